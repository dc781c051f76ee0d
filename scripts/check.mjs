// `npm run check`: checks pages, programs, the contract, wording and spelling without a build. `npm start` checks the
// pages again after each change.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {lstatSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {parseArgs} from 'node:util';
import {ensureInstalled} from './lib/install.mjs';
import {run, toolScript} from './lib/run.mjs';
import {readCache, replaceFile} from '../src/site/replaceFile.mjs';

/**
 * A tool, and the files that its result depends on.
 *
 * @typedef {{inputs: RegExp, find: () => Promise<string[]>}} Check
 */

/** @type {Record<string, Check>} */
const checks = {
  pages: {
    inputs: /(?:)/,
    async find() {
      const {bundleContract} = await import('../openapi/bundle.mjs');
      await bundleContract();
      /** @type {typeof import('../src/plugins/check-pages/checkInThread.cjs')} */
      const {checkInThread} = createRequire(import.meta.url)(
        '../src/plugins/check-pages/checkInThread.cjs',
      );
      return linesOf(await checkInThread('.'));
    },
  },
  contract: {
    inputs: /^(?:openapi|prose|src\/plugins\/reference)\/|^redocly\.yaml$|^package-lock\.json$/,
    find: async () => linesOf(await (await import('./check/contract.mjs')).contractProblems()),
  },
  wording: {
    inputs: /\.mdx?$|^prose\/|^\.markdownlint|^package-lock\.json$/,
    find: () => linesOfTool('markdownlint-cli2'),
  },
  spelling: {
    inputs: /\.(?:mdx?|ya?ml)$|^prose\/|^package-lock\.json$/,
    find: () =>
      linesOfTool(
        'cspell',
        '--no-progress',
        '--no-summary',
        '--issue-template=$filename:$row:$col: $message: $text. $quickFix If the word is right, add it to prose/words.txt or, if it is a name, to prose/names.txt.',
      ),
  },
};

/** @param {Parameters<typeof import('../src/site/problem').problemLine>[0][]} problems */
async function linesOf(problems) {
  // Imported here, because ensureInstalled() may have to install jiti first.
  const {createJiti} = await import('jiti');
  /** @type {typeof import('../src/site/problem')} */
  const {problemLine} = await createJiti(import.meta.url).import('../src/site/problem.ts');
  return problems.map((one) => problemLine(one));
}

/** Runs a tool. @returns what it prints if it fails */
async function linesOfTool(/** @type {string} */ tool, /** @type {string[]} */ ...args) {
  const command = [toolScript(tool), ...args];
  const {code, output} = await run(process.execPath, command, {quiet: true});
  return code === 0 ? [] : output.trim().split('\n');
}

/** The file with the digest of the inputs that each check last found no problem in. */
const cleanFile = '.cache/check/clean.json';

/**
 * Digests the day, on which the dates of posts depend, and the inputs of each check.
 *
 * @returns {Record<string, string>} empty if Git lists no files, as in a copy that another repository ignores
 */
function digests() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  if (status !== 0 || stdout === '') return {};
  const day = new Date().toISOString().slice(0, 10);
  const hashes = Object.entries(checks).map(([name, {inputs}]) => ({
    name,
    inputs,
    hash: createHash('sha256').update(day),
  }));
  for (const file of stdout.split('\0')) {
    if (!lstatSync(file, {throwIfNoEntry: false})?.isFile()) continue;
    const text = readFileSync(file);
    for (const {inputs, hash} of hashes) {
      if (inputs.test(file)) hash.update(`\0${file}\0`).update(text);
    }
  }
  return Object.fromEntries(hashes.map(({name, hash}) => [name, hash.digest('hex')]));
}

/** Runs the checks whose inputs have changed, prints the problems and sets the exit code. */
async function check() {
  const before = digests();
  const last = readCache(cleanFile);
  const changed = Object.entries(checks).filter(
    ([name]) => !before[name] || before[name] !== last[name],
  );
  const results = await Promise.all(
    changed.map(async ([name, {find}]) => ({name, lines: await find()})),
  );
  // Redocly reports again what the schemas of the contract report with more advice.
  const placeOf = (/** @type {string} */ line) => line.split(':', 2).join(':');
  const places = new Set(results.find(({name}) => name === 'pages')?.lines.map(placeOf));
  const found = results.flatMap(({name, lines}) =>
    name === 'contract' ? lines.filter((line) => !places.has(placeOf(line))) : lines,
  );
  for (const line of found) console.log(line);
  const count = found.length === 1 ? 'One problem' : `${found.length || 'No'} problems`;
  console.log(`${count}, after ${(performance.now() / 1000).toFixed(1)} s.`);
  process.exitCode = found.length === 0 ? 0 : 1;
  if (changed.length === 0) return;
  // A file that changes during the check is checked again in the next run.
  const after = digests();
  const clean = Object.keys(after).filter(
    (key) =>
      before[key] === after[key] &&
      !results.some(({name, lines}) => name === key && lines.length > 0),
  );
  replaceFile(cleanFile, JSON.stringify(after, clean));
}

try {
  // There are no options, so any is an error.
  parseArgs({});
  await ensureInstalled();
  // React's development build is slower: it records a stack for each element that the check renders.
  process.env.NODE_ENV ??= 'production';
  await check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
