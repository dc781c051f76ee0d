// Tests font sizes and the loading of fonts.
import type {Route} from '@playwright/test';
import {guide} from './support/paths';
import {expect, open, test} from './support/test';

test('the site serves two fonts of at most 60 kB in all', async ({page}) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(request.url());
  });
  await open(page, guide);
  await expect.poll(() => fonts.size).toBe(2);
  let weight = 0;
  for (const font of fonts) weight += (await (await page.request.get(font)).body()).length;
  expect(weight).toBeLessThanOrEqual(60_000);
  // After the reload, the fonts come from the cache, and the first paint uses them.
  await page.reload();
  await page.evaluate('document.fonts.ready');
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({status}) => status === 'loaded')
      .map(({family}) => family.replaceAll('"', '')),
  );
  expect(new Set(loaded)).toEqual(new Set(['Geist', 'Geist Mono']));
});

test('fonts and the full style sheet that arrive after the first paint do not move text', async ({
  page,
}) => {
  const fonts: Route[] = [];
  const sheets: Route[] = [];
  await page.route(/\.woff2$/, (route) => void fonts.push(route));
  await page.route(/\.css$/, (route) => void sheets.push(route));
  await page.goto(guide, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const places = () =>
    page
      .locator('main :is(h1, h2, p, code)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => JSON.stringify(one.getBoundingClientRect())),
      );
  await expect.poll(() => fonts.length).toBe(2);
  const before = await places();
  await Promise.all(fonts.map((route) => route.continue()));
  await page.evaluate('document.fonts.ready');
  expect(await places()).toEqual(before);
  await Promise.all(sheets.map((route) => route.continue()));
  await page.locator('link[media="all"][data-loaded]').waitFor({state: 'attached'});
  await page.evaluate('document.fonts.ready');
  expect(await places()).toEqual(before);
});
