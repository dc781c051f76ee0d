import {chromium, firefox, webkit} from '@playwright/test';
import type {Launch} from './driver';

const types = {chromium, firefox, webkit};

/** Drives Playwright's own builds, and every Chromium. */
export const launchPlaywright: Launch = async (path, {engine, env}) => {
  const browser = await types[engine].launch({
    executablePath: path,
    env,
    // As root, Chromium does not start inside its sandbox.
    args: engine === 'chromium' && process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({width, height}),
    back: async () => void (await page.goBack({waitUntil: 'commit'})),
    forward: async () => void (await page.goForward({waitUntil: 'commit'})),
    reload: async () => void (await page.reload()),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
};
