// Tests pages in background tabs and in the back/forward cache. Uses Puppeteer, because Playwright focuses every page
// and disables the back/forward cache.
import {test as base} from '@playwright/test';
import {type Browser, launch, type Page} from 'puppeteer-core';
import {ensureBrowser} from '../../scripts/lib/browser.mjs';
import {expect, siteUrl} from './support/test';

const guide = '/docs/guides/pagination';

const test = base.extend<{chromium: Browser}>({
  // oxlint-disable-next-line no-empty-pattern
  chromium: async ({}, use) => {
    const browser = await launch({
      executablePath: await ensureBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(browser);
    await browser.close();
  },
});

/** Waits until the search opens with its shortcut and shows results. */
async function searchWorks(page: Page) {
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.keyboard.press('/');
  await page.waitForSelector('dialog [role="combobox"]:focus');
  await page.keyboard.type('cursor');
  await page.waitForSelector('dialog [role="option"]');
}

test(
  'a page in a background tab hydrates there and works when the tab is shown',
  {
    tag: '@slow',
  },
  async ({chromium}) => {
    await chromium.newPage();
    const page = await chromium.newPage({background: true});
    await page.goto(siteUrl('local') + guide);
    // `data-has-hydrated` is set in an animation frame, and browsers don't run animation frames in background tabs.
    // React sets its own properties at once.
    const hydrated = () =>
      page.evaluate(() => Object.keys(document.querySelector('nav button') ?? {}).join());
    await expect.poll(hydrated).toContain('__reactProps');
    expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');
    await page.bringToFront();
    await searchWorks(page);
  },
);

test('a page restored from the back/forward cache works', {tag: '@slow'}, async ({chromium}) => {
  const page = await chromium.newPage();
  await page.goto(siteUrl('local') + guide);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.evaluate(() => {
    addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
  });
  await page.goto(`${siteUrl('local')}/js/ph.js`);
  await page.goBack();
  expect(await page.evaluate('window.persisted')).toBe(true);
  await searchWorks(page);
});
