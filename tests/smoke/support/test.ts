import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {type Engine, findEngine} from '../../../scripts/lib/engines.mjs';
import {writeFontConfig} from '../../../scripts/lib/fonts.mjs';
import {launch} from '../drivers';
import type {Driver} from '../drivers/driver';
import {serveWithFaults, type Site} from './site';
import {Tab} from './tab';

/** What a project of tests/smoke.config.ts sets. */
export type SmokeOptions = {
  engine: Engine;
  /** The one set of fonts that the browser gets; undefined leaves it those of the machine. */
  fonts: string | undefined;
};

type Shared = SmokeOptions & {driver: Driver};

type Fixtures = {
  /** The site at an address of its own, for which the browser has nothing in its caches and storage. */
  site: Site;
  /** The tab of a new reader. When a test fails, a picture of it is kept. */
  tab: Tab;
};

/** Windows in which every test runs, in CSS pixels. */
export const windows = [
  {name: 'desktop', width: 1280, height: 900},
  {name: 'phone', width: 390, height: 844},
] as const;

export const test = base.extend<Fixtures, Shared>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  fonts: [undefined, {option: true, scope: 'worker'}],
  driver: [
    async ({engine, fonts}, use, info) => {
      const found = findEngine(engine);
      if (!found) throw new Error(`${engine} is not on this machine.`);
      const folder = path.join(info.project.outputDir, `fonts-${info.workerIndex}`);
      const env: Record<string, string> = fonts
        ? {FONTCONFIG_FILE: writeFontConfig(fonts, folder)}
        : {};
      const driver = await launch(found, env);
      await use(driver);
      await driver.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await serveWithFaults();
    await use(site);
    await site.close();
  },
  tab: async ({driver, site}, use, info) => {
    await use(new Tab(driver, site.url));
    if (info.status === info.expectedStatus) return;
    const body = await driver.screenshot().catch(() => undefined);
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

/** The same page in each of the windows, one after the other, in one load: for what depends on the window and not on the way there. */
export function inEachWindowOf(
  address: string,
  title: string,
  run: (tab: Tab, window: (typeof windows)[number]['name']) => Promise<void>,
): void {
  test(`${title}, on a ${windows.map(({name}) => name).join(' and on a ')}`, async ({tab}) => {
    for (const [index, {name, width, height}] of windows.entries()) {
      await tab.resize(width, height);
      if (index === 0) await tab.open(address);
      await run(tab, name);
    }
  });
}

export {expect};
