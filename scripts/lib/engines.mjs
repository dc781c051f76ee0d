import {existsSync} from 'node:fs';
import {chromium, firefox, webkit} from '@playwright/test';
import {findBrowser} from './browser.mjs';
import {findFonts, fontSets} from './fonts.mjs';
import {runTool} from './run.mjs';
import {ensure, findExecutable} from './tools.mjs';

/**
 * @typedef {'chromium' | 'firefox' | 'webkit'} Engine
 * @typedef {object} Found a browser on this machine
 * @property {Engine} engine
 * @property {'playwright' | 'bidi' | 'webdriver'} driver Playwright drives its own builds and every Chromium, WebDriver
 *   BiDi a Firefox as published, plain WebDriver WebKitGTK
 * @property {string} path of the browser, or of the program that starts it
 */

export const engines = /** @type {const} */ (['chromium', 'firefox', 'webkit']);

const types = {chromium, firefox, webkit};

/**
 * @type {Record<Engine, {driver: Found['driver'], packages: string[], find: () => string | undefined}>} what Debian
 *   has
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
 * @param {Engine} engine
 * @returns {Found | undefined} Playwright's own build before the system's
 */
export function findEngine(engine) {
  const own = types[engine].executablePath();
  if (existsSync(own)) return {engine, driver: 'playwright', path: own};
  const {driver, find} = debian[engine];
  const path = find();
  return path ? {engine, driver, path} : undefined;
}

/**
 * Installs the engines and fonts that are missing: Debian's packages when this runs as root there, else Playwright's
 * downloads.
 *
 * @returns {Promise<string[]>} a line for each that is still missing, with how to install it
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
