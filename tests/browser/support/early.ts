// Opens pages while their scripts are still loading.
import type {Page, Route} from '@playwright/test';
import {expect, waitForHydration} from './test';

/** Matches the URLs of the application's scripts. */
export const application = /\/assets\/js\//;

/**
 * Delays matching requests from now on.
 *
 * @param address URLs to delay: by default, the scripts of the application
 * @returns a function that lets the requests continue
 */
export async function holdRequests(
  page: Page,
  address: string | RegExp = application,
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let holding = true;
  await page.route(address, (route) => {
    if (holding) held.push(route);
    else void route.continue();
  });
  return async () => {
    holding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/**
 * Opens a page and delays its application scripts.
 *
 * @returns a function that lets the scripts load, and waits until the page has hydrated
 */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page);
  await page.goto(path, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    await release();
    await waitForHydration(page);
  };
}
