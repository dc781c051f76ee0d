// Tests critical CSS. A page inlines the rules that it needs. The full style sheet and the fonts load later, and must
// not change how the page looks.
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import type {Route} from '@playwright/test';
import {setMode} from './support/axe';
import {guide} from './support/paths';
import {expect, open, test} from './support/test';

for (const [index, path] of [
  '/',
  '/docs/vacation-rental-api/v2/reservation/create-a-reservation',
  '/docs/PMS%20Specific%20Guides',
].entries()) {
  const tag = index === 0 ? [] : '@slow';
  test(`${path} looks the same before and after its style sheet`, {tag}, async ({page}, info) => {
    const held: Route[] = [];
    // No scripts, because hydration changes the page too.
    await page.route(/\/assets\/js\//, () => undefined);
    await page.route(/\.css$/, (route) => void held.push(route));
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    const pictures = async () => {
      const taken: {name: string; picture: Buffer}[] = [];
      for (const [width, mode] of [
        [1280, 'light'],
        [412, 'dark'],
      ] as const) {
        await page.setViewportSize({width, height: 900});
        await setMode(page, mode);
        const name = `${path} ${width} ${mode}.png`;
        taken.push({name, picture: await page.screenshot({fullPage: true})});
      }
      return taken;
    };
    // Discarded, because Chromium may leave extra pixels below the page after the first switch to a wide window.
    await pictures();
    for (const {name, picture} of await pictures()) {
      const file = info.snapshotPath(name);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, picture);
    }
    await held[0]?.continue();
    await page.locator('link[media="all"][data-loaded]').waitFor({state: 'attached'});
    for (const {name, picture} of await pictures())
      expect(picture).toMatchSnapshot(name, {maxDiffPixels: 100});
  });
}

test('the full style sheet has the progress bar of a slow navigation', async ({page}) => {
  await open(page, guide);
  await page.route('**/assets/js/**', () => undefined);
  await page.getByRole('link', {name: 'Changelog'}).first().click();
  await expect(page.locator('#nprogress .bar')).toHaveCSS('position', 'fixed');
});

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
