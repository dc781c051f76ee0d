// `node bench/compare.mjs <before> <after> <folder>`: what a change does to the built site. Writes `report.md` with
// the sizes by kind of page and the pages that differ, and pictures of those in `before/` and `after/`. Both builds
// are results of `npm run build`.
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';

/**
 * Pages to photograph at most, and how much of each in pixels: a change of the footer touches all, and some are many
 * screens long.
 */
const MOST = 30;
const MAX_HEIGHT = 6000;

const parts = /** @type {const} */ (['html', 'script', 'css']);

/** What differs from build to build though nothing changed: the digests in the names of files. */
const digests = /\.[0-9a-f]{8,}(?=\.(js|css|svg|png))|-[0-9a-f]{32}(?=\.)/g;

/**
 * @typedef {{kind: string, text: string} & Record<typeof parts[number], number>} Page sizes in bytes, compressed with
 *   Brotli
 */

/**
 * @param {string} dir a built site
 * @returns {{pages: Map<string, Page>, css: string}} pages by address, without those that only redirect; text of all
 *   style sheets
 * @throws {Error} when there is no built site
 */
function readSite(dir) {
  if (!existsSync(path.join(dir, 'index.html'))) throw new Error(`${dir} holds no built site.`);
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort();
  const read = (/** @type {string} */ file) => readFileSync(path.join(dir, file), 'utf8');
  /** @type {Map<string, number>} Pages share most of their files, and Brotli takes its time. */
  const sizes = new Map();
  const size = (/** @type {string} */ file) => {
    const known =
      sizes.get(file) ?? (files.includes(file) ? brotliCompressSync(read(file)).length : 0);
    sizes.set(file, known);
    return known;
  };
  /** @type {Map<string, Page>} */
  const pages = new Map();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = read(file);
    if (!html.includes('<main')) continue;
    const page = load(html);
    const linked = (/** @type {string} */ selector) =>
      [
        ...new Set(
          page(selector)
            .toArray()
            .map((element) => page(element).attr('src') ?? page(element).attr('href') ?? ''),
        ),
      ]
        .map((address) => size(address.slice(1)))
        .reduce((sum, one) => sum + one, 0);
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
  const css = files
    .filter((name) => name.endsWith('.css'))
    .map(read)
    .join('\n');
  return {pages, css: css.replaceAll(digests, '')};
}

/** @param {number} before bytes @param {number} after */
function change(before, after) {
  const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const sign = after > before ? '+' : '−';
  return kB(after) + (after === before ? '' : ` (${sign}${kB(Math.abs(after - before))})`);
}

/**
 * @param {string} before a built site
 * @param {string} after another
 * @returns {{report: string, pictured: string[]}} Markdown, and the addresses of the pages to photograph
 */
function compare(before, after) {
  const [was, is] = [readSite(before), readSite(after)];
  const routes = [...new Set([...was.pages.keys(), ...is.pages.keys()])].sort();
  const kinds = [...new Set([...was.pages.values(), ...is.pages.values()].map(({kind}) => kind))];
  const rows = kinds.sort().map((kind) => {
    const of = (/** @type {ReturnType<typeof readSite>} */ {pages}) =>
      [...pages.values()].filter((page) => page.kind === kind);
    const median = (/** @type {typeof was} */ site, /** @type {typeof parts[number]} */ part) => {
      const sizes = of(site).map((page) => page[part]);
      return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
    };
    const [old, now] = [of(was).length, of(is).length];
    const count = old === now ? now : `${now} (was ${old})`;
    const cells = parts.map((part) => change(median(was, part), median(is, part)));
    return `| ${kind} | ${count} | ${cells.join(' | ')} |`;
  });
  const changed = routes.filter((route) => {
    const [old, now] = [was.pages.get(route), is.pages.get(route)];
    return old && now && old.text !== now.text;
  });
  const firsts = kinds.flatMap(
    (kind) => routes.find((route) => is.pages.get(route)?.kind === kind) ?? [],
  );
  const lists = {
    'Pages changed': changed,
    'Pages added': routes.filter((route) => !was.pages.has(route)),
    'Pages removed': routes.filter((route) => !is.pages.has(route)),
    'Style sheets changed, a page of each kind': was.css === is.css ? [] : firsts,
  };
  const sections = Object.entries(lists)
    .filter(([, list]) => list.length > 0)
    .map(([title, list]) => `## ${title}: ${list.length}\n\n- \`${list.join('`\n- `')}\``);
  const report = [
    '# What this change does to the site',
    'Medians after the change of the pages in each folder and of operations, compressed with Brotli, and the ' +
      `difference. The first ${MOST} pages of the lists are photographed.`,
    ['| pages | number | HTML | script | CSS |', '| --- | --- | --- | --- | --- |', ...rows].join(
      '\n',
    ),
    ...(sections.length > 0 ? sections : ['No page differs.']),
  ];
  const pictured = [...new Set(Object.values(lists).flat())].slice(0, MOST);
  return {report: `${report.join('\n\n')}\n`, pictured};
}

/**
 * Photographs pages of a built site, each from its top; pages that it does not have are left out.
 *
 * @param {string} dir
 * @param {string[]} routes
 * @param {string} out folder
 */
async function photograph(dir, routes, out) {
  const {launchBrowser} = await import('../scripts/lib/browser.mjs');
  const {serveSite} = await import('../scripts/lib/serve.mjs');
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
  throw new Error(
    'Usage: node bench/compare.mjs <build before> <build after> <folder for the report>',
  );
}
const {report, pictured} = compare(before, after);
mkdirSync(out, {recursive: true});
writeFileSync(path.join(out, 'report.md'), report);
await photograph(before, pictured, path.join(out, 'before'));
await photograph(after, pictured, path.join(out, 'after'));
console.log(report);
