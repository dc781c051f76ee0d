import type {Page, Route} from '@playwright/test';
import {violations} from './support/axe';
import {expect, open, test, takenOver} from './support/test';

const guide = '/docs/guides/pagination';
/** Every script but the two that start the application. */
const chunks = /\/assets\/js\/(?!main\.|runtime~)[^/]+\.js$/;

/** Opens a page whose requests pass through the test from its start; interception that begins later can miss the first of them. */
async function openIntercepted(page: Page, path: string) {
  await page.route('**', (route) => route.continue());
  await open(page, path);
}

/** Holds back requests until they are let go. */
async function hold(page: Page, address: RegExp) {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return async () => {
    await Promise.all(held.splice(0).map((route) => route.continue()));
    await page.unroute(address);
  };
}

test('an unknown address gets the not-found page, with a way on', async ({page, foreign}) => {
  const response = await open(page, '/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.locator('main')).toContainText('/docs/no-such-page');
  expect(await violations(page)).toEqual([]);
  await page.locator('main').getByRole('link', {name: 'Introduction'}).click();
  await expect(page).toHaveURL('/docs/introduction');
  expect(foreign).toEqual([]);
});

test('a page that crashes says why, and tries again', async ({page}) => {
  await page.addInitScript(() => {
    const observe = IntersectionObserver.prototype.observe;
    Object.assign(window, {broken: false});
    // Links watch themselves when they appear; one that cannot is an error while the page renders.
    IntersectionObserver.prototype.observe = function (target) {
      if ((window as unknown as {broken: boolean}).broken && target.closest('main')) {
        throw new Error('The page could not be drawn', {cause: new Error('The observer is gone')});
      }
      return observe.call(this, target);
    };
  });
  const setBroken = (broken: boolean) =>
    page.evaluate((value) => Object.assign(window, {broken: value}), broken);
  await open(page, '/blog');
  await setBroken(true);
  await page.getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByText('The page could not be drawn')).toBeVisible();
  await expect(page.getByText('The observer is gone')).toBeVisible();
  await setBroken(false);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeHidden();
  await expect(page.locator('main h1')).toBeVisible();
});

test('a page whose chunks fail stays readable, shows the error, and recovers by Retry', async ({
  page,
}) => {
  await page.route(chunks, (route) => route.abort());
  await page.goto(guide);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('ChunkLoadError');
  await expect(page.locator('main h1')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.unroute(chunks);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await takenOver(page);
  await expect(alert).toBeHidden();
});

test('a part whose chunk fails shows the error, and recovers by Retry', async ({page}) => {
  await openIntercepted(page, guide);
  await page.waitForLoadState('networkidle');
  await page.route(chunks, (route) => route.abort());
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByRole('alert')).toContainText('ChunkLoadError');
  expect(await violations(page)).toEqual([]);
  await page.unroute(chunks);
  await dialog.getByRole('button', {name: 'Retry'}).click();
  await expect(dialog.getByRole('combobox')).toBeFocused();
});

test('a navigation whose chunk fails loads the page anew', async ({page}) => {
  await openIntercepted(page, '/blog');
  await page.evaluate(() => Object.assign(window, {old: true}));
  // Only until the page is asked for anew: what follows must find its chunks.
  await page.route(chunks, (route) => route.abort());
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(chunks);
  });
  await page.locator('footer').getByRole('link', {name: 'Contact'}).click();
  await expect(page.locator('main h1')).toHaveText('Contact');
  await expect(page).toHaveURL('/docs/contact');
  expect(await page.evaluate(() => 'old' in window)).toBe(false);
});

test('a slow navigation shows the progress bar after 200 ms, and no spinner', async ({page}) => {
  await page.clock.install();
  await openIntercepted(page, '/blog');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const release = await hold(page, chunks);
  await page.locator('footer').getByRole('link', {name: 'Contact'}).click();
  await page.clock.runFor(199);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await expect(page.getByRole('status', {name: 'Loading'})).toHaveCount(0);
  await expect(page).toHaveURL('/docs/contact');
  await expect(page.locator('main h1')).toHaveText('Blog');
  await release();
  await page.clock.resume();
  await expect(page.locator('main h1')).toHaveText('Contact');
});

test('a slow part shows nothing for 200 ms, then a spinner', async ({page}) => {
  await page.clock.install();
  await openIntercepted(page, guide);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const release = await hold(page, chunks);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toBeVisible();
  await page.clock.runFor(199);
  await expect(dialog.getByText('Loading')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(dialog.getByText('Loading')).toHaveCount(1);
  await release();
  await page.clock.resume();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByText('Loading')).toHaveCount(0);
});

test.describe('fetching ahead', () => {
  const fast = {effectiveType: '4g', saveData: false};

  /** The scripts that a page asks for ahead: at its start, at its end, and when the reader turns to a link, by focus and by pointer. */
  async function fetchedAhead(page: Page, connection: {effectiveType: string; saveData: boolean}) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {get: () => value});
    }, connection);
    await open(page, '/docs/introduction');
    await page.waitForLoadState('networkidle');
    const prefetched = () =>
      page.evaluate(() => {
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const own = files.filter(({initiatorType}) => initiatorType === 'script');
        const run = new Set(own.map(({name}) => name));
        const links = document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]');
        return [...links].map(({href}) => href).filter((href) => !run.has(href));
      });
    const atStart = await prefetched();
    await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const atEnd = await prefetched();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (chunks.test(request.url())) asked.push(request.url());
    });
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'Calry Link'}).focus();
    await page.waitForLoadState('networkidle');
    const byFocus = asked.length;
    await page.locator('footer').getByRole('link', {name: 'Contact'}).hover();
    await page.waitForTimeout(300);
    return {atStart, atEnd, byFocus, byPointer: asked.length - byFocus};
  }

  test('happens at the end of a page for the next one, and else when the reader turns to a link', async ({
    page,
  }) => {
    const {atStart, atEnd, byFocus, byPointer} = await fetchedAhead(page, fast);
    expect(atStart).toEqual([]);
    // The text of a page and what is known of it; a sidebar has the links of a dozen pages.
    expect(atEnd.length).toBeGreaterThan(0);
    expect(atEnd.length, atEnd.join(' ')).toBeLessThanOrEqual(3);
    expect(byFocus).toBeGreaterThan(0);
    expect(byPointer).toBeGreaterThan(0);
  });

  for (const [name, connection] of [
    ['2g', {effectiveType: 'slow-2g', saveData: false}],
    ['data saver', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(`is left out with ${name}`, async ({page}) => {
      expect(await fetchedAhead(page, connection)).toEqual({
        atStart: [],
        atEnd: [],
        byFocus: 0,
        byPointer: 0,
      });
    });
  }

  test('brings the next page without the network', async ({page}) => {
    await open(page, '/docs/guides/pagination');
    await page.waitForLoadState('networkidle');
    const next = page.locator('.pagination-nav__link--next');
    const title = await next.locator('.pagination-nav__label').innerText();
    await next.scrollIntoViewIfNeeded();
    const ahead = page.locator('link[rel="prefetch"]');
    await expect(ahead.first()).toBeAttached();
    await expect
      .poll(() =>
        ahead.evaluateAll((links) =>
          links.every(
            (link) => performance.getEntriesByName((link as HTMLLinkElement).href).length > 0,
          ),
        ),
      )
      .toBe(true);
    await page.context().setOffline(true);
    await next.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  });
});
