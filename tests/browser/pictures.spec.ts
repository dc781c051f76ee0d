// Compares how pages look with stored pictures, with a wide and with a narrow set of system fonts. README.md says how to
// store new ones.
import type {Page} from '@playwright/test';
import {findFonts, fontSets} from '../../scripts/lib/fonts.mjs';
import {setMode} from './support/axe';
import {openWithFonts} from './support/fontSet';
import {comparison, createReservation} from './support/paths';
import {expect, test, waitForHydration} from './support/test';

type Picture = {
  name: string;
  path: string;
  width: 1440 | 390;
  mode?: 'dark';
  prepare?: (page: Page) => Promise<unknown>;
};

const pictures: Picture[] = [
  {name: 'home', path: '/', width: 1440},
  {name: 'home-phone', path: '/', width: 390, mode: 'dark'},
  {name: 'operation', path: createReservation, width: 1440},
  {name: 'operation-phone', path: createReservation, width: 390},
  {
    name: 'resource',
    path: '/docs/vacation-rental-api/v2/reservation',
    width: 1440,
    mode: 'dark',
  },
  {name: 'reference', path: '/api-reference', width: 1440},
  {name: 'pms', path: `${comparison}/guesty`, width: 1440},
  {name: 'pms-phone', path: `${comparison}/guesty`, width: 390},
  {name: 'comparison', path: comparison, width: 1440},
  {
    name: 'comparison-phone',
    path: `${comparison}?pms=guesty,mews`,
    width: 390,
    prepare: (page) => page.getByRole('table').first().scrollIntoViewIfNeeded(),
  },
  {name: 'guide', path: '/docs/guides/quickstart', width: 1440},
  {
    name: 'search',
    path: '/docs/introduction',
    width: 1440,
    async prepare(page) {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('create reservation');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(' pages.');
    },
  },
];

for (const fonts of Object.keys(fontSets)) {
  test(`with ${fonts}, pages look as stored`, {tag: '@slow'}, async ({launchOptions}, info) => {
    const isInstalled = findFonts().includes(fonts);
    test.skip(!isInstalled && info.config.updateSnapshots === 'missing');
    // Without it, `npm run pictures` would store half of the pictures.
    expect(isInstalled, `Run npm run setup -- browser-slow: no ${fonts} fonts.`).toBe(true);
    const {browser, page} = await openWithFonts(fonts, launchOptions, info.outputPath());
    // Without the site's own fonts, which a browser shows only if they arrive in time.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const {name, path, width, mode = 'light', prepare} of pictures) {
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      await waitForHydration(page);
      await setMode(page, mode);
      await prepare?.(page);
      await expect.soft(page).toHaveScreenshot(`${name}-${fonts}.png`);
    }
    await browser.close();
  });
}
