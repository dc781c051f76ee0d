import type {Page, Route} from '@playwright/test';
import {expect, takenOver} from './test';

/** Addresses of the application's scripts. */
export const application = /\/assets\/js\//;

/**
 * Holds back matching requests from now on.
 *
 * @param address of the delayed requests: by default, the scripts of the application
 * @returns lets the requests go on
 */
export async function hold(
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
 * Opens a page whose application scripts have not arrived yet.
 *
 * @returns lets the scripts arrive, and waits until the page is hydrated
 */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page);
  await page.goto(path, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    await release();
    await takenOver(page);
  };
}
