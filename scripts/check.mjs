// `npm run check`: checks pages, programs, the contract, wording and spelling without a build. `npm start` checks the
// pages again after each change.
import {createRequire} from 'node:module';
import {parseArgs} from 'node:util';
import {ensureInstalled} from './lib/install.mjs';
import {run, toolScript} from './lib/run.mjs';

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

/** Checks pages, programs and the schemas of the contract. */
async function pageLines() {
  const {bundleContract} = await import('../openapi/bundle.mjs');
  await bundleContract();
  /** @type {typeof import('../src/plugins/check-pages/checkInThread.cjs')} */
  const {checkInThread} = createRequire(import.meta.url)(
    '../src/plugins/check-pages/checkInThread.cjs',
  );
  return linesOf(await checkInThread('.'));
}

const contractLines = async () =>
  linesOf(await (await import('./check/contract.mjs')).contractProblems());

/** Runs the checks, prints the problems and sets the exit code. */
async function check() {
  const [pages, contract, wording, spelling] = await Promise.all([
    pageLines(),
    contractLines(),
    linesOfTool('markdownlint-cli2'),
    linesOfTool(
      'cspell',
      '--no-progress',
      '--no-summary',
      '--issue-template=$filename:$row:$col: $message: $text. $quickFix If the word is right, add it to prose/words.txt or, if it is a name, to prose/names.txt.',
    ),
  ]);
  // Redocly reports again what the schemas of the contract report with more advice.
  const placeOf = (/** @type {string} */ line) => line.split(':', 2).join(':');
  const places = new Set(pages.map(placeOf));
  const others = contract.filter((line) => !places.has(placeOf(line)));
  const found = [...pages, ...others, ...wording, ...spelling];
  for (const line of found) console.log(line);
  const count = found.length === 1 ? 'One problem' : `${found.length || 'No'} problems`;
  console.log(`${count}, after ${(performance.now() / 1000).toFixed(1)} s.`);
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
