// `npm run check`: checks pages, programs, the contract, wording and spelling without a build. `npm start` checks the
// pages again after each change.
import './lib/plainErrors.mjs';
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {isDeepStrictEqual, parseArgs} from 'node:util';
import {createJiti} from 'jiti';
import {contractProblems} from './check/contract.mjs';
import {withoutRepetitions} from './check/repetitions.mjs';
import {run, toolScript} from './lib/run.mjs';
import {bundleContract} from '../openapi/bundle.mjs';
import {checkInThread} from '../src/plugins/check-pages/checkInThread.cjs';
import {digestOf, readCache, replaceFile} from '../src/site/cache.mjs';

/** @type {typeof import('../src/site/problem')} */
const {problemLine} = await createJiti(import.meta.url).import('../src/site/problem.ts');

const spellingLine = '$filename:$row:$col: $message: $text. $quickFix';
const wordAdvice =
  'If the word is right, add it to prose/words.txt or, if it is a name, to prose/names.txt.';

/** Returns the problems that a tool of the project prints. */
async function linesOf(/** @type {string} */ tool, /** @type {string[]} */ ...args) {
  const {code, output} = await run(process.execPath, [toolScript(tool), ...args], {quiet: true});
  if (code === 0) return [];
  const lines = output.trim().split('\n');
  return lines.map((line) =>
    line.includes(': Unknown word: ') ? `${line.trim()} ${wordAdvice}` : line,
  );
}

/** Matches texts. Other files, such as the words of prose, may change what the check says about each text. */
const text = /^(?:(?:blog|changelog|docs|samples)\/(?!\.)|openapi\/.*\.(?:md|yaml)$)/;

/**
 * Runs the checks that may find other problems than the last check without any.
 *
 * @param {string[]} changed the files that have changed since then, or are gone; if not only texts have changed, all
 *   checks run on all files
 * @returns {Promise<string[]>} a line for each problem
 */
async function findProblems(changed) {
  const isPartial = changed.every((file) => text.test(file) && existsSync(file));
  const pages = changed.filter((file) => /\.mdx?$/.test(file)).map((file) => `:${file}`);
  const markdown = isPartial ? ['--no-globs', ...pages] : [];
  const spelling = ['--no-progress', '--no-summary', `--issue-template=${spellingLine}`];
  if (isPartial) spelling.push('--no-must-find-files', '--file', ...changed);
  const [inPages, inContract, ...inTexts] = await Promise.all([
    bundleContract().then(() => checkInThread('.')),
    contractProblems(isPartial ? changed : undefined),
    markdown.length === 1 ? [] : linesOf('markdownlint-cli2', ...markdown),
    linesOf('cspell', ...spelling),
  ]);
  const found = [...inPages, ...inContract].map((each) => problemLine(each));
  return withoutRepetitions([...found, ...inTexts.flat()]);
}

/**
 * Digests each file of the repository.
 *
 * @returns {Record<string, string> | undefined} also the day, on which the dates of posts depend; undefined if Git
 *   lists no files, as in a copy that another repository ignores
 */
function digests() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  if (status !== 0 || stdout === '') return undefined;
  const isFile = (/** @type {string} */ file) => statSync(file, {throwIfNoEntry: false})?.isFile();
  const files = stdout.split('\0').filter(isFile);
  const day = new Date().toISOString().slice(0, 10);
  return {day, ...Object.fromEntries(files.map((file) => [file, digestOf([file])]))};
}

/** The file with the digests of the repository in which the last check found no problem. */
const cleanFile = '.cache/check/clean.json';

// There are no options, so any is an error.
parseArgs({});
// React's development build is slower: it records a stack for each element that the check renders.
process.env.NODE_ENV ??= 'production';
const before = digests();
const last = readCache(cleanFile);
const changed = Object.keys({...last, ...before}).filter((key) => last[key] !== before?.[key]);
const problems = before && changed.length === 0 ? [] : await findProblems(before ? changed : ['.']);
for (const line of problems) console.log(line);
const count = problems.length === 1 ? 'One problem' : `${problems.length || 'No'} problems`;
console.log(`${count}, after ${(performance.now() / 1000).toFixed(1)} s.`);
// A file that changes during the check is checked again in the next run.
if (problems.length > 0) process.exitCode = 1;
else if (before && changed.length > 0 && isDeepStrictEqual(digests(), before))
  replaceFile(cleanFile, JSON.stringify(before));
