// Playwright's `test` with the fixtures for this site, and functions that open its pages.
import {test as base, expect, type Page} from '@playwright/test';

/** Folders of the sites that globalSetup.ts serves, if they are built. */
export const sites = {
  local: 'build',
  /** Built from the same sources, with hosted search and analytics. Only @slow tests need it. */
  hosted: 'build-hosted',
} as const;

/**
 * Returns the URL of a served site.
 *
 * @throws Error if the site is not built
 */
export function siteUrl(site: keyof typeof sites): string {
  const url = process.env[`SITE_${site}`];
  if (!url) throw new Error(`The ${site} site is not served, because it is not built.`);
  return url;
}

type Fixtures = {
  /** Console errors and warnings, and uncaught exceptions on the page. */
  complaints: string[];
  /** URLs of the page's requests to other hosts. */
  foreign: string[];
  /** Violations of the content security policy on any page. A test that expects violations must empty this list. */
  refused: string[];
};

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(siteUrl('local')),
  complaints: async ({page}, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
  foreign: async ({page, baseURL}, use) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(String(baseURL)) && !url.startsWith('data:')) foreign.push(url);
    });
    await use(foreign);
  },
  refused: [
    async ({context}, use) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await use(refused);
      expect(refused, 'blocked by the content security policy').toEqual([]);
    },
    {auto: true},
  ],
});

/** Waits until the page has hydrated. */
export function waitForHydration(page: Page): Promise<void> {
  return page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens a page and waits until it has hydrated. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await waitForHydration(page);
  return response;
}

export {expect};
