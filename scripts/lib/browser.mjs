import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {findExecutable, installPackages} from './debian.mjs';
import {runTool} from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Executable and Debian package of a Chromium without windows. */
const shell = 'chromium-headless-shell';

/** @returns {string | undefined} a Chromium that is on this machine: CHROMIUM_PATH, one on PATH, or Playwright's own */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const dirs = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => dirs.map((dir) => path.join(dir, name)));
  return [...candidates, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * The browser for tests that look at pages alone: Chromium without its windows, which takes a third less processor time for the same
 * engine. What a reader does with windows and tabs, and the smoke test, take the whole browser of {@link findBrowser}.
 *
 * @returns {string | undefined} CHROMIUM_PATH, Debian's headless shell, or where that is not there the whole browser
 */
export function findHeadlessBrowser() {
  return process.env.CHROMIUM_PATH || findExecutable(shell) || findBrowser();
}

/**
 * Finds a Chromium, or gets one: Playwright's download first, then Debian's package when this runs as root.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Error} when there is none and none can be had; says what to install
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium on this machine: trying Playwright’s own download …');
  await runTool('playwright', ['install', 'chromium'], {quiet: true});
  if (!findBrowser()) await installPackages(['chromium']);
  const browser = findBrowser();
  if (browser) return browser;
  throw new Error(
    'No Chromium for the browser tests. Install one (for example `apt-get install chromium`, or `npx playwright install chromium`), ' +
      'or set CHROMIUM_PATH to its executable.',
  );
}

/**
 * Gets what {@link findHeadlessBrowser} finds: the whole browser, and Debian's headless shell when this runs as root there.
 *
 * @returns {Promise<void>}
 * @throws {Error} as {@link ensureBrowser} does
 */
export async function ensureHeadlessBrowser() {
  await ensureBrowser();
  // Where it cannot be had the whole browser does the same, in more time.
  if (!process.env.CHROMIUM_PATH && !findExecutable(shell)) await installPackages([shell]);
}
