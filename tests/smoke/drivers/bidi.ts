import {launch, type KeyInput} from 'puppeteer-core';
import {keysOf, type Launch} from './driver';

/** Drives a Firefox as it is published, which Playwright cannot, through WebDriver BiDi; no driver program is needed. */
export const launchBidi: Launch = async (path, {env}) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    env,
    defaultViewport: null,
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    async press(combination) {
      const {modifiers, key} = keysOf(combination);
      for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const modifier of modifiers) await page.keyboard.up(modifier as KeyInput);
    },
    resize: (width, height) => page.setViewport({width, height}),
    back: async () => void (await page.evaluate('history.back()')),
    forward: async () => void (await page.evaluate('history.forward()')),
    reload: async () => void (await page.reload()),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
};
