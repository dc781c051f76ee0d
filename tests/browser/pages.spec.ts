// Tests whole pages in a browser. tests/built has the tests that need only the HTML of pages.
import type {Page} from '@playwright/test';
import {routes} from '../data/counts';
import {setMode, violations} from './support/axe';
import {representativePaths} from './support/paths';
import {findMisplacedParts, operationRoutes} from './support/positions';
import {expect, open, test} from './support/test';

/** All pages except `/docs`, which only redirects. */
const paths = routes.map(encodeURI);

/** Expands all sections except the Markdown menu, which covers the page. Returns by how many pixels it is too wide. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details'))
      fold.open = !fold.matches('[data-page-menu]');
    return document.documentElement.scrollWidth - innerWidth;
  });

for (const path of representativePaths) {
  test(`${path} passes axe, without errors or other hosts`, async ({page, complaints, foreign}) => {
    await open(page, path);
    expect(await violations(page), 'light').toEqual([]);
    await setMode(page, 'dark');
    expect(await violations(page, 'colours'), 'dark').toEqual([]);
    // One of the pages does not exist, and Chromium itself logs its status.
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
    expect(foreign).toEqual([]);
  });

  test(`${path} passes axe 390 px wide with all sections open`, {tag: '@slow'}, async ({page}) => {
    test.slow();
    await page.setViewportSize({width: 390, height: 844});
    await open(page, path);
    expect(await overflow(page), 'pixels too wide').toBeLessThanOrEqual(0);
    expect(await violations(page), 'light').toEqual([]);
    await setMode(page, 'dark');
    expect(await violations(page, 'colours'), 'dark').toEqual([]);
  });
}

/** Matches pages whose colours a representative page has too: operations and PMS guides. */
const repeatsColours =
  /^\/docs\/(vacation-rental-api|common-api-reference|PMS%20Specific%20Guides)\//;

for (const path of paths.filter((one) => !representativePaths.includes(one))) {
  test(
    `${path} passes axe and shows its code near the top`,
    {tag: '@slow'},
    async ({page, complaints, foreign}) => {
      await open(page, path);
      const rules = repeatsColours.test(path) ? 'layout' : 'all';
      expect.soft(await violations(page, rules)).toEqual([]);
      if (operationRoutes.has(path)) expect.soft(await findMisplacedParts(page)).toEqual([]);
      for (const width of [1280, 640, 390]) {
        await page.setViewportSize({width, height: 844});
        expect.soft(await overflow(page), `pixels too wide for ${width}`).toBeLessThanOrEqual(0);
      }
      expect.soft(complaints).toEqual([]);
      expect.soft(foreign).toEqual([]);
    },
  );
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 320, height: 640}});

  test('every page fits a window 320 px wide with everything expanded', async ({page}) => {
    const tooWide: string[] = [];
    for (const path of paths) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      const pixels = await overflow(page);
      if (pixels > 0) tooWide.push(`${path}: ${pixels} px`);
    }
    expect(tooWide).toEqual([]);
  });
});
