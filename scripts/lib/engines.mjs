import {existsSync} from 'node:fs';
import {chromium, firefox, webkit} from '@playwright/test';
import {findBrowser} from './browser.mjs';
import {findExecutable, installPackages} from './tools.mjs';
import {findFonts, fontSets} from './fonts.mjs';
import {runTool} from './run.mjs';

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

/** @type {Record<Engine, {driver: Found['driver'], packages: string[], find: () => string | undefined}>} what Debian has */
const debian = {
  chromium: {driver: 'playwright', packages: ['chromium'], find: findBrowser},
  firefox: {
    driver: 'bidi',
    packages: ['firefox-esr'],
    find: () => findExecutable('firefox-esr') ?? findExecutable('firefox'),
  },
  webkit: {
    driver: 'webdriver',
    // The second gives it a screen, the third lets it onto that screen.
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

const enginesMissing = () => engines.filter((engine) => !findEngine(engine));
const fontsMissing = () => Object.keys(fontSets).filter((name) => !findFonts().includes(name));

/** @returns {string[]} a line for each engine and each font set that is not on this machine, with the command that installs it */
export const missingEngines = () => [
  ...enginesMissing().map(
    (engine) =>
      `no ${engine}: \`npx playwright install --with-deps ${engine}\` or \`apt-get install ${debian[engine].packages.join(' ')}\``,
  ),
  ...fontsMissing().map(
    (name) => `no ${name} fonts: \`apt-get install ${fontSets[name]?.package}\``,
  ),
];

/**
 * Installs the engines and fonts that are missing: Debian's packages when this runs as root there, else Playwright's
 * downloads.
 *
 * @returns {Promise<string[]>} as {@link missingEngines}, for what is still missing
 */
export async function ensureEngines() {
  await installPackages([
    ...enginesMissing().flatMap((engine) => debian[engine].packages),
    ...fontsMissing().map((name) => String(fontSets[name]?.package)),
  ]);
  const missing = enginesMissing();
  if (missing.length > 0) await runTool('playwright', ['install', ...missing], {quiet: true});
  return missingEngines();
}
