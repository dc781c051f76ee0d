import {test as base} from '@playwright/test';
import {type Browser, launch, type Page} from 'puppeteer-core';
import {ensureBrowser} from '../../scripts/lib/browser.mjs';
import {expect, siteUrl} from './support/test';

/**
 * Pages in the background and in the back/forward cache. Playwright gives each page the focus and switches that cache
 * off, which Puppeteer does not.
 */

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

/** Waits until the search opens by its key and finds something. */
async function searchWorks(page: Page) {
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.keyboard.press('/');
  await page.waitForSelector('dialog [role="combobox"]:focus');
  await page.keyboard.type('cursor');
  await page.waitForSelector('dialog [role="option"]');
}

test(
  'a page in a background tab hydrates there and works when it is shown',
  {
    tag: '@slow',
  },
  async ({chromium}) => {
    await chromium.newPage();
    const page = await chromium.newPage({background: true});
    await page.goto(siteUrl('local') + guide);
    // The attribute that says so waits for a frame, which a page in the background does not have; React's own
    // properties do not.
    const hydrated = () =>
      page.evaluate(() => Object.keys(document.querySelector('nav button') ?? {}).join());
    await expect.poll(hydrated).toContain('__reactProps');
    expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');
    await page.bringToFront();
    await searchWorks(page);
  },
);

test('a page from the back/forward cache works', {tag: '@slow'}, async ({chromium}) => {
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
