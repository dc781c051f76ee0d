import {type Browser, chromium, type LaunchOptions, type Page} from '@playwright/test';
import {writeFontConfig} from '../../support/fontConfig';
import {siteUrl} from './test';

/**
 * Starts a Chromium that has only one set of system fonts. The caller closes it.
 *
 * @param fonts name of an installed set
 * @param launchOptions the options of Playwright's fixture
 * @param dir folder for the Fontconfig file
 * @returns the browser, and a page of the local site
 */
export async function openWithFonts(
  fonts: string,
  launchOptions: LaunchOptions,
  dir: string,
): Promise<{browser: Browser; page: Page}> {
  const FONTCONFIG_FILE = writeFontConfig(fonts, dir);
  const browser = await chromium.launch({...launchOptions, env: {...process.env, FONTCONFIG_FILE}});
  const page = await browser.newPage({baseURL: siteUrl('local'), reducedMotion: 'reduce'});
  return {browser, page};
}
