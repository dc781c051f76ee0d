// Runs markdownlint, cspell and Redocly, and returns their problems in the format of src/plugins/check-pages. Skips files that
// had no problem in the last run and have not changed.
import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {createJiti} from 'jiti';
import {apiNames} from '../../openapi/bundle.mjs';

const jiti = createJiti(import.meta.url);
/** @type {typeof import('../../src/plugins/check-pages/cache')} */
const {Cache} = await jiti.import('../../src/plugins/check-pages/cache.ts');
/** @type {typeof import('../../src/plugins/page-sources/digest')} */
const {digestOf} = await jiti.import('../../src/plugins/page-sources/digest.ts');
/** @type {typeof import('../../src/site/pages')} */
const {filesIn} = await jiti.import('../../src/site/pages.ts');
/** @type {typeof import('../../src/site/files')} */
const {repositoryPath} = await jiti.import('../../src/site/files.ts');

/**
 * @typedef {import('../../src/site/problem').Problem} Problem
 * @typedef {Pick<Problem, 'file' | 'line' | 'column' | 'reason' | 'note' | 'source' | 'ruleId'>} LintProblem
 */

/** @type {import('../../src/plugins/check-pages/cache').Cache<true>} */
const clean = new Cache('clean', '.');

/** Runs markdownlint, which also checks the wording. @returns {Promise<LintProblem[]>} */
async function wording() {
  const folders = ['.github', 'blog', 'docs', 'openapi', 'prose', 'src'];
  const keys = [...readdirSync('.'), ...folders.flatMap((folder) => filesIn(folder))]
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({file, key: clean.keyOf('markdownlint', digestOf([file], '.'))}));
  // @ts-expect-error The package has no types.
  const {main} = await import('markdownlint-cli2');
  /** @type {LintProblem[]} */
  const found = [];
  /** @param {{results: (import('markdownlint').LintError & {fileName: string})[]}} outcome */
  const collect = ({results}) => {
    for (const {fileName, lineNumber, errorRange, ruleNames, ...one} of results) {
      found.push({
        file: fileName,
        line: lineNumber,
        column: errorRange?.[0],
        reason: one.ruleDescription,
        note: [one.errorDetail, one.errorContext].filter(Boolean).join(' '),
        source: 'markdownlint',
        ruleId: ruleNames.at(-1),
      });
    }
  };
  await main({
    directory: process.cwd(),
    argv: [],
    logError: () => {},
    logMessage: () => {},
    optionsOverride: {
      ignores: keys.filter(({key}) => clean.get(key)).map(({file}) => file),
      outputFormatters: [[collect]],
    },
  });
  for (const {file, key} of keys) {
    if (!found.some((one) => one.file === file)) clean.set(key, true);
  }
  return found;
}

/** Runs cspell. @returns {Promise<LintProblem[]>} */
async function spelling() {
  const {lint} = await import('cspell');
  /** @type {LintProblem[]} */
  const found = [];
  await lint(
    [],
    {
      cache: clean.isWritable(),
      cacheStrategy: 'content',
      cacheLocation: 'node_modules/.cache/check/cspell',
      progress: false,
    },
    {
      issue: ({uri, row, col, text, isFlagged, suggestionsEx}) => {
        const known = suggestionsEx?.filter(({isPreferred}) => isPreferred).map(({word}) => word);
        const write = known?.length ? `Write ${known.join(' or ')}. ` : '';
        found.push({
          file: repositoryPath(fileURLToPath(uri ?? '')),
          line: row,
          column: col,
          reason: `${isFlagged ? 'Word not to use' : 'Unknown word'}: ${text}.`,
          note: `${write}If the word is right, add it to prose/words.txt or, if it is a name, to prose/names.txt.`,
          source: 'cspell',
          ruleId: 'spelling',
        });
      },
      error: (message, error) => {
        throw error instanceof Error ? error : new Error(message);
      },
    },
  );
  return found;
}

/** Runs Redocly on the three descriptions. @returns {Promise<LintProblem[]>} */
async function contract() {
  const key = clean.keyOf('redocly', digestOf(filesIn('openapi'), '.'));
  if (clean.get(key)) return [];
  const {getLineColLocation, lint, loadConfig} = await import('@redocly/openapi-core');
  const config = await loadConfig({configPath: 'redocly.yaml'});
  const runs = await Promise.allSettled(
    apiNames.map((name) => lint({ref: `openapi/${name}.yaml`, config})),
  );
  // Redocly fails on a file that is not OpenAPI at all. check-pages reports that file by its schema.
  const found = runs.flatMap((run) => (run.status === 'fulfilled' ? run.value : []));
  if (found.length === 0 && runs.every(({status}) => status === 'fulfilled')) clean.set(key, true);
  return found.map(({location: [place], message, ruleId, suggest}) => {
    const {start} = (place && getLineColLocation(place)) ?? {};
    const file = repositoryPath(place?.source.absoluteRef ?? '');
    return {
      file,
      line: start?.line,
      column: start?.col,
      reason: message.replace(`${file}: `, ''),
      note: suggest.length > 0 ? `Did you mean ${suggest.join(' or ')}?` : undefined,
      source: 'redocly',
      ruleId,
    };
  });
}

/**
 * Runs all linters.
 *
 * @returns {Promise<LintProblem[]>}
 * @throws {Error} if a linter itself fails
 */
export async function runLinters() {
  const found = await Promise.all([contract(), wording(), spelling()]);
  clean.save();
  return found.flat();
}
