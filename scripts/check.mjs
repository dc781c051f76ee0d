// `npm run check`: checks pages, programs, the contract, wording and spelling without a build. `npm start` checks the
// pages again after each change.
import './lib/plainErrors.mjs';
import {spawnSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {createRequire} from 'node:module';
import {parseArgs} from 'node:util';
import {createJiti} from 'jiti';
import {contractProblems} from './check/contract.mjs';
import {run, toolScript} from './lib/run.mjs';
import {bundleContract} from '../openapi/bundle.mjs';
import {digestOf, readCache, replaceFile} from '../src/site/cache.mjs';

/** @type {typeof import('../src/plugins/check-pages/checkInThread.cjs')} */
const {checkInThread} = createRequire(import.meta.url)(
  '../src/plugins/check-pages/checkInThread.cjs',
);
/** @type {typeof import('../src/site/problem')} */
const {problemLine} = await createJiti(import.meta.url).import('../src/site/problem.ts');

const spellingLine =
  '$filename:$row:$col: $message: $text. $quickFix ' +
  'If the word is right, add it to prose/words.txt or, if it is a name, to prose/names.txt.';

/** Returns the problems that a tool of the project prints. */
async function linesOf(/** @type {string} */ tool, /** @type {string[]} */ ...args) {
  const {code, output} = await run(process.execPath, [toolScript(tool), ...args], {quiet: true});
  return code === 0 ? [] : output.trim().split('\n');
}

/**
 * Lists the problems, without misspelt words that are an unknown key, which has its own problem.
 *
 * @param {string[]} lines
 */
const withoutRepetitions = (lines) =>
  lines.filter((line) => {
    const [, place, word] = /^(.*?:\d+):\d+: Unknown word: (\w+)/.exec(line) ?? [];
    return !lines.some((one) => word && one.startsWith(`${place}:`) && one.includes(`${word}: `));
  });

/** Runs all checks. @returns {Promise<string[]>} a line for each problem */
async function findProblems() {
  await bundleContract();
  const results = await Promise.all([
    checkInThread('.').then((problems) => problems.map((each) => problemLine(each))),
    contractProblems().then((problems) => problems.map((each) => problemLine(each))),
    linesOf('markdownlint-cli2'),
    linesOf('cspell', '--no-progress', '--no-summary', `--issue-template=${spellingLine}`),
  ]);
  return withoutRepetitions(results.flat());
}

/**
 * Digests the files of the repository, and the day, on which the dates of posts depend.
 *
 * @returns {string} empty if Git lists no files, as in a copy that another repository ignores
 */
function digest() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  if (status !== 0 || stdout === '') return '';
  const isFile = (/** @type {string} */ file) => statSync(file, {throwIfNoEntry: false})?.isFile();
  return new Date().toISOString().slice(0, 10) + digestOf(stdout.split('\0').filter(isFile));
}

/** The file with the digest of the repository in which the last check found no problem. */
const cleanFile = '.cache/check/clean.json';

// There are no options, so any is an error.
parseArgs({});
// React's development build is slower: it records a stack for each element that the check renders.
process.env.NODE_ENV ??= 'production';
const before = digest();
const isClean = before !== '' && readCache(cleanFile).digest === before;
const problems = isClean ? [] : await findProblems();
for (const line of problems) console.log(line);
const count = problems.length === 1 ? 'One problem' : `${problems.length || 'No'} problems`;
console.log(`${count}, after ${(performance.now() / 1000).toFixed(1)} s.`);
// A file that changes during the check is checked again in the next run.
if (problems.length > 0) process.exitCode = 1;
else if (!isClean && digest() === before) replaceFile(cleanFile, JSON.stringify({digest: before}));
