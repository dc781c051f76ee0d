import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {ensureBrowser} from '../../scripts/lib/browser.mjs';
import {serveSite} from '../../scripts/lib/serve.mjs';
import {fileName} from './report.mjs';

const WIDTH = 1280;
/** The longest pages are many screens long; a difference below this height is in the list of pages alone. */
const MAX_HEIGHT = 6000;

/**
 * Pictures pages of a built site, each from its top.
 *
 * @param {string} dir the built site
 * @param {string[]} routes those that it does not have are left out
 * @param {string} out folder of the pictures
 * @throws {Error} when there is no browser, or a page cannot be shown
 */
export async function takePictures(dir, routes, out) {
  mkdirSync(out, {recursive: true});
  const here = routes.filter((route) =>
    existsSync(path.join(dir, route === '/' ? 'index.html' : `${route}.html`)),
  );
  const site = await serveSite(dir);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({
      viewport: {width: WIDTH, height: 900},
      reducedMotion: 'reduce',
    });
    for (const route of here) {
      await page.goto(site.url + encodeURI(route), {waitUntil: 'load'});
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({
        path: path.join(out, fileName(route)),
        fullPage: true,
        clip: {x: 0, y: 0, width: WIDTH, height: Math.min(height, MAX_HEIGHT)},
      });
    }
  } finally {
    await browser.close();
    await site.close();
  }
}
