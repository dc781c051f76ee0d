// `node bench/compare.mjs <before> <after> <folder>` compares two built sites. `report.md` gets the sizes of each kind
// of page and the list of pages that differ; `before/` and `after/` get screenshots of the pages that differ.
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import {launchBrowser} from '../scripts/lib/browser.mjs';
import {serveSite} from '../scripts/lib/serve.mjs';

/** Limits for screenshots (height in pixels): a change to the footer affects all pages, and some are very long. */
const MAX_SCREENSHOTS = 30;
const MAX_HEIGHT = 6000;

const parts = /** @type {const} */ (['html', 'script', 'css']);

/** Hashes in file names, which can differ between builds. */
const digests = /\.[0-9a-f]{8,}(?=\.(js|css|svg|png))|-[0-9a-f]{32}(?=\.)/g;

/** @typedef {{kind: string, text: string} & Record<typeof parts[number], number>} Page sizes in bytes, after Brotli */

/**
 * Reads the pages and style sheets of a built site.
 *
 * @param {string} dir a built site
 * @returns {{pages: Map<string, Page>, css: string}} `pages` by route, without redirects; `css` of all style sheets
 * @throws {Error} if there is no built site
 */
function readSite(dir) {
  if (!existsSync(path.join(dir, 'index.html'))) throw new Error(`${dir} has no built site.`);
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort();
  const read = (/** @type {string} */ file) => readFileSync(path.join(dir, file), 'utf8');
  /** @type {Map<string, number>} Sizes by file, cached because pages share most files and Brotli is slow. */
  const sizes = new Map();
  const size = (/** @type {string} */ file) => {
    if (!sizes.has(file)) {
      sizes.set(file, files.includes(file) ? brotliCompressSync(read(file)).length : 0);
    }
    return sizes.get(file) ?? 0;
  };
  /** @type {Map<string, Page>} */
  const pages = new Map();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = read(file);
    if (!html.includes('<main')) continue;
    const page = load(html);
    const linked = (/** @type {string} */ selector) => {
      const elements = page(selector).toArray();
      const paths = elements.map((one) => page(one).attr('src') ?? page(one).attr('href') ?? '');
      return [...new Set(paths)].reduce((sum, asset) => sum + size(asset.slice(1)), 0);
    };
    const script = linked(
      'script[src], link[rel="modulepreload"], link[rel="preload"][as="script"]',
    );
    const css = linked('link[rel="stylesheet"]');
    page('body script').remove();
    const route = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    const kind = html.includes('ref-call') ? 'operations' : path.posix.dirname(route);
    const text = page('title').text() + page('body').html()?.replaceAll(digests, '');
    pages.set(route, {kind, text, html: size(file), script, css});
  }
  const sheets = files.filter((name) => name.endsWith('.css')).map(read);
  return {pages, css: sheets.join('\n').replaceAll(digests, '')};
}

/** Formats a size and its change. @param {number} before bytes @param {number} after bytes */
function change(before, after) {
  const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const sign = after > before ? '+' : '−';
  return kB(after) + (after === before ? '' : ` (${sign}${kB(Math.abs(after - before))})`);
}

/**
 * Compares two sites.
 *
 * @param {ReturnType<typeof readSite>} was
 * @param {ReturnType<typeof readSite>} is
 * @returns {{report: string, differing: string[]}} `report` in Markdown; `differing` has the routes for screenshots
 */
function compare(was, is) {
  const routes = [...new Set([...was.pages.keys(), ...is.pages.keys()])].sort();
  const kinds = [...new Set([...was.pages.values(), ...is.pages.values()].map(({kind}) => kind))];
  const rows = kinds.sort().map((kind) => {
    const [old = [], now = []] = [was, is].map(({pages}) =>
      [...pages.values()].filter((page) => page.kind === kind),
    );
    const median = (/** @type {Page[]} */ pages, /** @type {typeof parts[number]} */ part) =>
      pages.map((page) => page[part]).sort((a, b) => a - b)[Math.floor(pages.length / 2)] ?? 0;
    const count = old.length === now.length ? now.length : `${now.length} (was ${old.length})`;
    const cells = parts.map((part) => change(median(old, part), median(now, part)));
    return `| ${kind} | ${count} | ${cells.join(' | ')} |`;
  });
  const lists = {
    'Pages changed': routes.filter((route) => {
      const [old, now] = [was.pages.get(route), is.pages.get(route)];
      return old && now && old.text !== now.text;
    }),
    'Pages added': routes.filter((route) => !was.pages.has(route)),
    'Pages removed': routes.filter((route) => !is.pages.has(route)),
    'Style sheets changed, a page of each kind':
      was.css === is.css
        ? []
        : kinds.flatMap((kind) => routes.find((one) => is.pages.get(one)?.kind === kind) ?? []),
  };
  const sections = Object.entries(lists)
    .filter(([, list]) => list.length > 0)
    .map(([title, list]) => `## ${title}: ${list.length}\n\n- \`${list.join('`\n- `')}\``);
  const header = ['| pages | number | HTML | script | CSS |', '| --- | --- | --- | --- | --- |'];
  const report = [
    '# What this change does to the site',
    'Each row shows the median sizes after the change, compressed with Brotli, and how much they changed. ' +
      `The first ${MAX_SCREENSHOTS} pages of the lists have screenshots.`,
    [...header, ...rows].join('\n'),
    ...(sections.length > 0 ? sections : ['No page differs.']),
  ];
  const differing = [...new Set(Object.values(lists).flat())].slice(0, MAX_SCREENSHOTS);
  return {report: `${report.join('\n\n')}\n`, differing};
}

/**
 * Takes a screenshot of each page. Skips pages that the site does not have.
 *
 * @param {string} dir a built site
 * @param {string[]} routes
 * @param {string} out folder for the screenshots
 */
async function takeScreenshots(dir, routes, out) {
  const [site, browser] = await Promise.all([serveSite(dir), launchBrowser()]);
  const page = await browser.newPage({reducedMotion: 'reduce'});
  for (const route of routes) {
    const response = await page.goto(site.url + encodeURI(route), {waitUntil: 'load'});
    if (!response?.ok()) continue;
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated !== 'false');
    const {width = 0} = page.viewportSize() ?? {};
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = {x: 0, y: 0, width, height: Math.min(length, MAX_HEIGHT)};
    const name = route.slice(1).replaceAll(/[^\w.-]+/g, '-') || 'home';
    await page.screenshot({path: path.join(out, `${name}.png`), fullPage: true, clip});
  }
  await Promise.all([browser.close(), site.close()]);
}

const [before, after, out] = process.argv.slice(2);
if (!before || !after || !out) {
  throw new Error('Usage: node bench/compare.mjs <build before> <build after> <folder to write>');
}
const {report, differing} = compare(readSite(before), readSite(after));
mkdirSync(out, {recursive: true});
writeFileSync(path.join(out, 'report.md'), report);
await takeScreenshots(before, differing, path.join(out, 'before'));
await takeScreenshots(after, differing, path.join(out, 'after'));
console.log(report);
