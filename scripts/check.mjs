// `npm run check`: checks pages, programs, the contract, wording and spelling without a build. `npm start` checks the
// pages again after each change.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureInstalled} from './lib/install.mjs';

const require = createRequire(import.meta.url);

/** The file with the digest of the last repository without a problem. */
const cleanFile = 'node_modules/.cache/check/repository.txt';

/**
 * Digests the day, on which the dates of posts depend, and all files of the repository.
 *
 * @returns {string} an empty string if Git lists no files
 */
function repositoryDigest() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  // There are no files in a copy that another repository ignores.
  if (status !== 0 || stdout === '') return '';
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of stdout.split('\0')) {
    if (lstatSync(file, {throwIfNoEntry: false})?.isFile())
      hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {import('./check/tools.mjs').LintProblem} problem
 * @param {Set<string>} places files and lines of other problems
 */
const isRepeated = ({source, file, line}, places) =>
  source === 'redocly' && places.has(`${file}:${line}`);

/** Prints the problems and sets the exit code. */
async function check() {
  const start = performance.now();
  const digest = repositoryDigest();
  if (digest && existsSync(cleanFile) && readFileSync(cleanFile, 'utf8') === digest) {
    console.log('No problems: nothing has changed since the last check.');
    return;
  }
  const {bundleContract} = await import('../openapi/bundle.mjs');
  await bundleContract();
  /** @type {typeof import('../src/plugins/check-pages/checkInThread.cjs')} */
  const {checkInThread} = require('../src/plugins/check-pages/checkInThread.cjs');
  const linted = import('./check/tools.mjs').then(({runLinters}) => runLinters());
  // A worker thread checks the pages while this thread runs the linters.
  const [checked, lint] = await Promise.all([checkInThread('.'), linted]);
  // Redocly reports again what the schemas of the contract report with more advice.
  const places = new Set(checked.map(({file, line}) => `${file}:${line}`));
  const found = [...checked, ...lint.filter((one) => !isRepeated(one, places))];
  // Imported here, because ensureInstalled() may have to install jiti first.
  const {createJiti} = await import('jiti');
  /** @type {typeof import('../src/site/problem')} */
  const {problemLine} = await createJiti(import.meta.url).import('../src/site/problem.ts');
  for (const problem of found) console.log(problemLine(problem));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = found.length === 1 ? 'One problem' : `${found.length || 'No'} problems`;
  console.log(`${count}, after ${seconds} s.`);
  process.exitCode = found.length === 0 ? 0 : 1;
  if (found.length > 0 || !digest || digest !== repositoryDigest()) return;
  try {
    mkdirSync(path.dirname(cleanFile), {recursive: true});
    writeFileSync(cleanFile, digest);
  } catch {
    // The packages are in a read-only folder. The next run checks all files again.
  }
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
