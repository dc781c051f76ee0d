// Tests the loading of fonts.
import type {Route} from '@playwright/test';
import {guide} from './support/paths';
import {expect, test} from './support/test';

test('fonts that arrive after the first paint do not move text', async ({page}) => {
  const fonts: Route[] = [];
  await page.route(/\.woff2$/, (route) => void fonts.push(route));
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
});
