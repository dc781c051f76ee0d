import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {findFonts, writeFontConfig} from '../../scripts/lib/fonts.mjs';
import {loadContract} from '../../src/reference/contract/load';
import {violations} from './support/axe';
import {application} from './support/early';
import {expect, siteUrl, test} from './support/test';

/** What must hold whatever fonts the reader has: where code stands, what fits the window, and how large targets are. */

const routes = readFileSync('tests/data/routes.txt', 'utf8').trim().split('\n');
const operations = new Set([...loadContract().operations.values()].map(({route}) => route));

const screens = [
  {width: 1440, height: 900, sample: 900, response: 900},
  {width: 1280, height: 800, sample: 800, response: 800},
  {width: 390, height: 844, sample: 1000, response: 1600},
];

const measure = (page: Page) =>
  page.evaluate(() => {
    const top = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .find((element) => element.checkVisibility())
        ?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    return {
      sample: top('.ref-samples code'),
      response: top('.ref-answers code, .ref-answers .ref-answer'),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

// A set that is missing is told by the step, as not run.
for (const fonts of findFonts()) {
  test(`code, width and targets of every page are right in ${fonts}`, async () => {
    test.setTimeout(routes.length * 3000);
    const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
    const browser = await chromium.launch({
      ...test.info().project.use.launchOptions,
      env: {
        ...(process.env as Record<string, string>),
        FONTCONFIG_FILE: writeFontConfig(fonts, folder),
      },
    });
    const page = await browser.newPage({reducedMotion: 'reduce'});
    // Fonts change where things stand, and the application does not.
    await page.route(application, (route) => route.abort());
    const found: string[] = [];
    for (const route of routes) {
      const isOperation = operations.has(route);
      const looked = isOperation ? screens : screens.slice(-1);
      await page.goto(siteUrl('local') + encodeURI(route), {waitUntil: 'domcontentloaded'});
      // A part that is not laid out yet has targets of no size.
      await expect(page.locator('[data-lay-out]')).toHaveCount(0);
      for (const {width, height, sample, response} of looked) {
        await page.setViewportSize({width, height});
        const is = await measure(page);
        const where = `${route}, ${width} wide`;
        if (is.sideways > 0) found.push(`${where}: ${is.sideways} px too wide`);
        if (isOperation && is.sample >= sample) found.push(`${where}: sample at ${is.sample}`);
        if (isOperation && is.response >= response)
          found.push(`${where}: response at ${is.response}`);
      }
      const small = await violations(page, 'fonts');
      found.push(...small.map((violation) => `${route}, 390 wide: ${violation}`));
    }
    await browser.close();
    rmSync(folder, {recursive: true});
    expect(found).toEqual([]);
  });
}
