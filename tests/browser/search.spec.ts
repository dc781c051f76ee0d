// Tests the search dialog and the results page.
import type {Page} from '@playwright/test';
import {holdRequests} from './support/early';
import {expect, open, test, waitForHydration} from './support/test';

const guide = '/docs/guides/syncing-data';
const glossary = '/docs/guides/glossary';
const data = '**/search/data.json';
const scripts = '**/assets/js/**';

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const boxOf = (page: Page) => dialogOf(page).getByRole('combobox');
const optionsOf = (page: Page) => dialogOf(page).getByRole('option');
/** The live region that screen readers announce. */
const statusOf = (page: Page) => dialogOf(page).getByRole('status');

/** Opens the search and types a query. */
async function ask(page: Page, query: string) {
  await page.keyboard.press('/');
  await boxOf(page).fill(query);
}

/** Opens the search and waits for the results of this query. Results of an earlier query don't count. */
async function searchFor(page: Page, query: string) {
  await ask(page, query);
  await expect(statusOf(page)).toContainText(`${query}: `);
  await expect(optionsOf(page).first()).toBeVisible();
}

test('the search page shows fifty pages', async ({page}) => {
  await open(page, '/search?q=reservation');
  await expect(page.getByRole('group')).toHaveCount(50);
  await expect(page.getByRole('status')).toContainText(/50 of \d+ pages/);
});

test.describe('opening and closing', () => {
  test('search opens with /, Ctrl-K and Cmd-K, and closes with one Escape', async ({page}) => {
    await open(page, guide);
    for (const keys of ['/', 'Control+k', 'Meta+k']) {
      await page.keyboard.press(keys);
      await expect(boxOf(page)).toBeFocused();
      await page.keyboard.type('/vrs/quote');
      await expect(boxOf(page)).toHaveValue('/vrs/quote');
      // The next shortcut follows immediately: a search that was just closed must open again.
      await page.keyboard.press('Escape');
    }
    await expect(dialogOf(page)).toBeHidden();
  });

  test('a slash in a field of a web component is text', async ({page}) => {
    await open(page, guide);
    const field = await page.evaluateHandle(() => {
      const root = document.body.appendChild(document.createElement('div'));
      return root.attachShadow({mode: 'open'}).appendChild(document.createElement('input'));
    });
    await field.focus();
    await page.keyboard.type('a/b');
    expect(await field.inputValue()).toBe('a/b');
    await expect(dialogOf(page)).toBeHidden();
  });

  test('Escape, Close and a click outside return focus to the search button', async ({page}) => {
    await open(page, guide);
    const button = page.getByRole('button', {name: 'Search'});
    await button.focus();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialogOf(page).getByRole('button', {name: 'Close'}).press('Enter'),
      () => page.mouse.click(100, 200),
    ]) {
      await button.press('Enter');
      await expect(boxOf(page)).toBeFocused();
      await expect(page.locator('dialog:modal')).toBeVisible();
      await close();
      await expect(dialogOf(page)).toBeHidden();
      await expect(button).toBeFocused();
    }
    await expect(page).toHaveURL(guide);
  });

  test('Back closes the dialog', async ({page}) => {
    await open(page, guide);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(guide);
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(guide);
    await expect(dialogOf(page)).toBeHidden();
  });
});

