// Finds executables and the browsers that the tests use.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, firefox, webkit} from '@playwright/test';

/**
 * @typedef {keyof typeof browsers} Engine
 *
 * @typedef {{engine: Engine, driver: 'playwright' | 'bidi' | 'webdriver', path: string}} InstalledBrowser `playwright`
 *   drives Playwright's own builds and any Chromium, `bidi` (WebDriver BiDi) a released Firefox, `webdriver` WebKitGTK
 */

/**
 * Finds the first of several executables on PATH or in /usr/sbin.
 *
 * @param {string[]} names
 * @returns {string | undefined} its path
 */
export function findExecutable(...names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** Finds Chromium: CHROMIUM_PATH, one on PATH, or Playwright's download. */
export const findBrowser = () =>
  process.env.CHROMIUM_PATH ||
  findExecutable('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ||
  [chromium.executablePath()].find(existsSync);

/** Executable and Debian package of Chromium's headless shell: the same engine, but it needs a third less CPU time. */
export const shell = 'chromium-headless-shell';

/** Finds the browser for headless tests. Tests that open windows or background tabs need {@link findBrowser}. */
export const findHeadlessBrowser = () =>
  process.env.CHROMIUM_PATH || findExecutable(shell) || findBrowser();

/** Starts Chromium, as root without its sandbox, which does not work there. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });

/** The browsers of Debian for the smoke test, and how to drive them. */
export const browsers = /** @type {const} */ ({
  chromium: {type: chromium, driver: 'playwright', packages: ['chromium'], find: findBrowser},
  firefox: {
    type: firefox,
    driver: 'bidi',
    packages: ['firefox-esr'],
    find: () => findExecutable('firefox-esr', 'firefox'),
  },
  webkit: {
    type: webkit,
    driver: 'webdriver',
    // Xvfb provides a display; xauth grants access to it.
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () =>
      findExecutable('xvfb-run') && findExecutable('xauth') && findExecutable('WebKitWebDriver'),
  },
});

export const engines = /** @type {Engine[]} */ (Object.keys(browsers));

/**
 * Finds an engine. Prefers Playwright's own build to the browser of the system.
 *
 * @param {Engine} engine
 * @returns {InstalledBrowser | undefined}
 */
export function findEngine(engine) {
  const {type, driver, find} = browsers[engine];
  const own = type.executablePath();
  if (existsSync(own)) return {engine, driver: 'playwright', path: own};
  const found = find();
  return found ? {engine, driver, path: found} : undefined;
}
