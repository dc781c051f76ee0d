// Playwright's `test` for any browser, including browsers that Playwright cannot drive.
import {expect, test as base} from '@playwright/test';
import {type Engine, findEngine} from '../../../scripts/lib/engines.mjs';
import {writeFontConfig} from '../../../scripts/lib/fonts.mjs';
import {launch} from '../drivers';
import type {Driver} from '../drivers/driver';
import {serveRecorded} from './site';
import {Tab} from './tab';

/** Options set by the projects in tests/playwright.config.ts. */
export type SmokeOptions = {
  engine: Engine;
  /** The only font set that the browser can use; undefined for the machine's fonts. */
  fonts: string | undefined;
};

type Fixtures = {
  /** A tab in a wide window, for a first visit: the site is at a new origin, without caches and storage. */
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
      const driver = await launch(found, {...env});
      await use(driver);
      await driver.close();
    },
    {scope: 'worker', timeout: 180_000},
  ],
  tab: async ({driver}, use, info) => {
    const site = await serveRecorded();
    const tab = new Tab(driver, site.url);
    await tab.resize(windows.desktop);
    await use(tab);
    site.close();
    if (info.status === info.expectedStatus) return;
    const picture = await driver.screenshot().catch(() => undefined);
    if (picture)
      await info.attach('picture', {body: Buffer.from(picture), contentType: 'image/png'});
  },
});

/** Defines a test for each window size. */
export function testInEachWindow(
  title: string,
  run: (fixtures: {tab: Tab}, window: keyof typeof windows) => Promise<void>,
): void {
  for (const window of ['desktop', 'phone'] as const) {
    test(`${title}, on a ${window}`, async ({tab}) => {
      await tab.resize(windows[window]);
      await run({tab}, window);
    });
  }
}

export {expect};
