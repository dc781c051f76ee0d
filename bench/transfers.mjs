/** A page counts as loaded when nothing has been asked for during this long, in ms. */
const QUIET_MS = 1000;
/** Longest wait for a page that never becomes quiet, in ms. */
const PATIENCE_MS = 60_000;

/**
 * @typedef {object} Transfer
 * @property {string} url
 * @property {'page' | 'script' | 'style' | 'other'} kind
 * @property {boolean} prefetched asked for ahead, for a page that the reader may open next
 * @property {number} bytes body as it was sent
 * @property {boolean} compressed
 */

/**
 * @param {string} type value of a Content-Type header
 * @returns {Transfer['kind']}
 */
function kindOf(type) {
  if (type.includes('javascript')) return 'script';
  if (type.includes('css')) return 'style';
  return type.includes('html') ? 'page' : 'other';
}

/**
 * Records what a page and its workers are sent from now on.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {{quiet: () => Promise<void>, take: () => Promise<Transfer[]>}} `quiet` waits until nothing is on its way; `take` gives
 *   what came since the last time it was asked
 */
export function recordTransfers(page) {
  const traffic = {open: 0, lastChange: Date.now()};
  /** @type {Promise<Transfer>[]} */
  let transfers = [];
  const change = (/** @type {number} */ by) => () => {
    traffic.open += by;
    traffic.lastChange = Date.now();
  };
  page.on('request', change(1));
  page.on('requestfailed', change(-1));
  page.on('requestfinished', change(-1));
  page.on('response', (response) => {
    const headers = response.headers();
    const request = response.request();
    const transfer = Promise.all([request.allHeaders(), request.sizes()]).then(
      ([asked, {responseBodySize}]) => ({
        url: response.url(),
        // The page that tells of a missing file is no page that was asked for.
        kind: response.ok() ? kindOf(headers['content-type'] ?? '') : 'other',
        // Below nothing when it came from the browser's cache, as what is asked for ahead and is there already does.
        bytes: Math.max(0, responseBodySize),
        compressed: 'content-encoding' in headers,
        prefetched: /prefetch/.test(asked['sec-purpose'] ?? asked.purpose ?? ''),
      }),
    );
    // The page may be closed before anyone asks.
    transfer.catch(() => undefined);
    transfers.push(transfer);
  });
  return {
    async quiet() {
      const end = Date.now() + PATIENCE_MS;
      while (traffic.open > 0 || Date.now() - traffic.lastChange < QUIET_MS) {
        if (Date.now() > end) throw new Error(`${page.url()} is not quiet after a minute.`);
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      }
    },
    async take() {
      const taken = transfers;
      transfers = [];
      return Promise.all(taken);
    },
  };
}

/**
 * Waits until React has taken over the page; a page without it is ready when it is loaded.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function hydrated(page) {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated !== 'false');
}
