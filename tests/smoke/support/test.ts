// Playwright's `test` for any browser, including browsers that Playwright cannot drive.
import {expect, test as base} from '@playwright/test';
import {type Engine, findEngine} from '../../../scripts/lib/browsers.mjs';
import {writeFontConfig} from '../../support/fontConfig';
import {launchBidi} from '../drivers/bidi';
import type {Driver} from '../drivers/driver';
import {launchPlaywright} from '../drivers/playwright';
import {launchWebdriver} from '../drivers/webdriver';
import {serveWithFaults, type Site} from './site';
import {Tab} from './tab';

/** Options set by the projects in tests/playwright.config.ts. */
export type SmokeOptions = {
  engine: Engine;
  /** The only font set that the browser can use; undefined for the machine's fonts. */
  fonts: string | undefined;
};

type Fixtures = {
  /** The site at a new origin, for which the browser has empty caches and storage. */
  site: Site;
  /** A tab in a wide window, for a first visit. */
  tab: Tab;
};

/** Window sizes in CSS pixels. */
const windows = {desktop: {width: 1280, height: 900}, phone: {width: 390, height: 844}};

export const test = base.extend<Fixtures, SmokeOptions & {driver: Driver}>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  fonts: [undefined, {option: true, scope: 'worker'}],
  driver: [
    async ({engine, fonts}, use, {project, workerIndex}) => {
      const found = findEngine(engine);
      if (!found) throw new Error(`${engine} is not installed.`);
      const folder = `${project.outputDir}/fonts-${workerIndex}`;
      const env = fonts ? {FONTCONFIG_FILE: writeFontConfig(fonts, folder)} : undefined;
      const launch = {
        playwright: launchPlaywright(engine),
        bidi: launchBidi,
        webdriver: launchWebdriver,
      }[found.driver];
      const driver = await launch(found.path, {...(process.env as Record<string, string>), ...env});
      await use(driver);
      await driver.close();
    },
    {scope: 'worker', timeout: 180_000},
  ],
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await serveWithFaults();
    await use(site);
    site.close();
  },
  tab: async ({driver, site}, use, info) => {
    const tab = new Tab(driver, site.url);
    await tab.resize(windows.desktop);
    await use(tab);
    if (info.status === info.expectedStatus) return;
    const picture = await driver.screenshot().catch(() => undefined);
    if (picture)
      await info.attach('picture', {body: Buffer.from(picture), contentType: 'image/png'});
  },
});

/** Defines a test for each window size. */
export function testInEachWindow(
  title: string,
  run: (fixtures: {tab: Tab; site: Site}, window: keyof typeof windows) => Promise<void>,
): void {
  for (const window of ['desktop', 'phone'] as const) {
    test(`${title}, on a ${window}`, async ({tab, site}) => {
      await tab.resize(windows[window]);
      await run({tab, site}, window);
    });
  }
}

export {expect};
