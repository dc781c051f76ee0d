import {test as base, type ConsoleMessage, expect, type Page, type Request} from '@playwright/test';

/** The two sites that the tests look at; each is served on a port of its own by the global set-up. */
export const sites = {
  /** What `npm run build` makes. */
  local: 'SITE_LOCAL',
  /** The same sources, built with the hosted search and analytics switched on. */
  hosted: 'SITE_HOSTED',
} as const;

/** @throws Error when the global set-up did not run */
export function siteUrl(site: keyof typeof sites): string {
  const url = process.env[sites[site]];
  if (!url)
    throw new Error(`${sites[site]} is not set: run the tests through tests/playwright.config.ts.`);
  return url;
}

type Fixtures = {
  /** What the page complained of: console errors and warnings, uncaught exceptions. */
  complaints: string[];
  /** Addresses on other hosts that the page asked for. */
  foreign: string[];
  /** What the content security policy refused, on any page of the test. A test in which something is left here fails. */
  refused: string[];
};

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(siteUrl('local')),
  complaints: async ({page}, use) => {
    const complaints: string[] = [];
    const onConsole = (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    };
    const onError = (error: Error) => complaints.push(error.message);
    page.on('console', onConsole).on('pageerror', onError);
    await use(complaints);
    // A page may serve more than one test.
    page.off('console', onConsole).off('pageerror', onError);
  },
  foreign: async ({page, baseURL}, use) => {
    const foreign: string[] = [];
    const onRequest = (request: Request) => {
      const url = request.url();
      if (!url.startsWith(String(baseURL)) && !url.startsWith('data:')) foreign.push(url);
    };
    page.on('request', onRequest);
    await use(foreign);
    page.off('request', onRequest);
  },
  refused: [
    async ({context}, use) => {
      const refused: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      };
      context.on('console', onConsole);
      await use(refused);
      context.off('console', onConsole);
      expect(refused, 'refused by the content security policy').toEqual([]);
    },
    {auto: true},
  ],
});

/** Waits until the application has taken the page over. */
export function takenOver(page: Page): Promise<void> {
  return page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Waits until what is below the screen has its height too; before, it has a guess of it. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      'laidOut' in document.documentElement.dataset || !document.querySelector('[data-lay-out]'),
  );
}

/** Opens a page and waits until the application has taken it over. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await takenOver(page);
  return response;
}

export {expect};
