import {type KeyInput, launch, type Page, TimeoutError} from 'puppeteer-core';
import type {Launch} from './driver';

/**
 * Waits for a navigation. Puppeteer sometimes misses the load event, and then waits although the page has loaded, so
 * that after its timeout the page itself is asked.
 */
async function navigate(page: Page, start: () => Promise<unknown>): Promise<void> {
  await page.evaluate('window.isOldPage = true');
  try {
    await start();
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    await page.waitForFunction('document.readyState === "complete" && !window.isOldPage');
  }
}

/** Drives release builds of Firefox through WebDriver BiDi; Playwright needs its own build. */
export const launchBidi: Launch = async (executablePath, env) => {
  const browser = await launch({browser: 'firefox', executablePath, env, defaultViewport: null});
  const [page = await browser.newPage()] = await browser.pages();
  return {
    goto: (url) => navigate(page, () => page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    resize: (width, height) => page.setViewport({width, height}),
    reload: () => navigate(page, () => page.reload()),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
};
