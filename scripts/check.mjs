// `npm run check`: checks pages, programs, the contract, wording and spelling without a build. `npm start` checks the
// pages again after each change.
import './lib/plainErrors.mjs';
import {createRequire} from 'node:module';
import {parseArgs} from 'node:util';
import {createJiti} from 'jiti';
import {contractProblems} from './check/contract.mjs';
import {run, toolScript} from './lib/run.mjs';
import {bundleContract} from '../openapi/bundle.mjs';

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

/** Runs all checks. @returns {Promise<string[]>} a line for each problem */
async function findProblems() {
  await bundleContract();
  const results = await Promise.all([
    checkInThread('.').then((problems) => problems.map((each) => problemLine(each))),
    contractProblems().then((problems) => problems.map((each) => problemLine(each))),
    linesOf('markdownlint-cli2'),
    linesOf('cspell', '--no-progress', '--no-summary', `--issue-template=${spellingLine}`),
  ]);
  return results.flat();
}

// There are no options, so any is an error.
parseArgs({});
// React's development build is slower: it records a stack for each element that the check renders.
process.env.NODE_ENV ??= 'production';
const problems = await findProblems();
for (const line of problems) console.log(line);
const count = problems.length === 1 ? 'One problem' : `${problems.length || 'No'} problems`;
console.log(`${count}, after ${(performance.now() / 1000).toFixed(1)} s.`);
process.exitCode = problems.length > 0 ? 1 : 0;
