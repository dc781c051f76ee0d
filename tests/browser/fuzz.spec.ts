// Opens pages with random bad URLs, storage and history state, and tests that each shows a page.
import type {Page} from '@playwright/test';
import {routes} from '../data/counts';
import {type BadVisit, badVisits} from './support/badInput';
import {expect, test} from './support/test';

/** Seed of the random visits. Set another seed, such as `FUZZ_SEED=7`, to get different visits. */
const seed = Number(process.env.FUZZ_SEED ?? 20251121);
const visits = badVisits(seed, 500, routes.map(encodeURI));

/** Sets storage and history state before the page's scripts run. `window.name` has both, and survives navigations. */
function prepare() {
  if (!window.name) return;
  const {storage, state} = JSON.parse(window.name) as BadVisit;
  if (state !== null) history.replaceState(state, '');
  localStorage.clear();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  if (storage) return;
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('Storage is forbidden', 'SecurityError');
    },
  });
}

/** Waits until the page has hydrated and shows a heading and text other than the crash message. */
async function works(page: Page) {
  await page.waitForFunction(
    () => {
      const {innerText = ''} = document.querySelector('main') ?? {};
      return (
        document.documentElement?.dataset.hasHydrated === 'true' &&
        document.querySelector('h1') &&
        innerText.length > 20 &&
        !innerText.includes('This page crashed')
      );
    },
    undefined,
    {timeout: 60_000},
  );
}

test(`bad visits still show a page, seed ${seed}`, {tag: '@slow'}, async ({page, baseURL}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.addInitScript(prepare);
  await page.goto('/404');
  const failed: string[] = [];
  for (const [index, visit] of visits.entries()) {
    try {
      await page.evaluate((found) => (window.name = JSON.stringify(found)), visit);
      await page.goto(baseURL + visit.address, {waitUntil: 'commit'});
      await works(page);
    } catch (error) {
      errors.push(String(error).split('\n')[0] ?? '');
    }
    for (const error of errors.splice(0))
      failed.push(`${index}: ${JSON.stringify(visit)}: ${error}`);
  }
  expect(failed).toEqual([]);
});
