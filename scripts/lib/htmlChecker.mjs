import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {run} from './run.mjs';

/**
 * @typedef {object} Message what the checker says
 * @property {string} [url] of the file
 * @property {string} type `error`, or `non-document-error` when it could not read one
 * @property {number} [lastLine]
 * @property {number} [lastColumn]
 * @property {string} message
 * @property {string} [extract] the place in the page
 */

/**
 * The content of style elements is left out. The checker's part for CSS knows less than browsers do: it takes `line-clamp`, nesting
 * and newer functions for mistakes. And all pages have the same styles, which it would read anew on each, for most of its time.
 */
const styles = /(<style[^>]*>)[^]*?(<\/style>)/g;

/**
 * What is left alone, on the page named and nowhere else: on a phone the rows of the comparison are shown as cards, and what is not
 * displayed as a table loses the roles of one.
 */
const exception = {
  message:
    /^The “role” attribute must not be used on a “t[rdh]” element which has a “table” ancestor/,
  file: path.join('docs', 'PMS Specific Guides.html'),
};

/**
 * Runs the W3C's checker on every page of a folder, in one process.
 *
 * @param {string} java path of the executable
 * @param {string} site folder with HTML files
 * @returns {Promise<{pages: number, mistakes: string[]}>} `mistakes` has a line for each: file, place, what is wrong
 * @throws {Error} when the checker gave no report, with what it printed instead
 */
export async function checkHtml(java, site) {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const folder = mkdtempSync(path.join(tmpdir(), 'html-'));
  try {
    const files = readdirSync(site, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.html'),
    );
    for (const file of files) {
      const copy = path.join(folder, file);
      mkdirSync(path.dirname(copy), {recursive: true});
      writeFileSync(copy, readFileSync(path.join(site, file), 'utf8').replace(styles, '$1$2'));
    }
    // Deep pages need more than the usual stack.
    const args = ['-Xss4m', '-jar', jar, '--errors-only', '--format', 'json', folder];
    const {output} = await run(java, args, {quiet: true});
    return {pages: files.length, mistakes: readReport(output, folder)};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * @param {string} output of the checker
 * @param {string} folder that it was given
 * @returns {string[]} a line for each mistake
 * @throws {Error} when the output is no report
 */
export function readReport(output, folder) {
  // What the Java machine has to say stands before it.
  const start = output.search(/\{"(?:version|messages)":/);
  if (start < 0) throw new Error(`The W3C’s checker gave no report. It printed: ${output.trim()}`);
  /** @type {{messages: Message[]}} */
  const {messages} = JSON.parse(output.slice(start));
  return messages
    .map((message) => ({
      ...message,
      file: message.url ? path.relative(folder, fileURLToPath(message.url)) : 'the checker',
    }))
    .filter(({file, message}) => file !== exception.file || !exception.message.test(message))
    .map(
      ({file, lastLine, lastColumn, message, extract}) =>
        `${file}:${lastLine ?? 0}:${lastColumn ?? 0} ${message}${extract ? ` At: ${extract.trim()}` : ''}`,
    );
}
