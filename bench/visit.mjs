// Measures page weight, search and interactions in a browser. Playwright's `click` and `waitFor` run scripts in the
// page and so distort times. To time an interaction, the code here only presses a key or the mouse button, and the
// page itself records when it paints.
import {brotliCompressSync} from 'node:zlib';

/** Network conditions of Lighthouse's mobile profile with devtools throttling. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWDOWN = 4;

/** Hover time before a click in ms: the shortest delay of common prefetch libraries. */
const HOVER_MS = 100;

/** Time in ms after which a page has finished prefetching, or painting after an interaction. */
const SETTLED_MS = 1500;

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Response} Response
 * @typedef {{open: string, field?: string, result?: string}} Target selectors of the element to click, and of the field
 *   and the results of a search
 */

/**
 * Opens a page in an empty profile and waits until it is hydrated and idle.
 *
 * @template T
 * @param {Browser} browser
 * @param {{url: string, width?: number, heading?: string}} visit the page records when `heading` is painted
 * @param {(page: Page, responses: Response[]) => Promise<T>} use gets the responses so far; the array keeps growing
 * @returns {Promise<T>}
 */
async function visit(browser, {url, width = 1280, heading = ''}, use) {
  const context = await browser.newContext({viewport: {width, height: 900}});
  try {
    const page = await context.newPage();
    /** @type {Response[]} */
    const responses = [];
    page.on('response', (response) => void responses.push(response));
    await page.addInitScript((text) => {
      const recorded = {painted: 0, durations: /** @type {number[]} */ ([])};
      const look = () => {
        const isThere = document.querySelector('h1')?.textContent?.includes(text);
        if (isThere) setTimeout(() => (recorded.painted = Date.now()));
        else requestAnimationFrame(look);
      };
      if (text) requestAnimationFrame(look);
      new PerformanceObserver((list) => {
        for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
          if (entry.interactionId) recorded.durations.push(entry.duration);
        }
      }).observe(/** @type {PerformanceObserverInit} */ ({type: 'event', durationThreshold: 16}));
      Object.assign(window, {recorded});
    }, heading);
    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated !== 'false');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
    return await use(page, responses);
  } finally {
    await context.close();
  }
}

/** Reads what the page recorded. @param {Page} page @returns {Promise<{painted: number, durations: number[]}>} */
const recordOf = (page) => page.evaluate(() => /** @type {any} */ (window).recorded);

/** Throttles the CPU. @param {Page} page @param {boolean} [network] throttles the network too */
async function slowDown(page, network) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
}

/** Locates the first visible match. @param {Page} page @param {string} selector */
const firstVisible = (page, selector) => page.locator(selector).filter({visible: true}).first();

/** Clicks at the current position of the mouse. @param {Page} page */
async function press(page) {
  await page.mouse.down();
  await page.mouse.up();
}

/** @type {Map<string, number>} Sizes by URL, cached because pages share most files and Brotli is slow. */
const sizes = new Map();

/**
 * Measures the body of a response.
 *
 * @param {Response} response
 * @returns {Promise<number>} bytes, compressed with Brotli; 0 for a cached response
 */
async function sizeOf(response) {
  const {responseBodySize} = await response.request().sizes();
  if (responseBodySize <= 0) return 0;
  const url = response.url();
  // Fetched again, because the browser discards the bodies of prefetched responses.
  const size = sizes.get(url) ?? brotliCompressSync(await (await fetch(url)).arrayBuffer()).length;
  sizes.set(url, size);
  return size;
}

/**
 * Measures the size of everything that a first visit to a page loads until it is idle.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Record<'html' | 'script' | 'css' | 'prefetched', number>>} bytes, compressed with Brotli;
 *   `prefetched` counts what the page prefetches for other pages, and the other three figures exclude it
 */
export const weigh = (browser, url) =>
  visit(browser, {url}, async (_, responses) => {
    const weight = {html: 0, script: 0, css: 0, prefetched: 0};
    for (const response of responses.filter((one) => one.ok())) {
      const kind = /javascript|css|html/.exec(response.headers()['content-type'] ?? '')?.[0];
      if (!kind) continue;
      const headers = await response.request().allHeaders();
      const isPrefetch = /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
      const own = kind === 'javascript' ? 'script' : /** @type {'html' | 'css'} */ (kind);
      weight[isPrefetch ? 'prefetched' : own] += await sizeOf(response);
    }
    return weight;
  });

/**
 * Measures the first search of a visit.
 *
 * @param {Browser} browser
 * @param {string} url page to search from
 * @param {Target} target
 * @param {string} query typed key by key
 * @returns {Promise<{bytes: number, time: number}>} `bytes` fetched for the search, and the `time` in ms from opening
 *   the search to the first result
 */
export const firstSearch = (browser, url, {open, field = '', result = ''}, query) =>
  visit(browser, {url}, async (page, responses) => {
    const before = responses.length;
    const start = performance.now();
    await firstVisible(page, open).click();
    await page.locator(field).pressSequentially(query, {delay: 20});
    await page.locator(result).first().waitFor();
    const time = performance.now() - start;
    await page.waitForTimeout(SETTLED_MS);
    const fetched = await Promise.all(responses.slice(before).map(sizeOf));
    return {bytes: fetched.reduce((sum, size) => sum + size, 0), time};
  });

/**
 * Measures the interaction to next paint (INP) of a first interaction, with CPU throttling.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {number} width of the window, in pixels
 * @param {Target} target element to click; if it opens a search field, a key is pressed afterwards
 * @returns {Promise<number>} ms; browsers round to 8 ms and don't report interactions below 16 ms, which count as 0
 */
export const interaction = (browser, url, width, {open, field}) =>
  visit(browser, {url, width}, async (page) => {
    await firstVisible(page, open).hover();
    await page.waitForTimeout(HOVER_MS);
    await slowDown(page);
    await press(page);
    // The observer gets the entry of an interaction after the next paint.
    await page.waitForTimeout(SETTLED_MS);
    if (field) {
      await page.locator(`${field}:focus`).waitFor();
      await page.keyboard.press('r');
      await page.waitForTimeout(SETTLED_MS);
    }
    return Math.max(0, ...(await recordOf(page)).durations);
  });

/**
 * Measures the time from a click on a link to the painted page, with a throttled network and CPU.
 *
 * @param {Browser} browser
 * @param {string} url page to start on
 * @param {string} link selector
 * @param {string} heading of the linked page
 * @returns {Promise<number>} ms
 */
export const nextPage = (browser, url, link, heading) =>
  visit(browser, {url, heading}, async (page) => {
    // Scrolls before throttling, so that only the hover and the click are slowed down.
    await firstVisible(page, link).scrollIntoViewIfNeeded();
    await slowDown(page, true);
    await firstVisible(page, link).hover();
    await page.waitForTimeout(HOVER_MS);
    const start = Date.now();
    await press(page);
    await page.waitForFunction(() => /** @type {any} */ (window).recorded?.painted, null, {
      polling: 500,
      timeout: 60_000,
    });
    return (await recordOf(page)).painted - start;
  });
