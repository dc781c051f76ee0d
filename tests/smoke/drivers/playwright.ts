import {chromium, firefox, webkit} from '@playwright/test';
import type {Engine} from '../../../scripts/lib/browsers.mjs';
import type {Launch} from './driver';

/** Drives Playwright's own browser builds, and any Chromium. */
export const launchPlaywright =
  (engine: Engine): Launch =>
  async (executablePath, env) => {
    // Chromium's sandbox does not work as root.
    const args = engine === 'chromium' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await {chromium, firefox, webkit}[engine].launch({executablePath, env, args});
    const page = await browser.newPage();
    return {
      goto: (url) => page.goto(url),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      press: (...keys) => page.keyboard.press(keys.join('+')),
      resize: (width, height) => page.setViewportSize({width, height}),
      reload: () => page.reload(),
      screenshot: () => page.screenshot(),
      close: () => browser.close(),
    };
  };
