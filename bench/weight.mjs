import {hydrated, recordTransfers} from './transfers.mjs';

/** Files of fewer bytes may be sent as they are. */
const SMALL = 1000;

/**
 * @typedef {object} Weight bytes as they were sent, compressed
 * @property {number} page
 * @property {number} script
 * @property {number} style
 * @property {number} other
 * @property {number} prefetched scripts and all else that was asked for ahead, for other pages; not part of the above
 */

/**
 * What a first visit to a page loads until nothing more comes.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Weight>}
 * @throws {Error} when a page, script or style sheet was sent uncompressed
 */
export async function weigh(browser, url) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const {quiet, take} = recordTransfers(page);
    await page.goto(url);
    await hydrated(page);
    await quiet();
    const weight = {page: 0, script: 0, style: 0, other: 0, prefetched: 0};
    for (const {url: file, kind, prefetched, bytes, compressed} of await take()) {
      if (!compressed && kind !== 'other' && bytes > SMALL) {
        throw new Error(
          `${file} was sent uncompressed; its weight cannot be compared. Run again without --keep.`,
        );
      }
      weight[prefetched ? 'prefetched' : kind] += bytes;
    }
    return weight;
  } finally {
    await context.close();
  }
}
