import {hydrated, recordTransfers} from './transfers.mjs';

/** What a reader may type first. */
export const queries = ['reservation', 'cancel a reservation', 'rate limit'];

/**
 * @typedef {object} SearchBox how the search of a site is used
 * @property {(page: import('@playwright/test').Page) => Promise<void>} open
 * @property {string} field selector of the field
 * @property {string} result selector of a result
 */

/** @type {SearchBox} */
export const ownSearch = {
  open: (page) => page.keyboard.press('/'),
  field: 'dialog [role="combobox"]',
  result: 'dialog [role="option"]',
};

/** @type {SearchBox} */
export const starlightSearch = {
  open: (page) => page.locator('button[data-open-modal]').click(),
  field: 'dialog[open] input',
  result: 'dialog[open] .pagefind-ui__result-link',
};

/**
 * The first search of a visit: everything that is fetched for it, and how long it takes from opening the box to the first result.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url page that the search starts on
 * @param {SearchBox} box
 * @param {string} query
 * @returns {Promise<{bytes: number, ms: number}>} bytes as they were sent
 * @throws {Error} when no result appears
 */
export async function firstSearch(browser, url, box, query) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const {quiet, take} = recordTransfers(page);
    await page.goto(url);
    await hydrated(page);
    await quiet();
    await take();
    const start = performance.now();
    await box.open(page);
    await page.locator(box.field).fill(query);
    await page.locator(box.result).first().waitFor();
    const ms = performance.now() - start;
    await quiet();
    const bytes = (await take()).reduce((sum, transfer) => sum + transfer.bytes, 0);
    return {bytes, ms};
  } finally {
    await context.close();
  }
}

/** What is asked one after the other, once the search is warm: names, symptoms, questions. */
export const warmQueries = [
  'pagination',
  'webhook not arriving',
  'integrationAccountId',
  'guesty webhooks',
  'how do I cancel a reservation',
  'rate limit per minute',
  'realtime',
  'default room type',
  'move to version 2',
  '401 unauthorized',
  'double booking',
  'price of a stay',
  'hostaway api key',
  'custom field value',
  'check-in time',
  'listener url',
  'reply to a review',
  'sync status',
  'cursor',
  'what happens after the redirect',
];
/** Pause between two keys: of a fast typist, so that nothing is shown before the last one. */
const FAST_MS = 20;
/** Longest wait for a result, in ms. */
const PATIENCE_MS = 10_000;

/**
 * How long a reader waits for the first result after the last key, when everything has been fetched. Each query is typed into an
 * empty box.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url page that the search starts on
 * @param {SearchBox} box
 * @returns {Promise<number[]>} milliseconds, for each of `warmQueries`
 * @throws {Error} when no result appears
 */
export async function warmSearches(browser, url, box) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    await hydrated(page);
    await box.open(page);
    const field = page.locator(box.field);
    const result = page.locator(box.result).first();
    /** @type {number[]} */
    const waits = [];
    for (const query of ['reservation', ...warmQueries]) {
      await field.fill('');
      await result.waitFor({state: 'detached'});
      await page.evaluate((selector) => {
        const times = {key: 0, result: 0};
        Object.assign(window, {times});
        document.addEventListener('keydown', () => (times.key = performance.now()), true);
        const observer = new MutationObserver(() => {
          if (!document.querySelector(selector)) return;
          times.result = performance.now();
          observer.disconnect();
        });
        observer.observe(document.body, {childList: true, subtree: true});
      }, box.result);
      await field.pressSequentially(query, {delay: FAST_MS});
      await result.waitFor({timeout: PATIENCE_MS});
      const {key, result: shown} = await page.evaluate(
        () =>
          /** @type {{times: {key: number, result: number}}} */ (/** @type {unknown} */ (window))
            .times,
      );
      waits.push(Math.max(shown - key, 0));
    }
    // The first fetches.
    return waits.slice(1);
  } finally {
    await context.close();
  }
}
