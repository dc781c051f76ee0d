import {readFileSync} from 'node:fs';
import type {BrowserContext, CDPSession, Page} from '@playwright/test';
import {setMode, violations} from './support/axe';
import {misplaced, operationRoutes, screens} from './support/positions';
import {expect, open, test as base} from './support/test';

const routes = readFileSync('tests/data/routes.txt', 'utf8').trim().split('\n');

/**
 * Windows that the pages must fit, in CSS pixels. What is folded is judged folded in the first, and open in the others. Contrast takes
 * axe most of its time, so colours are judged in one window of each layout: wide and narrow. The others have no colours of their own.
 */
const windows = [
  {name: '1280 wide', width: 1280, height: 900, scale: 1, colours: true},
  {name: '1280 wide at a zoom of 200 %', width: 640, height: 450, scale: 2, colours: false},
  {name: '390 wide', width: 390, height: 844, scale: 1, colours: true},
  {name: '320 wide', width: 320, height: 640, scale: 1, colours: false},
];

type Stage = {context: BrowserContext; page: Page; cdp: CDPSession};

/** Gives the page a window of another size, as the reader does who drags its corner: the page is not loaded anew. */
async function resize({cdp, page}: Stage, width: number, height: number, scale = 1) {
  await cdp.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: scale,
    mobile: false,
  });
  // What listens to the size has answered one frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Runs in the page, before anything else: keeps what its head came with. */
function rememberHead() {
  addEventListener('DOMContentLoaded', () => {
    const arrived = new WeakSet(document.head.children);
    Object.assign(window, {isNewInHead: (element: Element) => !arrived.has(element)});
  });
}

/** Scripts that the application put into the head of a page that came with them: React Helmet writes its part of the head anew. */
const fetchedAgain = (page: Page) =>
  page.evaluate(() => {
    const {isNewInHead} = window as unknown as {isNewInHead: (element: Element) => boolean};
    return [...document.head.querySelectorAll('script[src]')]
      .filter(isNewInHead)
      .map((element) => `fetched again: ${element.outerHTML.slice(0, 200)}`);
  });

/** One page serves all routes of a worker: a new one for each, with an empty cache, would cost more than it proves. */
const test = base.extend<object, {stage: Stage}>({
  stage: [
    async ({browser}, use) => {
      const context = await browser.newContext({reducedMotion: 'reduce'});
      const page = await context.newPage();
      await page.addInitScript(rememberHead);
      await use({context, page, cdp: await context.newCDPSession(page)});
      await context.close();
    },
    {scope: 'worker'},
  ],
  context: async ({stage}, use) => use(stage.context),
  page: async ({stage}, use) => use(stage.page),
});

for (const route of routes) {
  test(`${route} is whole`, async ({page, stage, complaints, foreign, baseURL}) => {
    const found: string[] = [];
    const [first] = windows;
    for (const view of windows) {
      const {name, width, height, scale, colours} = view;
      await resize(stage, width, height, scale);
      if (view === first) {
        const response = await open(page, `${baseURL}${encodeURI(route)}`);
        expect(response?.status()).toBe(200);
        found.push(...(await fetchedAgain(page)));
      } else {
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('details')) fold.open = true;
        });
      }
      const sticksOut = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (sticksOut > 0) found.push(`${name}: the page is ${sticksOut} pixels too wide`);
      await setMode(page, 'light');
      const light = await violations(page, colours ? 'all' : 'layout');
      found.push(...light.map((violation) => `light, ${name}: ${violation}`));
      if (!colours) continue;
      await setMode(page, 'dark');
      const dark = await violations(page, 'colours');
      found.push(...dark.map((violation) => `dark, ${name}: ${violation}`));
      if (view !== first || !operationRoutes.has(route)) continue;
      for (const screen of screens) {
        await resize(stage, screen.width, screen.height);
        const low = await misplaced(page, screen);
        found.push(...low.map((part) => `${screen.width}x${screen.height}: ${part}`));
      }
    }
    expect.soft(found).toEqual([]);
    expect.soft(complaints).toEqual([]);
    expect.soft(foreign).toEqual([]);
  });
}
