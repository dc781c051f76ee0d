// Finds, installs and starts Chromium.
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {runTool} from './run.mjs';
import {ensure, findExecutable} from './tools.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Executable and Debian package of Chromium's headless shell: the same engine, but it needs a third less CPU time. */
const shell = 'chromium-headless-shell';

/** @returns {string | undefined} path of Chromium: CHROMIUM_PATH, a Chromium on PATH, or Playwright's download */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const candidates = [...names.map(findExecutable), chromium.executablePath()];
  return candidates.find((file) => file && existsSync(file));
}

/**
 * Finds the browser for headless tests. Tests that open windows or background tabs need {@link findBrowser}.
 *
 * @returns {string | undefined} its path: CHROMIUM_PATH, Debian's headless shell, or any Chromium
 */
export const findHeadlessBrowser = () =>
  process.env.CHROMIUM_PATH || findExecutable(shell) || findBrowser();

/**
 * Describes Chromium as a requirement of tests.
 *
 * @param {() => string | undefined} find
 * @param {string} debian Debian package that contains Chromium
 */
const requirement = (find, debian) => ({
  name: 'Chromium',
  found: () => find() !== undefined,
  packages: [debian],
  otherwise: '`npx playwright install chromium`, or set CHROMIUM_PATH to its executable',
});

/**
 * Finds Chromium. If there is none, installs it.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Error} if Chromium is missing and cannot be installed; the message says what to install
 */
export async function ensureBrowser() {
  const [missing] = await ensure([requirement(findBrowser, 'chromium')], download);
  if (missing) throw new Error(missing);
  return String(findBrowser());
}

/**
 * Starts Chromium.
 *
 * @param {import('@playwright/test').LaunchOptions} [options]
 * @returns {Promise<import('@playwright/test').Browser>}
 * @throws {Error} under the same conditions as {@link ensureBrowser}, or if Chromium does not start
 */
export async function launchBrowser(options) {
  // As root, Chromium only starts without its sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({executablePath: await ensureBrowser(), args, ...options});
}

/**
 * Installs a browser for headless tests if there is none.
 *
 * @returns {Promise<string[]>} empty, or one line that says what to install
 */
export const ensureHeadlessBrowser = () =>
  ensure([requirement(findHeadlessBrowser, shell)], download);

async function download() {
  console.log('No Chromium on this machine: downloading Chromium with Playwright …');
  await runTool('playwright', ['install', 'chromium'], {quiet: true});
}
