import {brotliCompressSync} from 'node:zlib';

// What a reader does in a browser, measured. Playwright's own `click` and waiting look elements up in the page, and
// their scripts would be counted as the page's: where time is measured, the mouse is moved and pressed, and the page
// itself notes what it shows.

/** The slow phone of Lighthouse: network and processor as its devtools method slows them down. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWDOWN = 4;

/** How long a mouse rests on a link before the click, in ms: the least of what libraries count that prefetch by it. */
export const REST = 100;

/** By when a page has fetched what it fetches on its own, and the frames of an interaction are over; in ms. */
const SETTLED = 1500;

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Response} Response
 * @typedef {{open: string, field?: string, result?: string}} Target selectors: what is pressed, and for a search its
 *   field and results
 */

/**
 * Opens a page in an empty profile and waits until it has been hydrated and is quiet.
 *
 * @template T
 * @param {Browser} browser
 * @param {{url: string, width?: number, heading?: string}} visit `heading` is that of a next page, whose paint is noted
 * @param {(page: Page, responses: Response[]) => Promise<T>} use gets what has been fetched so far, to which what
 *   follows is added
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
      const noted = {painted: 0, durations: /** @type {number[]} */ ([])};
      const look = () => {
        const there = document.querySelector('h1')?.textContent?.includes(text);
        if (there) setTimeout(() => (noted.painted = Date.now()));
        else requestAnimationFrame(look);
      };
      if (text) requestAnimationFrame(look);
      new PerformanceObserver((list) => {
        for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
          if (entry.interactionId) noted.durations.push(entry.duration);
        }
      }).observe(/** @type {PerformanceObserverInit} */ ({type: 'event', durationThreshold: 16}));
      Object.assign(window, {noted});
    }, heading);
    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated !== 'false');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED);
    return await use(page, responses);
  } finally {
    await context.close();
  }
}

/** @param {Page} page @returns {Promise<{painted: number, durations: number[]}>} */
const noted = (page) => page.evaluate(() => /** @type {any} */ (window).noted);

/** @param {Page} page @param {boolean} [network] slows down the network, too */
async function slowDown(page, network) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
}

/** Moves the mouse onto the first visible match. @param {Page} page @param {string} selector */
async function point(page, selector) {
  const element = page.locator(selector).filter({visible: true}).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${page.url()}: ${selector} is not on the screen.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** @param {Page} page */
async function press(page) {
  await page.mouse.down();
  await page.mouse.up();
}

/** @type {Map<string, number>} By address: pages share most of their files, and Brotli takes its time. */
const sizes = new Map();

/**
 * @param {Response} response
 * @returns {Promise<number>} bytes of the body, compressed with Brotli; 0 when it came from the cache
 */
async function sizeOf(response) {
  const {responseBodySize} = await response.request().sizes();
  if (responseBodySize <= 0) return 0;
  const url = response.url();
  // The browser keeps no body of what it has prefetched.
  const size = sizes.get(url) ?? brotliCompressSync(await (await fetch(url)).arrayBuffer()).length;
  sizes.set(url, size);
  return size;
}

/**
 * What a first visit to a page loads until it is quiet.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Record<'html' | 'script' | 'css' | 'prefetched', number>>} bytes, compressed with Brotli;
 *   `prefetched` is what is fetched for other pages, and not part of the rest
 */
export const weigh = (browser, url) =>
  visit(browser, {url}, async (_, responses) => {
    const weight = {html: 0, script: 0, css: 0, prefetched: 0};
    for (const response of responses.filter((one) => one.ok())) {
      const kind = /javascript|css|html/.exec(response.headers()['content-type'] ?? '')?.[0];
      if (!kind) continue;
      const asked = await response.request().allHeaders();
      const isAhead = /prefetch/.test(asked['sec-purpose'] ?? asked.purpose ?? '');
      const own = kind === 'javascript' ? 'script' : /** @type {'html' | 'css'} */ (kind);
      weight[isAhead ? 'prefetched' : own] += await sizeOf(response);
    }
    return weight;
  });

/**
 * The first search of a visit.
 *
 * @param {Browser} browser
 * @param {string} url page that the search starts on
 * @param {Target} target
 * @param {string} query is typed key by key
 * @returns {Promise<{bytes: number, time: number}>} all that is fetched for it, and ms from opening the box to the
 *   first result
 */
export const firstSearch = (browser, url, {open, field = '', result = ''}, query) =>
  visit(browser, {url}, async (page, responses) => {
    const before = responses.length;
    const start = performance.now();
    await page.locator(open).filter({visible: true}).first().click();
    await page.locator(field).pressSequentially(query, {delay: 20});
    await page.locator(result).first().waitFor();
    const time = performance.now() - start;
    await page.waitForTimeout(SETTLED);
    const fetched = await Promise.all(responses.slice(before).map(sizeOf));
    return {bytes: fetched.reduce((sum, size) => sum + size, 0), time};
  });

/**
 * The longest wait of a first interaction for its next frame (INP), with the processor slowed down.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {number} width of the window, in pixels
 * @param {Target} target is pressed; in the field of a search a key is typed then
 * @returns {Promise<number>} ms; browsers round to 8, and report none below 16
 */
export const interaction = (browser, url, width, {open, field}) =>
  visit(browser, {url, width}, async (page) => {
    await point(page, open);
    await page.waitForTimeout(REST);
    await slowDown(page);
    await press(page);
    // The entry of an interaction comes after its frame.
    await page.waitForTimeout(SETTLED);
    if (field) {
      await page.locator(`${field}:focus`).waitFor();
      await page.keyboard.press('r');
      await page.waitForTimeout(SETTLED);
    }
    return Math.max(0, ...(await noted(page)).durations);
  });

/**
 * From a click on a link to the painted page that it leads to, on a slow phone.
 *
 * @param {Browser} browser
 * @param {string} url page to start on
 * @param {string} link selector
 * @param {string} heading of the page that the link leads to
 * @returns {Promise<number>} ms
 */
export const nextPage = (browser, url, link, heading) =>
  visit(browser, {url, heading}, async (page) => {
    // Scrolled to first: the mouse is to rest on it on the slow network.
    await page.locator(link).filter({visible: true}).first().scrollIntoViewIfNeeded();
    await slowDown(page, true);
    await point(page, link);
    await page.waitForTimeout(REST);
    const start = Date.now();
    await press(page);
    await page.waitForFunction(() => /** @type {any} */ (window).noted?.painted, null, {
      polling: 500,
      timeout: 60_000,
    });
    return (await noted(page)).painted - start;
  });
