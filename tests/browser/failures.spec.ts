// Tests pages that crash, chunks that are missing or slow, and prefetching.
import type {Page} from '@playwright/test';
import {guide} from './support/paths';
import {expect, open, test, waitForHydration} from './support/test';

/** Matches every script except the two that start the application. */
const chunks = /\/assets\/js\/(?!main\.|runtime~)[^/]+\.js$/;

/** Opens a page and waits until the network is idle, so that later requests belong to the next action. */
async function openQuietly(page: Page, path: string) {
  // Without this route, a route that is added after the page has opened can miss the first request.
  await page.route('**', (route) => route.continue());
  await open(page, path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, {old: true}));
}

/** Returns true if the document has not been reloaded since `openQuietly`. */
const isOldDocument = (page: Page) => page.evaluate(() => 'old' in window).catch(() => true);

/** Responds with 404 to requests for chunks, as after a new deployment, until the document is requested again. */
async function removeChunks(page: Page) {
  await page.route(chunks, (route) => route.fulfill({status: 404, contentType: 'text/html'}));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(chunks);
  });
}

/** After `setBroken`, links inside `part` throw when they mount and call `IntersectionObserver.observe`. */
async function breakLinks(page: Page, part: string) {
  await page.addInitScript((selector) => {
    const observe = IntersectionObserver.prototype.observe;
    IntersectionObserver.prototype.observe = function (target) {
      if ('broken' in window && window.broken && target.closest(selector))
        throw new Error('The page could not be drawn', {cause: new Error('The observer is gone')});
      return observe.call(this, target);
    };
  }, part);
}

const setBroken = (page: Page, broken: boolean) =>
  page.evaluate((value) => Object.assign(window, {broken: value}), broken);

/** Opens a page, and follows a link to one that crashes in this part. Returns its heading. */
async function crash(page: Page, part: string, from: string) {
  await breakLinks(page, part);
  await open(page, from);
  await setBroken(page, true);
  await page.getByRole('link', {name: 'Docs', exact: true}).click();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText(/^This page crashed/);
  return heading;
}

for (const [part, from] of [
  ['main', guide],
  ['footer', '/blog'],
] as const) {
  test(`a crash in ${part} shows its causes, and Try again recovers`, async ({page}) => {
    const heading = await crash(page, part, from);
    await expect(page.getByText('The page could not be drawn')).toBeVisible();
    await expect(page.getByText('The observer is gone')).toBeVisible();
    // Until the new page has loaded, it would replace the crashed one by itself.
    await page.waitForLoadState('networkidle');
    await setBroken(page, false);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading).toHaveText('Introduction');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('Back from a page that crashed shows the previous page', async ({page}) => {
  const heading = await crash(page, 'main', guide);
  await setBroken(page, false);
  await page.goBack();
  await expect(heading).toHaveText('Pagination');
});

test.describe('chunks that cannot be loaded', () => {
  test('a page whose scripts are not code is readable, and Retry recovers', async ({page}) => {
    const scripts = '**/assets/js/**';
    await page.route(scripts, (route) => route.fulfill({contentType: 'text/html', body: '<p>'}));
    await page.goto(guide);
    const alert = page.getByRole('alert');
    const retry = alert.getByRole('button', {name: 'Retry'});
    await expect(alert).toContainText('did not load', {timeout: 10_000});
    // The alert of the old document would do for the next assertion.
    const reloaded = page.waitForEvent('domcontentloaded');
    await retry.click();
    await reloaded;
    await expect(alert).toContainText('did not load', {timeout: 10_000});
    await expect(page.locator('main h1')).toBeVisible();
    await page.keyboard.press('/');
    await expect(alert).toContainText('did not load');
    await expect(page.getByText('Loading', {exact: true})).toHaveCount(0);
    await page.unroute(scripts);
    await retry.click();
    await waitForHydration(page);
    await expect(alert).toBeHidden();
  });

  test('the search dialog reports the error, and opens after Retry', async ({page}) => {
    await openQuietly(page, guide);
    await page.route(chunks, (route) => route.abort());
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog.getByRole('alert')).toContainText('ChunkLoadError');
    await page.unroute(chunks);
    await dialog.getByRole('button', {name: 'Retry'}).click();
    await expect(dialog.getByRole('combobox')).toBeFocused();
    expect(await isOldDocument(page)).toBe(true);
  });

  test('a link in a tab that has an older build loads the new page', async ({page}) => {
    await openQuietly(page, '/blog');
    await removeChunks(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
    await expect(page.locator('main h1')).toHaveText('Contact');
    await expect(page).toHaveURL('/docs/contact');
    expect(await isOldDocument(page)).toBe(false);
  });

  test('Back from a page that could not be loaded shows the previous page', async ({page}) => {
    await openQuietly(page, '/blog');
    await page.route(chunks, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
    await expect(page.getByRole('alert')).toContainText('did not load');
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Blog');
  });

  test('Retry in a tab with an older build loads the page of the new build', async ({page}) => {
    await openQuietly(page, guide);
    await removeChunks(page);
    await page.keyboard.press('/');
    await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
    await expect.poll(() => isOldDocument(page)).toBe(false);
    await expect(page.locator('main h1')).toHaveText('Pagination');
  });

  test('Retry without a network keeps the page', async ({page, context}) => {
    await openQuietly(page, guide);
    await context.setOffline(true);
    await page.keyboard.press('/');
    const alert = page.getByRole('alert');
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(alert).toContainText('ChunkLoadError');
    await expect(page.locator('main h1')).toHaveText('Pagination');
    expect(await isOldDocument(page)).toBe(true);
  });
});

test.describe('prefetch', () => {
  /** Opens a page. Returns a list that grows with each chunk that the loaded page requests for the first time. */
  async function openAndWatch(page: Page, path: string) {
    const known = new Set<string>();
    const added: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (chunks.test(url) && !known.has(url)) added.push(url);
      known.add(url);
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    added.splice(0);
    return added;
  }

  const footerLink = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', {name: 'Contact'});

  test('a page whose link is in view is not prefetched', async ({page}) => {
    const added = await openAndWatch(page, guide);
    await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
    // Observers of what is in view run before the second frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(added).toEqual([]);
  });

  test('a page whose link is focused or hovered over opens offline', async ({page, context}) => {
    const added = await openAndWatch(page, '/docs/introduction');
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Calry Link'})
      .focus();
    await expect.poll(() => added.length).toBeGreaterThan(0);
    const hovered = page.waitForResponse(chunks);
    await footerLink(page).hover();
    await (await hovered).finished();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await footerLink(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Contact');
  });
});
