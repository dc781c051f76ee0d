import {hydrated, recordTransfers} from './transfers.mjs';

/** The slow phone of Lighthouse: network and processor as its devtools method slows them down. */
const SLOW = {
  network: {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  },
  processor: 4,
};

/**
 * How long a hand rests at a link before it clicks, in ms: the least of what those count who fetch pages ahead by it (barba.js 100 to
 * 300, instant.page more than 300 on average, and 90 for a touch).
 */
export const REST = 100;

/** By when the frames of an interaction are over, in ms. */
const SETTLED = 1500;

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{width: number, height: number}} viewport
 * @param {(page: Page, slow: (network: boolean) => Promise<void>) => Promise<number>} use `slow` slows the processor down, and the
 *   network when asked
 */
async function withPage(browser, viewport, use) {
  const context = await browser.newContext({viewport});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return await use(page, async (network) => {
      await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW.processor});
      if (!network) return;
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW.network);
    });
  } finally {
    await context.close();
  }
}

/**
 * @param {import('@playwright/test').Locator} element is scrolled onto the screen
 * @returns {Promise<[x: number, y: number]>} its middle
 * @throws {Error} when it has no place on the screen
 */
async function seen(element) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.page().url()}: ${element} is not on the screen.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** @param {Page} page */
const painted = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

/**
 * From a click on a link to the painted page that it leads to, on a slow phone. The page before is quiet by then.
 *
 * The mouse rests at the link and is pressed as a hand does it, and the page itself notes when the heading was painted: Playwright's own
 * `click` and waiting look elements up in the page, and their scripts would be counted as the page's.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url page to start on
 * @param {string} link selector of the link
 * @param {string} heading of the page that it leads to
 * @returns {Promise<number>} milliseconds
 */
export function nextPage(browser, url, link, heading) {
  // As wide as a page needs to show its sidebar.
  return withPage(browser, {width: 1280, height: 900}, async (page, slow) => {
    const {quiet} = recordTransfers(page);
    await page.addInitScript((text) => {
      const look = () => {
        const there = document.querySelector('h1')?.textContent?.includes(text);
        if (there) setTimeout(() => Object.assign(window, {painted: Date.now()}));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, heading);
    await page.goto(url);
    await hydrated(page);
    await quiet();
    const box = await seen(page.locator(link).first());
    await slow(true);
    await page.mouse.move(...box);
    await page.waitForTimeout(REST);
    const start = Date.now();
    await page.mouse.down();
    await page.mouse.up();
    const end = await page.waitForFunction(
      () => /** @type {{painted?: number}} */ (/** @type {unknown} */ (window)).painted,
      null,
      {polling: 500, timeout: 60_000},
    );
    return /** @type {number} */ (await end.jsonValue()) - start;
  });
}

/**
 * @typedef {object} Press what a reader presses
 * @property {string} target selector; the first that matches and is seen is clicked
 * @property {{into: string, press: string}} [key] pressed next, when the element of that selector has the focus
 */

/**
 * The slowest of the reader's interactions with a page: from each to the next frame, as interaction to next paint (INP) counts.
 *
 * The mouse is moved and pressed as a hand does it: Playwright's own `click` looks elements up in the page while it is pressed, and
 * its scripts would be counted as the page's.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} width of the window, in pixels
 * @param {Press} press
 * @returns {Promise<number>} milliseconds; browsers tell durations in steps of 8, and none below 16
 */
export function interaction(browser, url, width, {target, key}) {
  return withPage(browser, {width, height: 900}, async (page, slow) => {
    const {quiet} = recordTransfers(page);
    await page.goto(url);
    await hydrated(page);
    await quiet();
    await page.evaluate(() => {
      const durations = /** @type {number[]} */ ([]);
      Object.assign(window, {durations});
      new PerformanceObserver((list) => {
        for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
          if (entry.interactionId) durations.push(entry.duration);
        }
      }).observe(/** @type {PerformanceObserverInit} */ ({type: 'event', durationThreshold: 16}));
    });
    await page.mouse.move(...(await seen(page.locator(target).filter({visible: true}).first())));
    await painted(page);
    await slow(false);
    await page.mouse.down();
    await page.mouse.up();
    // The entry of an interaction comes after its frame.
    await page.waitForTimeout(SETTLED);
    if (key) {
      await page.locator(`${key.into}:focus`).waitFor();
      await page.keyboard.press(key.press);
      await page.waitForTimeout(SETTLED);
    }
    return page.evaluate(() => {
      const {durations} = /** @type {{durations: number[]}} */ (/** @type {unknown} */ (window));
      return Math.max(0, ...durations);
    });
  });
}
