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
import {digestOf, readCache, replaceFile} from '../src/site/replaceFile.mjs';

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
  const command = [toolScript(tool), ...args];
  const {code, output} = await run(process.execPath, command, {quiet: true});
  return code === 0 ? [] : output.trim().split('\n');
}

/**
 * The checks. A check is skipped if no file that `reads` matches has changed since it found no problem.
 *
 * @type {Record<string, {reads: RegExp, find: () => Promise<string[]>}>}
 */
const checks = {
  pages: {
    reads: /./,
    find: async () => (await checkInThread('.')).map((one) => problemLine(one)),
  },
  contract: {
    reads: /^(?:openapi|prose|scripts)\/|^(?:package-lock\.json|redocly\.yaml)$/,
    find: async () => (await contractProblems()).map((one) => problemLine(one)),
  },
  markdown: {
    reads: /\.mdx?$|^(?:prose|scripts)\/|^(?:package-lock\.json|\.markdownlint-cli2\.jsonc)$/,
    find: () => linesOf('markdownlint-cli2'),
  },
  spelling: {
    reads: /\.(?:mdx?|ya?ml|json|txt)$|^scripts\//,
    find: () =>
      linesOf('cspell', '--no-progress', '--no-summary', `--issue-template=${spellingLine}`),
  },
};

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

/**
 * Digests what each check reads: files of the repository, and the day, on which the dates of posts depend.
 *
 * @returns {Record<string, string>} by the name of the check; empty if Git lists no files, as in a copy that another
 *   repository ignores
 */
function digests() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  if (status !== 0 || stdout === '') return {};
  const files = stdout
    .split('\0')
    .filter((file) => statSync(file, {throwIfNoEntry: false})?.isFile());
  const day = new Date().toISOString().slice(0, 10);
  return Object.fromEntries(
    Object.entries(checks).map(([name, {reads}]) => [
      name,
      `${day} ${digestOf(files.filter((file) => reads.test(file)))}`,
    ]),
  );
}

/** The file with the digest of what each check read when it last found no problem. */
const cleanFile = '.cache/check/clean.json';

// There are no options, so any is an error.
parseArgs({});
// React's development build is slower: it records a stack for each element that the check renders.
process.env.NODE_ENV ??= 'production';
const before = digests();
const clean = readCache(cleanFile);
const due = Object.entries(checks).filter(
  ([name]) => !before[name] || before[name] !== clean[name],
);
if (due.length > 0) await bundleContract();
/** @type {Record<string, string[]>} */
const found = Object.fromEntries(
  await Promise.all(due.map(async ([name, {find}]) => [name, await find()])),
);
const problems = withoutRepetitions(Object.values(found).flat());
for (const line of problems) console.log(line);
const count = problems.length === 1 ? 'One problem' : `${problems.length || 'No'} problems`;
console.log(`${count}, after ${(performance.now() / 1000).toFixed(1)} s.`);
if (problems.length > 0) process.exitCode = 1;
if (due.length > 0) {
  // A file that changes during a check is checked again in the next run.
  const after = digests();
  const passed = Object.entries(before).filter(
    ([name, digest]) => !found[name]?.length && after[name] === digest,
  );
  replaceFile(cleanFile, JSON.stringify(Object.fromEntries(passed)));
}
