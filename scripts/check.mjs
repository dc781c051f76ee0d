// `npm run check`: the mistakes in pages, programs and the contract that can be known without a build, and those of wording
// and spelling, in seconds. `-- --watch` goes on with the pages and tells anew after each change.
import {spellingArguments} from '../prose/spelling.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {runTool} from './lib/run.mjs';

const options = process.argv.slice(2);

/** @type {[tool: string, args: string[]]} */
const pages = ['jiti', ['src/check-pages/command.ts']];

/** @type {[tool: string, args: string[]][]} */
const others = [
  ['markdownlint-cli2', []],
  ['cspell', spellingArguments],
  ['redocly', ['lint', '--max-problems=50']],
];

/** What redocly says besides mistakes: the age of Node.js in a frame, each description that it reads, how to ignore all mistakes. */
const chatter = /^\s*[╔║╚]|^validating |^\S+: validated in |^run `redocly lint /;

/** What writers change. */
const watched = ['docs', 'blog', 'changelog', 'src', 'samples', 'openapi', 'static', 'sidebars.ts'];

/** Told once, however many files are saved at once; in ms. */
const SETTLED = 200;

async function checkOnce() {
  const results = await Promise.all(
    [pages, ...others].map(([tool, args]) => runTool(tool, args, {quiet: true, skip: chatter})),
  );
  const failed = results.filter(({code}) => code !== 0);
  // "No mistakes" is the word of the first tool, which is right only when the others have found none either.
  for (const {output} of failed.length > 0 ? failed : results.slice(0, 1)) {
    console.log(output.trim());
  }
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Each time in a process of its own: one that goes on keeps the modules and the contract that it has read. */
async function checkOnChange() {
  // Imported only now: it is a package.
  const {watch} = await import('chokidar');
  let running = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  let waiting;
  const check = () => {
    running = running.then(() => runTool(...pages)).then(() => undefined);
  };
  watch(watched, {ignoreInitial: true}).on('all', () => {
    clearTimeout(waiting);
    waiting = setTimeout(check, SETTLED);
  });
  check();
}

try {
  const unknown = options.filter((option) => option !== '--watch');
  if (unknown.length > 0) {
    throw new Error(`There is no option ${unknown.join(', ')}.\nUsage: npm run check [-- --watch]`);
  }
  await ensureInstalled();
  await (options.includes('--watch') ? checkOnChange() : checkOnce());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
