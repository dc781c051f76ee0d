// `npm run screenshots`: pictures of each kind of page in `build/`, in every width and both colour modes, one set of
// fonts at a time.
import {mkdirSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import {launchBrowser} from './lib/browser.mjs';
import {findFonts, writeFontConfig} from './lib/fonts.mjs';
import {serveSite} from './lib/serve.mjs';

/**
 * @typedef {{route: string, press?: string, below?: number}} Shown `press` is a button, which is there `below` a
 *   width alone
 */

/** @type {Record<string, Shown>} by the name of its file */
const shown = parse(readFileSync('scripts/screenshots.yaml', 'utf8'));
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
  throw new Error(`--${option} is "${wrong}". Allowed are ${allowed.join(', ')}.`);
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
