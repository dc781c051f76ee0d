// `npm run check`: the mistakes in pages, programs and the contract that can be known without a build, and those of
// wording and spelling, in seconds. With --watch it goes on with the pages and checks again after each change; with
// --pages it checks only those.
import {createRequire} from 'node:module';
import {ensureInstalled} from './lib/install.mjs';

const options = process.argv.slice(2);
const require = createRequire(import.meta.url);

/** What writers change. */
const watched = ['docs', 'blog', 'changelog', 'src', 'samples', 'openapi', 'static', 'sidebars.ts'];

/** One check, however many files are saved at once; in ms. */
const SETTLED = 200;

/** Prints the problems and sets the exit code. */
async function check(/** @type {boolean} */ pagesOnly) {
  const start = performance.now();
  /** @type {typeof import('../src/check-pages/checkInThread.cjs')} */
  const {checkInThread} = require('../src/check-pages/checkInThread.cjs');
  const linted = pagesOnly ? [] : import('./check/tools.mjs').then(({runLinters}) => runLinters());
  // The pages are checked in a thread, so each of the two has a core.
  const found = await Promise.all([checkInThread('.'), linted]);
  // Imported only now: it is a package.
  const {createJiti} = await import('jiti');
  /** @type {typeof import('../src/site/writerError')} */
  const {problemLine} = await createJiti(import.meta.url).import('../src/site/writerError.ts');
  const problems = found.flat();
  for (const problem of problems) console.log(problemLine(problem));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = problems.length === 1 ? 'One problem' : `${problems.length || 'No'} problems`;
  console.log(`${count}, after ${seconds} s.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

async function checkOnChange() {
  // Imported only now: it is a package.
  const {watch} = await import('chokidar');
  let running = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  let waiting;
  const checkAgain = () => {
    running = running.then(() => check(true)).catch((error) => console.error(error));
  };
  watch(watched, {ignoreInitial: true}).on('all', () => {
    clearTimeout(waiting);
    waiting = setTimeout(checkAgain, SETTLED);
  });
  checkAgain();
}

try {
  const unknown = options.filter((option) => !['--watch', '--pages'].includes(option));
  if (unknown.length > 0) {
    throw new Error(
      `There is no option ${unknown.join(', ')}.\nUsage: npm run check [-- --watch | --pages]`,
    );
  }
  await ensureInstalled();
  // React's development build records a stack for each element that the check renders.
  process.env.NODE_ENV ??= 'production';
  await (options.includes('--watch') ? checkOnChange() : check(options.includes('--pages')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
