// Finds and installs the three browser engines and the fonts that the smoke tests use.
import {existsSync} from 'node:fs';
import {chromium, firefox, webkit} from '@playwright/test';
import {findBrowser} from './browser.mjs';
import {findFonts, fontSets} from './fonts.mjs';
import {runTool} from './run.mjs';
import {ensure, findExecutable} from './tools.mjs';

/**
 * @typedef {'chromium' | 'firefox' | 'webkit'} Engine
 * @typedef {object} InstalledBrowser a browser on this machine
 * @property {Engine} engine
 * @property {'playwright' | 'bidi' | 'webdriver'} driver `playwright` for Playwright's own builds and any Chromium,
 *   `bidi` (WebDriver BiDi) for a released Firefox, `webdriver` for WebKitGTK
 * @property {string} path of the browser or its driver
 */

export const engines = /** @type {const} */ (['chromium', 'firefox', 'webkit']);

const types = {chromium, firefox, webkit};

/**
 * How to find and drive the browser of each engine in Debian.
 *
 * @type {Record<Engine, {driver: InstalledBrowser['driver'], packages: string[], find: () => string | undefined}>}
 */
const debian = {
  chromium: {driver: 'playwright', packages: ['chromium'], find: findBrowser},
  firefox: {
    driver: 'bidi',
    packages: ['firefox-esr'],
    find: () => findExecutable('firefox-esr') ?? findExecutable('firefox'),
  },
  webkit: {
    driver: 'webdriver',
    // Xvfb provides a display; xauth grants access to it.
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () =>
      findExecutable('xvfb-run') && findExecutable('xauth') && findExecutable('WebKitWebDriver'),
  },
};

/**
 * Finds an engine. Prefers Playwright's own build to the browser of the system.
 *
 * @param {Engine} engine
 * @returns {InstalledBrowser | undefined}
 */
export function findEngine(engine) {
  const own = types[engine].executablePath();
  if (existsSync(own)) return {engine, driver: 'playwright', path: own};
  const {driver, find} = debian[engine];
  const path = find();
  return path ? {engine, driver, path} : undefined;
}

/**
 * Installs missing engines and fonts: Debian's packages if this runs as root on Debian, then Playwright's downloads.
 *
 * @returns {Promise<string[]>} a line for each engine or font set that is still missing, with how to install it
 */
export const ensureEngines = () =>
  ensure(
    [
      ...engines.map((name) => ({
        name,
        found: () => findEngine(name) !== undefined,
        packages: debian[name].packages,
        otherwise: `npx playwright install --with-deps ${name}`,
      })),
      ...Object.entries(fontSets).map(([name, {package: own}]) => ({
        name: `${name} fonts`,
        found: () => findFonts().includes(name),
        packages: [own],
      })),
    ],
    async (missing) => {
      const names = engines.filter((engine) => missing.some(({name}) => name === engine));
      await runTool('playwright', ['install', ...names], {quiet: true});
    },
  );
