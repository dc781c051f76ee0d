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
  field: '[role="dialog"] [role="combobox"]',
  result: '[role="dialog"] [role="option"]',
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
