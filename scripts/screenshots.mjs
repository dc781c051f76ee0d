// `npm run screenshots`: takes screenshots of each kind of page in `build/`, at several widths and in both colour
// modes. `--fonts DejaVu` or `--fonts Liberation` renders them with only these fonts.
import {mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launchBrowser} from './lib/browser.mjs';
import {readData} from './lib/data.mjs';
import {findFonts, writeFontConfig} from './lib/fonts.mjs';
import {serveSite} from './lib/serve.mjs';

const screenshots = readData('scripts/screenshots.yaml');
/** @type {Record<string, number>} */
const heights = {1440: 900, 1280: 800, 768: 1024, 390: 844, 320: 640};
const modes = /** @type {const} */ (['light', 'dark']);
/** Maximum height of a screenshot in pixels, because some pages are very long. */
const MAX_HEIGHT = 6000;

/**
 * Parses an option with comma-separated values.
 *
 * @param {string} option name, for the message
 * @param {string | undefined} given value of the option
 * @param {readonly string[]} allowed
 * @returns {readonly string[]} all allowed values if the option is not given
 * @throws {Error} if a value is not allowed
 */
function choose(option, given, allowed) {
  const words = given?.split(',') ?? allowed;
  const wrong = words.find((word) => !allowed.includes(word));
  if (wrong === undefined) return words;
  throw new Error(`--${option} contains "${wrong}". Allowed are ${allowed.join(', ')}.`);
}

try {
  const text = /** @type {const} */ ({type: 'string'});
  const {values, positionals} = parseArgs({
    options: {pages: text, widths: text, modes: text, fonts: text},
    allowPositionals: true,
  });
  const pages = choose('pages', values.pages, Object.keys(screenshots));
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
      const {route = '/', press, below = Infinity} = screenshots[name ?? ''] ?? {};
      if (viewport.width >= below) continue;
      const separator = route.includes('?') ? '&' : '?';
      await page.goto(`${site.url}${route}${separator}docusaurus-theme=${mode}`);
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
  console.log(`${count} screenshots are in ${out}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
