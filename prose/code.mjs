// Checks the words and the length of lines in code, its comments, messages and test titles, and the words of READMEs.
// `node prose/code.mjs [folder ...]` checks the files that git tracks in these folders, or all of them.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {codeWords, objections} from './terms.mjs';

const MOST_CHARACTERS = 120;

const checked = /\.(?:[cm]?[jt]sx?|css)$|^\.github\/.*\.ya?ml$|\.md$/;

/** Pages, which have other rules, bad examples, samples, and the data of tests. */
const excepted =
  /^(?:blog|docs|openapi|samples|static|tests\/data)\/|^tests\/unit\/prose\/|^prose\/README\.md$|^BENCHMARKS\.md$/;

/**
 * @param {string} file
 * @param {string} line
 * @returns {string[]} what is wrong with a line
 */
function problemsOf(file, line) {
  const words = objections(line, codeWords).map(({found, advice}) => `"${found}". ${advice}`);
  const mayBeLong = file.endsWith('.md') || /https?:\/\/|^\s*\|/.test(line);
  return mayBeLong || line.length <= MOST_CHARACTERS
    ? words
    : [...words, `This line has ${line.length} characters, and ${MOST_CHARACTERS} are allowed.`];
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
