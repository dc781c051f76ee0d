// Checks the words of code (including comments, messages and test titles), of READMEs and of the comments in YAML.
// `node prose/code.mjs [folder ...]` checks the files of these folders, or of all folders.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {codeWords, objections} from './terms.mjs';

const checked = /\.(?:[cm]?[jt]sx?|css|md|ya?ml)$/;

/** Not checked: pages and samples, which have other rules; test data; and files that contain bad wording on purpose. */
const excepted =
  /^(?:blog|docs|openapi|samples|static|tests\/data)\/(?!.*\.ya?ml$)|^tests\/unit\/prose\/|^prose\/README\.md$/;

/** YAML files that contain data. Only their comments are checked. */
const data = /^(?!\.github\/).*\.ya?ml$/;
const comment = /(?:^|\s)#(?=\s).*/;

/**
 * Lists the problems of a line.
 *
 * @param {string} file
 * @param {string} text the line
 * @returns {string[]}
 */
function problemsOf(file, text) {
  const line = data.test(file) ? (comment.exec(text)?.[0] ?? '') : text;
  return objections(line, codeWords).map(({found, advice}) => `"${found}". ${advice}`);
}

const tracked = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', ...process.argv.slice(2)],
  {encoding: 'utf8'},
);
const problems = tracked
  .split('\n')
  .filter((file) => checked.test(file) && !excepted.test(file) && existsSync(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        problemsOf(file, line).map((one) => `${file}:${index + 1}: ${one}`),
      ),
  );
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
