// `npm run check`: checks pages, programs, the contract, wording and spelling without a build. `npm start` checks the
// pages again after each change.
import {createRequire} from 'node:module';
import {parseArgs} from 'node:util';
import {ensureInstalled} from './lib/install.mjs';

const require = createRequire(import.meta.url);

/** Prints the problems and sets the exit code. */
async function check() {
  const start = performance.now();
  const {bundleContract} = await import('../openapi/bundle.mjs');
  await bundleContract();
  /** @type {typeof import('../src/plugins/check-pages/checkInThread.cjs')} */
  const {checkInThread} = require('../src/plugins/check-pages/checkInThread.cjs');
  const linted = import('./check/tools.mjs').then(({runLinters}) => runLinters());
  // A worker thread checks the pages while this thread runs the linters.
  const [checked, lint] = await Promise.all([checkInThread('.'), linted]);
  // Redocly reports again what the schemas of the contract report with more advice.
  const places = new Set(checked.map(({file, line}) => `${file}:${line}`));
  const found = [
    ...checked,
    ...lint.filter(
      ({source, file, line}) => source !== 'redocly' || !places.has(`${file}:${line}`),
    ),
  ];
  // Imported here, because ensureInstalled() may have to install jiti first.
  const {createJiti} = await import('jiti');
  /** @type {typeof import('../src/site/problem')} */
  const {problemLine} = await createJiti(import.meta.url).import('../src/site/problem.ts');
  for (const problem of found) console.log(problemLine(problem));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = found.length === 1 ? 'One problem' : `${found.length || 'No'} problems`;
  console.log(`${count}, after ${seconds} s.`);
  process.exitCode = found.length === 0 ? 0 : 1;
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
