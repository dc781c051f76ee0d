// Opens pages while their scripts are still loading, and records what they show from the first paint on.
import type {Page, Route} from '@playwright/test';
import {expect, waitForHydration} from './test';

/**
 * Delays matching requests from now on.
 *
 * @param address URLs to delay: by default, the scripts of the application
 * @returns a function that lets the requests continue
 */
export async function holdRequests(
  page: Page,
  address: string | RegExp = /\/assets\/js\//,
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

/**
 * Records from the first paint on which elements a page shows.
 *
 * @param selector elements, one of which is shown at a time
 * @param key name of the data attribute that identifies an element
 * @returns a function that returns the identifiers of all elements that have been shown
 */
export async function recordPaints(
  page: Page,
  selector: string,
  key: string,
): Promise<() => Promise<unknown>> {
  await page.addInitScript(
    ([elements, name]) => {
      const shown = new Set<string | undefined>();
      const look = () => {
        for (const element of document.querySelectorAll<HTMLElement>(elements))
          if (element.offsetHeight > 0) shown.add(element.dataset[name]);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, {shown: () => [...shown]});
    },
    [selector, key] as const,
  );
  return () => page.evaluate('window.shown()');
}
