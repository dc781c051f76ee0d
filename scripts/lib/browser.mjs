import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {installPackages} from './debian.mjs';
import {runTool} from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {string | undefined} a Chromium that is on this machine: CHROMIUM_PATH, one on PATH, or Playwright's own */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const dirs = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => dirs.map((dir) => path.join(dir, name)));
  return [...candidates, chromium.executablePath()].find((file) => existsSync(file));
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
