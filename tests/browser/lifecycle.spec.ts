import {test as base} from '@playwright/test';
import {type Browser, launch, type Page} from 'puppeteer-core';
import {ensureBrowser} from '../../scripts/lib/browser.mjs';
import {expect, siteUrl} from './support/test';

/**
 * Pages that are not in front from their first to their last moment. Playwright tells each page that it has the focus and switches
 * the cache of left pages off; so these are driven by Puppeteer, which does neither. A prerendered page is not among them:
 * Chromium prerenders none while it is driven from outside (`PrerenderingDisabledByDevTools`).
 */

const guide = '/docs/guides/pagination';

const test = base.extend<{browserOfReader: Browser}>({
  // oxlint-disable-next-line no-empty-pattern
  browserOfReader: async ({}, use) => {
    const browser = await launch({
      executablePath: await ensureBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(browser);
    await browser.close();
  },
});

const takenOver = (page: Page) => page.waitForSelector('html[data-has-hydrated="true"]');

/** The application answers: the search opens by its key, and takes what is typed. */
async function answers(page: Page) {
  await takenOver(page);
  await page.keyboard.press('/');
  await page.waitForSelector('[role="dialog"] [role="combobox"]:focus');
  await page.keyboard.type('cursor');
  await page.waitForSelector('[role="dialog"] [role="option"]');
}

async function tab(browser: Browser): Promise<Page> {
  const [first] = await browser.pages();
  return first ?? browser.newPage();
}

test('a page that is opened in a background tab starts there, and answers when it is looked at', async ({
  browserOfReader: browser,
}) => {
  await tab(browser);
  const page = await browser.newPage({background: true});
  await page.goto(siteUrl('local') + guide);
  expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');
  // The attribute that tells so waits for a frame, which a page in the background does not have; what React notes does not.
  const started = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('nav button') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    );
  await expect.poll(started).toBe(true);
  expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');
  await page.bringToFront();
  await answers(page);
});

/** Leaves the page and comes back, and makes sure that it is the one that was left. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<void> = async () => {}) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
  });
  await page.goto(`${siteUrl('local')}/js/ph.js`);
  await meanwhile();
  await page.goBack();
  expect(await page.evaluate('window.persisted')).toBe(true);
}

test('a page to which the reader returns answers', async ({browserOfReader: browser}) => {
  const page = await tab(browser);
  await page.goto(siteUrl('local') + guide);
  await takenOver(page);
  await leaveAndReturn(page);
  await answers(page);
});

test('a page that was left before the application came gets it by Retry after the return', async ({
  browserOfReader: browser,
}) => {
  const page = await tab(browser);
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', {urls: ['*/assets/js/main.*']});
  await page.goto(siteUrl('local') + guide);
  await page.waitForSelector('[role="alert"] button');
  await leaveAndReturn(page, async () => {
    await session.send('Network.setBlockedURLs', {urls: []});
  });
  await page.click('[role="alert"] button');
  await answers(page);
});
