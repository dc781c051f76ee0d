// Measures search and navigation in a browser. Playwright's `click` and `waitFor` run scripts in the page and so distort
// times. To time a navigation, the code here only presses the mouse button, and the page itself records when it paints.

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

/** Time in ms after which a page has finished prefetching. */
const SETTLED_MS = 1500;

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Response} Response
 * @typedef {{open: string, field: string, result: string}} Target selectors of the button, the field and the results
 */

/**
 * Opens a page in an empty profile and waits until it is hydrated and idle.
 *
 * @template T
 * @param {Browser} browser
 * @param {{url: string, width?: number, heading?: string}} visit the page records when `heading` is painted, and the
 *   durations of interactions
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
      const look = () => {
        const isThere = document.querySelector('h1')?.textContent?.includes(text);
        if (isThere) setTimeout(() => Object.assign(window, {painted: Date.now()}));
        else requestAnimationFrame(look);
      };
      if (text) requestAnimationFrame(look);
      const durations = /** @type {number[]} */ ([]);
      new PerformanceObserver((list) => {
        for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
          if (entry.interactionId) durations.push(entry.duration);
      }).observe(/** @type {PerformanceObserverInit} */ ({type: 'event', durationThreshold: 16}));
      Object.assign(window, {durations});
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

/** Throttles the CPU and, unless told otherwise, the network. @param {Page} page @param {boolean} [network] */
async function slowDown(page, network = true) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
}

/** Locates the first visible match. @param {Page} page @param {string} selector */
const firstVisible = (page, selector) => page.locator(selector).filter({visible: true}).first();

/** Returns the size of the body of a response, as sent; 0 if the browser had it. @param {Response} response */
async function sizeOf(response) {
  const {responseBodySize} = await response.request().sizes();
  return Math.max(0, responseBodySize);
}

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
export const firstSearch = (browser, url, {open, field, result}, query) =>
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
 * Measures the interaction to next paint (INP) of a first click, with a throttled CPU. If the click opens a search, a
 * key is pressed, too.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {number} width of the window, in pixels
 * @param {string} selector of the element
 * @returns {Promise<number>} ms; browsers round to 8 ms and don't report interactions below 16 ms, which count as 0
 */
export const interaction = (browser, url, width, selector) =>
  visit(browser, {url, width}, async (page) => {
    await firstVisible(page, selector).hover();
    await page.waitForTimeout(HOVER_MS);
    await slowDown(page, false);
    await page.mouse.down();
    await page.mouse.up();
    // The observer gets the entry of an interaction after the next paint.
    await page.waitForTimeout(SETTLED_MS);
    if (await page.locator('input:focus').count()) {
      await page.keyboard.press('r');
      await page.waitForTimeout(SETTLED_MS);
    }
    return Math.max(0, ...(await page.evaluate(() => /** @type {any} */ (window).durations)));
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
    await slowDown(page);
    await firstVisible(page, link).hover();
    await page.waitForTimeout(HOVER_MS);
    const start = Date.now();
    await page.mouse.down();
    await page.mouse.up();
    const options = {polling: 500, timeout: 60_000};
    const painted = () => /** @type {any} */ (window).painted;
    return Number(await (await page.waitForFunction(painted, null, options)).jsonValue()) - start;
  });
