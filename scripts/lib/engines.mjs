import {existsSync} from 'node:fs';
import {chromium, firefox, webkit} from '@playwright/test';
import {findBrowser} from './browser.mjs';
import {findExecutable, installPackages} from './debian.mjs';
import {fontAdvice, missingFonts} from './fonts.mjs';
import {runTool} from './run.mjs';

/**
 * @typedef {'chromium' | 'firefox' | 'webkit'} Engine
 * @typedef {object} Found a browser that is on this machine
 * @property {Engine} engine
 * @property {'playwright' | 'bidi' | 'webdriver'} driver what drives it: Playwright its own builds and every Chromium; WebDriver BiDi
 *   a Firefox as published; plain WebDriver WebKitGTK
 * @property {string} path of the browser, or of the program that starts it
 */

/** The engines that the site is tried in, in this order. */
export const engines = /** @type {const} */ (['chromium', 'firefox', 'webkit']);

const types = {chromium, firefox, webkit};

/** @type {Record<Engine, {name: string, packages: string[]}>} */
const about = {
  chromium: {name: 'Chromium', packages: ['chromium']},
  firefox: {name: 'Firefox', packages: ['firefox-esr']},
  // The second gives it a screen, the third lets it onto that screen.
  webkit: {name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb', 'xauth']},
};

/**
 * @param {string[]} names of executables
 * @returns {string | undefined} path of the first that is there
 */
const firstOf = (...names) => names.map(findExecutable).find(Boolean);

/** @type {Record<Engine, () => Omit<Found, 'engine'> | undefined>} what Debian's packages bring */
const systems = {
  chromium() {
    const path = findBrowser();
    return path ? {driver: 'playwright', path} : undefined;
  },
  firefox() {
    const path = firstOf('firefox-esr', 'firefox');
    return path ? {driver: 'bidi', path} : undefined;
  },
  webkit() {
    const path = firstOf('WebKitWebDriver');
    return path && firstOf('xvfb-run') && firstOf('xauth')
      ? {driver: 'webdriver', path}
      : undefined;
  },
};

/**
 * @param {Engine} engine
 * @returns {Found | undefined} Playwright's own build before the system's
 */
export function findEngine(engine) {
  const path = types[engine].executablePath();
  if (existsSync(path)) return {engine, driver: 'playwright', path};
  const system = systems[engine]();
  return system && {engine, ...system};
}

/**
 * @param {Engine} engine
 * @returns {string} how to get it
 */
const advice = (engine) =>
  `no ${about[engine].name} on this machine; install one: \`npx playwright install --with-deps ${engine}\`, or \`apt-get install ${about[engine].packages.join(' ')}\``;

/** @returns {string[]} a line for each engine and each set of fonts that is not on this machine, with the way to get it */
export function missingForSmoke() {
  return [...engines.filter((engine) => !findEngine(engine)).map(advice), ...fontAdvice()];
}

/**
 * Gets the engines that are missing: Playwright's download first, then Debian's packages when this runs as root; and the fonts.
 *
 * @returns {Promise<string[]>} a line for each that is still missing
 */
export async function ensureForSmoke() {
  for (const engine of engines) {
    if (findEngine(engine)) continue;
    console.log(`No ${about[engine].name} on this machine: trying Playwright’s own download …`);
    await runTool('playwright', ['install', engine], {quiet: true});
  }
  const packages = [
    ...engines.filter((engine) => !findEngine(engine)).flatMap((engine) => about[engine].packages),
    ...missingFonts().map(({package: pack}) => pack),
  ];
  if (packages.length > 0) await installPackages(packages);
  return missingForSmoke();
}
