import {type KeyInput, launch} from 'puppeteer-core';
import type {Launch} from './driver';

/** Drives release builds of Firefox through WebDriver BiDi; Playwright needs its own build. */
export const launchBidi: Launch = async (executablePath, env) => {
  const browser = await launch({browser: 'firefox', executablePath, env, defaultViewport: null});
  const [page = await browser.newPage()] = await browser.pages();
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    resize: (width, height) => page.setViewport({width, height}),
    reload: () => page.reload(),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
};
