import type {Page, Route} from '@playwright/test';
import {application, openEarly} from './support/early';
import {expect, open, test, takenOver} from './support/test';

/** What a reader does before the application is there must count. */

const guide = '/docs/guides/pagination';
const create = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';

test('a page reads, folds, shows its samples and leads on', async ({page, complaints}) => {
  const arrive = await openEarly(page, create);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Create a reservation');
  const city = page.locator('[id="body-guest.address.city"]');
  const fold = page.locator('[id="body-guest.address"]').locator('summary').first();
  await fold.click();
  await expect(city).toBeVisible();
  await fold.click();
  await expect(city).toBeHidden();
  await page.getByText('Python', {exact: true}).click();
  await expect(page.locator('.ref-samples [data-language="python"]')).toBeVisible();
  await arrive();
  // What was folded and chosen stays so.
  await expect(city).toBeHidden();
  await expect(page.locator('.ref-samples [data-language="python"]')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a link is a link', async ({page}) => {
  await openEarly(page, guide);
  await page.locator('footer').getByRole('link', {name: 'Contact'}).click();
  await expect(page).toHaveURL('/docs/contact');
});

test('a click on the search opens it as soon as it can, with what was typed since', async ({
  page,
  complaints,
}) => {
  const arrive = await openEarly(page, guide);
  await page.getByRole('button', {name: 'Search'}).click();
  await page.keyboard.type('rate/limitx');
  await page.keyboard.press('Backspace');
  await arrive();
  const box = page.getByRole('dialog', {name: 'Search'}).getByRole('combobox');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('rate/limit');
  expect(complaints).toEqual([]);
});

for (const keys of ['/', 'Control+k']) {
  test(`${keys} opens the search as soon as it can; Escape takes that back`, async ({page}) => {
    const arrive = await openEarly(page, guide);
    await page.keyboard.press(keys);
    await page.keyboard.press('Escape');
    await page.keyboard.press(keys);
    await page.keyboard.type('cursor');
    await arrive();
    const box = page.getByRole('dialog', {name: 'Search'}).getByRole('combobox');
    await expect(box).toHaveValue('cursor');
  });
}

for (const path of ['/', guide, create, '/blog', '/blog/welcome', '/docs/category/guides']) {
  test(`${path} names the scripts that it is made of, and no others`, async ({page}) => {
    const named: string[] = [];
    // Without the names, the application asks for what it needs.
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const [, parts = ''] = /"parts":(\[.*?\])/.exec(html) ?? [];
      named.push(...(JSON.parse(parts) as string[]));
      await route.fulfill({response, body: html.replace(parts, '[]')});
    });
    const asked = new Set<string>();
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      const start = /\/(main|runtime~main)\./.test(pathname);
      if (application.test(pathname) && !start) asked.add(pathname);
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(named.length).toBeGreaterThan(0);
    expect(named.sort()).toEqual([...asked].sort());
  });
}

for (const path of ['/', guide, create]) {
  test(`${path} is painted before the application is asked for`, async ({page}) => {
    await open(page, path);
    const {painted, asked} = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({name}) => name.includes('/assets/js/'))
        .map(({startTime}) => startTime),
    }));
    expect(painted).toBeGreaterThan(0);
    expect(asked.length).toBeGreaterThan(2);
    expect(Math.min(...asked)).toBeGreaterThan(Number(painted));
  });
}

const turns: Record<string, (page: Page) => Promise<void>> = {
  'the pointer moves': (page) => page.mouse.move(200, 200),
  'a key is pressed': (page) => page.keyboard.press('Shift'),
};

for (const [what, turn] of Object.entries(turns)) {
  test(`on a page that is never idle the application is fetched when ${what}`, async ({page}) => {
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (application.test(request.url())) asked.push(request.url());
    });
    await page.goto(guide);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await turn(page);
    await takenOver(page);
    expect(new Set(asked).size).toBe(asked.length);
  });
}

test('a page in the background becomes alive without being painted', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {value: true});
    window.PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(guide);
  await takenOver(page);
});

test('an application that was out of reach is fetched when the reader next does something', async ({
  page,
}) => {
  await page.route(/\/main\./, (route) => route.abort());
  // The page itself must have noticed, not only the browser.
  await page.addInitScript(() =>
    addEventListener('error', () => (document.documentElement.dataset.missed = 'true'), true),
  );
  await page.goto(guide);
  await page.locator('html[data-missed]').waitFor({state: 'attached'});
  await page.unrouteAll();
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('combobox')).toBeFocused();
});

test('letters typed before the search dialog is there are kept', async ({page}) => {
  await open(page, guide);
  await page.waitForLoadState('networkidle');
  const held: Route[] = [];
  await page.route(application, (route) => void held.push(route));
  await page.keyboard.press('/');
  await page.keyboard.type('cursor pag');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByRole('combobox')).toHaveCount(0);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await Promise.all(held.map((route) => route.continue()));
  await expect(dialog.getByRole('combobox')).toHaveValue('cursor pag');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('ination');
  await expect(dialog.getByRole('combobox')).toHaveValue('cursor pagination');
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

test('the colour mode changes at once, and stays', async ({page, complaints}) => {
  const arrive = await openEarly(page, guide);
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await arrive();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await open(page, '/blog');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(complaints).toEqual([]);
});

test('the colour mode chosen early is there on the next page', async ({page}) => {
  await openEarly(page, guide);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.goto('/blog', {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the menu opens with the first tap, however impatient', async ({page, complaints}) => {
    const arrive = await openEarly(page, guide);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.tap();
    await toggle.tap();
    await arrive();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Pagination'})).toBeVisible();
    await menu.getByRole('button', {name: 'Close navigation bar'}).tap();
    await expect(menu).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test('the menu is not built before it is opened', async ({page}) => {
    await open(page, guide);
    await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  });

  for (const path of [
    '/',
    guide,
    create,
    '/api-reference',
    '/docs/PMS%20Specific%20Guides',
    '/docs/PMS%20Specific%20Guides/guesty',
    '/docs/category/guides',
    '/blog',
    '/blog/welcome',
    '/no-such-page',
  ]) {
    test(`${path} comes alive without a complaint`, async ({page, complaints}) => {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      // The browser itself reports the status of a page that is not there.
      expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
    });
  }
});
