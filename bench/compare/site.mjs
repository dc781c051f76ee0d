import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';

/**
 * A page of a built site. Sizes are in bytes, as a browser that takes Brotli would fetch them.
 *
 * @typedef {{
 *   route: string,
 *   kind: string,
 *   title: string,
 *   body: string,
 *   html: number,
 *   script: number,
 *   style: number,
 * }} Page
 */

/** Kinds of pages by their address; the first that fits counts. An operation is told by what it shows. */
const kinds = /** @type {const} */ ([
  ['home', /^\/$/],
  ['guide', /^\/docs\/guides\//],
  ['PMS guide', /^\/docs\/PMS Specific Guides\//],
  ['post', /^\/blog\//],
  ['changelog', /^\/changelog/],
]);

/**
 * @param {string} route
 * @param {string} html
 */
function kindOf(route, html) {
  if (html.includes('ref-call')) return 'operation';
  return kinds.find(([, pattern]) => pattern.test(route))?.[0] ?? 'other';
}

/** What differs from build to build though nothing changed: the digests in the names of files, and of the commit. */
const digests = /\.[0-9a-f]{8,}(?=\.(js|css|svg|png))|-[0-9a-f]{32}(?=\.)/g;

/**
 * @param {string} file
 * @returns {number} its size, compressed by Brotli
 */
function size(file) {
  return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0;
}

/**
 * @param {string} dir
 * @param {(string | undefined)[]} addresses of files that a page asks for
 */
function sizeOf(dir, addresses) {
  const own = new Set(addresses.filter((address) => address?.startsWith('/')));
  return [...own].reduce((sum, address) => sum + size(path.join(dir, String(address))), 0);
}

/**
 * @param {string} dir the built site
 * @param {string} file a page of it
 * @returns {Page | undefined} nothing for a page that only leads on to another
 */
function readPage(dir, file) {
  const html = readFileSync(path.join(dir, file), 'utf8');
  if (!html.includes('<main')) return undefined;
  const page = load(html);
  const addresses = (/** @type {string} */ selector, /** @type {string} */ name) =>
    page(selector)
      .toArray()
      .map((element) => page(element).attr(name));
  const scripts = [
    ...addresses('script[src]', 'src'),
    ...addresses('link[rel="modulepreload"], link[rel="preload"][as="script"]', 'href'),
  ];
  const styles = addresses('link[rel="stylesheet"]', 'href');
  const route = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  page('body script').remove();
  return {
    route,
    kind: kindOf(route, html),
    title: page('title').text(),
    body: (page('body').html() ?? '').replaceAll(digests, ''),
    html: size(path.join(dir, file)),
    script: sizeOf(dir, scripts),
    style: sizeOf(dir, styles),
  };
}

/**
 * Reads the pages of a built site.
 *
 * @param {string} dir
 * @returns {{pages: Map<string, Page>, styles: string}} pages by address, and the text of all style sheets
 * @throws {Error} when there is no built site
 */
export function readSite(dir) {
  if (!existsSync(path.join(dir, 'index.html')))
    throw new Error(`${dir} holds no built site: there is no index.html in it.`);
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort();
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => readPage(dir, file) ?? []);
  const styles = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(dir, file), 'utf8').replaceAll(digests, ''));
  return {pages: new Map(pages.map((page) => [page.route, page])), styles: styles.join('\n')};
}
