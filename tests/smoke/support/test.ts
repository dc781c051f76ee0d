import {expect, test as base} from '@playwright/test';
import {type Engine, findEngine} from '../../../scripts/lib/engines.mjs';
import {launch} from '../drivers';
import {serveWithFaults, type Site} from './site';
import {Tab} from './tab';

/** What a project of tests/smoke.config.ts sets. */
export type SmokeOptions = {engine: Engine};

type Shared = SmokeOptions & {site: Site; sharedTab: Tab};

type Fixtures = {
  /** The tab of a new reader. When a test fails, a picture of it is kept. */
  tab: Tab;
  /** Ends the faults that a test made. */
  mended: void;
};

/** Windows in which every test runs, in CSS pixels. */
export const windows = [
  {name: 'desktop', width: 1280, height: 900},
  {name: 'phone', width: 390, height: 844},
] as const;

export const test = base.extend<Fixtures, Shared>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await serveWithFaults();
      await use(site);
      await site.close();
    },
    {scope: 'worker'},
  ],
  sharedTab: [
    async ({engine, site}, use) => {
      const found = findEngine(engine);
      if (!found) throw new Error(`${engine} is not on this machine.`);
      const driver = await launch(found);
      await use(new Tab(driver, site.url));
      await driver.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  mended: [
    async ({site}, use) => {
      await use();
      site.mend();
    },
    {auto: true},
  ],
  tab: async ({sharedTab}, use, info) => {
    await sharedTab.forget();
    await use(sharedTab);
    if (info.status === info.expectedStatus) return;
    const body = await sharedTab.screenshot().catch(() => undefined);
    if (body) await info.attach('picture', {body, contentType: 'image/png'});
  },
});

/** The same test in each of the windows. */
export function inEachWindow(
  title: string,
  run: (
    fixtures: {tab: Tab; site: Site},
    window: (typeof windows)[number]['name'],
  ) => Promise<void>,
): void {
  for (const {name, width, height} of windows) {
    test(`${title}, on a ${name}`, async ({tab, site}) => {
      await tab.resize(width, height);
      await run({tab, site}, name);
    });
  }
}

export {expect};
