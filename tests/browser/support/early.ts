import type {Page, Route} from '@playwright/test';
import {expect, takenOver} from './test';

/** Addresses of the application's scripts. */
export const application = /\/assets\/js\//;

/**
 * Holds back the scripts of the application, from now on.
 *
 * @returns lets them come
 */
export async function hold(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let holding = true;
  await page.route(application, (route) => {
    if (holding) held.push(route);
    else void route.continue();
  });
  return async () => {
    holding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/**
 * Opens a page as it is before its application script has arrived.
 *
 * @returns lets the application come, and waits until it has taken the page over
 */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const letGo = await hold(page);
  await page.goto(path, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    await letGo();
    await takenOver(page);
  };
}