test.describe('results', () => {
  test('arrow keys select a result, and Enter opens its heading', async ({page, complaints}) => {
    await open(page, '/');
    await searchFor(page, 'loop until there is no next');
    const options = optionsOf(page);
    // The first row is the title of the page, and the best result is a heading on this page.
    const best = options.nth(1);
    await expect(best).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(best).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/guides/pagination#3-loop-until-there-is-no-next');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.locator('[id="3-loop-until-there-is-no-next"]')).toBeInViewport();
    expect(page.workers(), 'the search runs in a worker').toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('an empty search offers queries that led to a page, until cleared', async ({page}) => {
    await open(page, guide);
    await searchFor(page, 'cursor');
    await searchFor(page, 'quote');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(guide);
    await expect(dialogOf(page)).toBeHidden();
    await ask(page, '');
    const again = optionsOf(page).filter({hasText: 'Search again'});
    await expect(again).toHaveText([/^quote/]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(statusOf(page)).toContainText('quote: ');
    await expect(boxOf(page)).toHaveValue('quote');
    await expect(page).not.toHaveURL(/[?]q=/);
    await boxOf(page).fill('');
    await dialogOf(page).getByRole('button', {name: 'Clear'}).click();
    await expect(again).toHaveCount(0);
    await expect(optionsOf(page)).not.toHaveCount(0);
    await expect(boxOf(page)).toBeFocused();
  });

  test('every change of the results is announced', async ({page}) => {
    await open(page, guide);
    await searchFor(page, 'reservation');
    const status = statusOf(page);
    await expect(status).toContainText(/^reservation: 12 of \d+ pages\./);
    await boxOf(page).fill('zzzyqx');
    await expect(status).toContainText('zzzyqx');
    await page.keyboard.press('Enter');
    await expect(page, 'a page that may help is no result').toHaveURL(guide);
    await page.keyboard.press('ArrowDown');
    await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    await boxOf(page).fill('');
    await expect(status).not.toContainText('zzzyqx');
    await expect(optionsOf(page)).toHaveCount(6);
  });

  test('Ctrl-Enter and Cmd-Enter open a new tab and keep the search', async ({page, context}) => {
    await open(page, guide);
    await searchFor(page, 'glossary');
    for (const keys of ['Control+Enter', 'Meta+Enter']) {
      const opened = context.waitForEvent('page');
      await page.keyboard.press(keys);
      expect((await opened).url()).toContain(glossary);
      await page.bringToFront();
    }
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(guide);
  });

  test('the URL of the results page follows the query, which Back restores', async ({page}) => {
    await open(page, guide);
    await searchFor(page, 'rate limit');
    await dialogOf(page)
      .getByRole('link', {name: /^See .* results$/})
      .click();
    await expect(page).toHaveURL('/search?q=rate%20limit');
    const main = page.getByRole('main');
    const box = main.getByRole('combobox');
    await expect(box).toHaveValue('rate limit');
    await expect(main.getByRole('option').first()).toBeVisible();
    await box.fill('cursor');
    await expect(page).toHaveURL('/search?q=cursor');
    await expect(main.getByRole('status')).toContainText('cursor: ');
    await main.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/docs\//);
    await page.goBack();
    await expect(box).toHaveValue('cursor');
  });
});

test.describe('loading', () => {
  test('the first search loads at most 200 kB, and nothing before it opens', async ({page}) => {
    const files: string[] = [];
    const sizes: Promise<number>[] = [];
    page.context().on('requestfinished', (request) => {
      files.push(new URL(request.url()).pathname);
      const sent = request.sizes();
      sizes.push(sent.then((size) => size.responseBodySize + size.responseHeadersSize));
    });
    await open(page, guide);
    await page.waitForLoadState('networkidle');
    expect(files).not.toContain('/search/data.json');
    sizes.splice(0);
    await searchFor(page, 'cancel a reservation of a guest');
    await expect.poll(() => files).toContain('/search/data.json');
    const cost = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    // The size of the dialog, the worker and the data. A smaller total would be a measurement error.
    expect(cost).toBeGreaterThan(50_000);
    expect(cost).toBeLessThanOrEqual(200_000);
  });

  test('the data is revalidated on each visit', async ({page}) => {
    await open(page, guide);
    const request = page.waitForRequest(data);
    await page.keyboard.press('/');
    expect((await (await request).allHeaders())['cache-control']).toBe('max-age=0');
  });

  test('text typed before the dialog has loaded appears in its field', async ({page}) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const release = await holdRequests(page, scripts);
    await page.keyboard.press('/');
    await page.keyboard.type('glossary');
    await expect(boxOf(page)).toHaveCount(0);
    await release();
    await expect(boxOf(page)).toBeFocused();
    await expect(boxOf(page)).toHaveValue('glossary');
  });

  test('a slow search shows a message, and Enter waits for the latest query', async ({page}) => {
    const release = await holdRequests(page, data);
    await open(page, guide);
    await ask(page, 'glossary');
    await expect(statusOf(page)).not.toBeEmpty();
    await boxOf(page).fill('pagination');
    await page.keyboard.press('Enter');
    await release();
    await expect(page).toHaveURL(/\/docs\/guides\/pagination/);
  });

  test('Enter opens nothing once the query has changed, even back to it', async ({page}) => {
    const release = await holdRequests(page, data);
    await open(page, guide);
    await ask(page, 'glossary');
    await page.keyboard.press('Enter');
    await boxOf(page).fill('glossary of');
    await boxOf(page).fill('glossary');
    await page.evaluate(() =>
      document.addEventListener('click', () => (document.body.dataset.clicked = 'true'), true),
    );
    await release();
    await expect(optionsOf(page).first()).toContainText('Glossary');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await expect(page.locator('body')).not.toHaveAttribute('data-clicked');
  });

  for (const [what, answer, cause] of [
    ['the data', {status: 503}, 'returned status 503'],
    ['a defect of its script', {body: 'throw Error("It is broken")'}, 'It is broken'],
  ] as const) {
    test(`a failure is reported, and Retry keeps query and focus: ${what}`, async ({page}) => {
      await open(page, guide);
      await searchFor(page, 'cursor');
      const file = 'body' in answer ? page.workers()[0]!.url() : data;
      await page.route(file, (route) => route.fulfill(answer));
      await page.reload();
      await waitForHydration(page);
      await ask(page, 'webhook');
      await expect(statusOf(page)).toContainText(cause);
      await page.unroute(file);
      await dialogOf(page).getByRole('button', {name: 'Retry'}).click();
      await expect(optionsOf(page).first()).toBeVisible();
      await expect(boxOf(page)).toBeFocused();
      await expect(boxOf(page)).toHaveValue('webhook');
    });
  }
});

test('a search reopened while a page loads keeps its text', async ({page}) => {
  await open(page, '/');
  await searchFor(page, 'glossary');
  const release = await holdRequests(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(glossary));
  await page.keyboard.press('/');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type('quo');
  await release();
  await expect(page).toHaveTitle(/^Glossary/);
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type('te');
  await expect(boxOf(page)).toHaveValue('quote');
  await expect(statusOf(page)).toContainText('quote: ');
});
