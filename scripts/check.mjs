// `npm run check`: the mistakes in pages, programs and the contract that can be known without a build, and those of wording
// and spelling, in seconds. `-- --watch` goes on with the pages and tells anew after each change.
import {spellingArguments} from '../prose/spelling.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {runTool} from './lib/run.mjs';

const options = process.argv.slice(2);

try {
  const unknown = options.filter((option) => option !== '--watch');
  if (unknown.length > 0) {
    throw new Error(`There is no option ${unknown.join(', ')}.\nUsage: npm run check [-- --watch]`);
  }
  await ensureInstalled();
  /** @type {[tool: string, args: string[]][]} */
  const tools = [['jiti', ['src/check-pages/command.ts', ...options]]];
  if (!options.includes('--watch')) {
    tools.push(
      ['markdownlint-cli2', []],
      ['cspell', spellingArguments],
      ['redocly', ['lint', '--max-problems=50']],
    );
  }
  const quiet = tools.length > 1;
  const results = await Promise.all(tools.map(([tool, args]) => runTool(tool, args, {quiet})));
  const failed = results.filter(({code}) => code !== 0);
  // "No mistakes" is the word of the first tool, which is right only when the others have found none either.
  for (const {output} of failed.length > 0 ? failed : results.slice(0, 1)) {
    if (quiet) console.log(output.trim());
  }
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
