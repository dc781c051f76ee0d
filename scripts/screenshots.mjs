// `npm run screenshots`: pictures of each kind of page in `build/`, in every width and both colour modes, one set of
// fonts at a time.
import {mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launchBrowser} from './lib/browser.mjs';
import {findFonts, writeFontConfig} from './lib/fonts.mjs';
import {serveSite} from './lib/serve.mjs';

/**
 * @typedef {{route: string, press?: string, below?: number}} Shown `press` is a button, which is there `below` a
 *   width alone
 */

/** What is pictured, by the name of its file. */
const shown = /** @type {Record<string, Shown>} */ ({
  home: {route: '/'},
  introduction: {route: '/docs/introduction'},
  guide: {route: '/docs/guides/booking-flow'},
  create: {route: '/docs/vacation-rental-api/v2/reservation/create-a-reservation'},
  list: {route: '/docs/vacation-rental-api/v2/property/get-all-properties'},
  quote: {route: '/docs/vacation-rental-api/v2/quote/get-a-quote'},
  link: {route: '/docs/common-api-reference/link/create-link'},
  passthrough: {route: '/docs/vacation-rental-api/passthrough'},
  comparison: {route: '/docs/PMS%20Specific%20Guides'},
  guesty: {route: '/docs/PMS%20Specific%20Guides/guesty'},
  zeevou: {route: '/docs/PMS%20Specific%20Guides/zeevou'},
  reference: {route: '/api-reference'},
  category: {route: '/docs/category/guides'},
  changelog: {route: '/changelog'},
  blog: {route: '/blog'},
  post: {route: '/blog/first-blog-post'},
  missing: {route: '/no-such-page'},
  search: {route: '/search?q=cancel%20a%20reservation'},
  menu: {route: '/docs/introduction', press: 'Toggle navigation bar', below: 997},
});
const heights = /** @type {Record<string, number>} */ ({1440: 900, 1280: 800, 768: 1024, 390: 844});
const modes = /** @type {const} */ (['light', 'dark']);
/** The longest pages are many screens long. */
const MAX_HEIGHT = 6000;

/**
 * @param {string} option its name, for the message
 * @param {string | undefined} given what the option was given, with commas
 * @param {readonly string[]} allowed
 * @returns {readonly string[]} all when nothing is given
 * @throws {Error} naming what is wrong and what is allowed
 */
function choose(option, given, allowed) {
  const words = given?.split(',') ?? allowed;
  const wrong = words.find((word) => !allowed.includes(word));
  if (wrong === undefined) return words;
  throw new Error(`--${option} knows no “${wrong}”; there are ${allowed.join(', ')}.`);
}

try {
  const text = /** @type {const} */ ({type: 'string'});
  const {values, positionals} = parseArgs({
    options: {pages: text, widths: text, modes: text, fonts: text},
    allowPositionals: true,
  });
  const pages = choose('pages', values.pages, Object.keys(shown));
  const widths = choose('widths', values.widths, Object.keys(heights));
  const colours = choose('modes', values.modes, modes);
  const fonts = values.fonts && choose('fonts', values.fonts, findFonts())[0];
  const out = positionals[0] ?? mkdtempSync(path.join(tmpdir(), 'screenshots-'));
  mkdirSync(out, {recursive: true});
  const config = fonts ? {FONTCONFIG_FILE: writeFontConfig(fonts, out)} : {};
  const site = await serveSite('build');
  const browser = await launchBrowser({
    env: {.../** @type {Record<string, string>} */ (process.env), ...config},
  });
  let count = 0;
  for (const width of widths) {
    const viewport = {width: Number(width), height: heights[width] ?? 0};
    const page = await browser.newPage({viewport, reducedMotion: 'reduce'});
    for (const [name, mode] of pages.flatMap((one) => colours.map((each) => [one, each]))) {
      const {route, press, below = Infinity} = /** @type {Shown} */ (shown[name ?? '']);
      if (viewport.width >= below) continue;
      const mark = route.includes('?') ? '&' : '?';
      await page.goto(`${site.url}${route}${mark}docusaurus-theme=${mode}`);
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      if (press) await page.getByLabel(press).filter({visible: true}).click();
      if (name === 'search') await page.locator('main [role="option"]').first().waitFor();
      const length = Math.min(MAX_HEIGHT, await page.evaluate('document.body.scrollHeight'));
      const height = press ? viewport.height : length;
      const clip = {x: 0, y: 0, width: viewport.width, height};
      await page.screenshot({path: `${out}/${name}-${width}-${mode}.png`, fullPage: !press, clip});
      count += 1;
    }
    await page.close();
  }
  await browser.close();
  await site.close();
  console.log(`${count} pictures are in ${out}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
