import type {Page, Request, Route} from '@playwright/test';
import {violations} from './support/axe';
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
  await page.locator('label[for="sample-python"]').click();
  await expect(page.locator('.ref-samples [data-choice="python"]')).toBeVisible();
  await arrive();
  // What was folded and chosen stays so.
  await expect(city).toBeHidden();
  await expect(page.locator('.ref-samples [data-choice="python"]')).toBeVisible();
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

/** Whether a request is for a script of this page, and not for one that is fetched ahead. */
const isRun = (request: Request) =>
  request.resourceType() === 'script' && application.test(new URL(request.url()).pathname);

for (const path of ['/', guide, create, '/blog', '/blog/welcome', '/docs/category/guides']) {
  test(`${path} names the scripts that it is made of, and no others`, async ({page}) => {
    const named: string[] = [];
    const started = /\/(main|runtime~main)\./;
    // Without their elements, the application asks for the parts that it needs.
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll(/<script src="?([^ ">]+)"? async><\/script>/g, (tag, src) => {
        if (!application.test(src) || started.test(src)) return tag;
        named.push(src);
        return '';
      });
      await route.fulfill({response, body});
    });
    const asked = new Set<string>();
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (isRun(request) && !started.test(pathname)) asked.add(pathname);
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(named.length).toBeGreaterThan(0);
    expect(named.sort()).toEqual([...asked].sort());
  });

  test(`${path} fetches each script once`, async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isRun(request)) asked.push(request.url());
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeGreaterThan(2);
    expect(new Set(asked).size).toBe(asked.length);
  });
}

for (const path of ['/', guide, create, '/docs/PMS%20Specific%20Guides', '/blog']) {
  test(`${path} is painted while every script is still on its way`, async ({page}) => {
    const held: Route[] = [];
    await page.route(/\.js$/, (route) => void held.push(route));
    await page.goto(path, {waitUntil: 'commit'});
    const painted = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    // The synchronous script is one of them, and the document waits for it alone.
    expect(held.some((route) => route.request().url().endsWith('/js/ph.js'))).toBe(true);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    await Promise.all(held.map((route) => route.continue()));
    await takenOver(page);
  });
}

test.describe('an application that cannot be had', () => {
  const search = (page: Page) => page.getByRole('button', {name: 'Search'});
  const searchBox = (page: Page) =>
    page.getByRole('dialog', {name: 'Search'}).getByRole('combobox');
  const failures: Record<string, (route: Route) => Promise<void>> = {
    'a connection that is cut': (route) => route.abort('connectionreset'),
    'a server that fails': (route) => route.fulfill({status: 503, body: 'Service Unavailable'}),
  };

  for (const [what, fail] of Object.entries(failures)) {
    for (const script of ['main', 'runtime~main']) {
      test(`is told after ${what} (${script}), and Retry recovers`, async ({page}) => {
        const address = new RegExp(`/${script}\\.`);
        await page.route(address, fail);
        await page.goto(guide);
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(
          'Part of this page did not load. Error: Loading /assets/js/',
        );
        await expect(page.locator('main h1')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        // Still out of reach.
        await alert.getByRole('button', {name: 'Retry'}).click();
        await expect(alert).toContainText('Part of this page did not load.');
        await page.unroute(address);
        await alert.getByRole('button', {name: 'Retry'}).click();
        await takenOver(page);
        await expect(alert).toBeHidden();
        await search(page).click();
        await expect(searchBox(page)).toBeFocused();
      });
    }
  }

  for (const path of ['/', create, '/docs/PMS%20Specific%20Guides', '/blog', '/no-such-page']) {
    test(`is told on ${path}`, async ({page}) => {
      await page.route(/\/main\./, (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('Part of this page did not load.');
    });
  }

  test('comes by the first Retry without a new page, and answers what was pressed', async ({
    page,
  }) => {
    await page.route(/\/main\./, (route) => route.abort());
    await page.goto(guide);
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    await page.evaluate(() => Object.assign(window, {old: true}));
    await page.unroute(/\/main\./);
    await search(page).click();
    await expect(searchBox(page)).toBeFocused();
    await expect(alert).toBeHidden();
    expect(await page.evaluate(() => 'old' in window)).toBe(true);
  });

  test('is fetched again when the connection is back', async ({page}) => {
    await page.route(/\/main\./, (route) => route.abort());
    await page.goto(guide);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(/\/main\./);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await takenOver(page);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('that is only slow shows a spinner 200 ms after a press', async ({page}) => {
    await page.clock.install();
    const held: Route[] = [];
    await page.route(/\/main\./, (route) => void held.push(route));
    await page.goto(guide, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const spinner = page.locator('.load-pending');
    await search(page).click();
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toHaveText('Loading');
    await page.clock.resume();
    expect(await violations(page)).toEqual([]);
    await Promise.all(held.map((route) => route.continue()));
    await expect(searchBox(page)).toBeFocused();
    await expect(spinner).toHaveCount(0);
  });
});

test('a part of the page that fails at first is asked for again by the application', async ({
  page,
}) => {
  const failed = new Set<string>();
  await page.route(application, (route) => {
    const {pathname} = new URL(route.request().url());
    if (/main\./.test(pathname) || failed.has(pathname)) return route.continue();
    failed.add(pathname);
    return route.abort();
  });
  await open(page, guide);
  expect(failed.size).toBeGreaterThan(5);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('letters typed before the search dialog is there are kept', async ({page}) => {
  await open(page, guide);
  await page.waitForLoadState('networkidle');
  const held: Route[] = [];
  let holding = true;
  // What comes later, such as the search's own worker, is not held.
  await page.route(application, (route) => (holding ? void held.push(route) : route.continue()));
  await page.keyboard.press('/');
  await page.keyboard.type('cursor pag');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByRole('combobox')).toHaveCount(0);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  holding = false;
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

  test('the menu is built when the page is idle, or when it is opened before', async ({page}) => {
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      window.requestIdleCallback = (work) => waiting.push(work);
      Object.assign(window, {
        beIdle: () =>
          waiting.splice(0).map((work) => work({didTimeout: false, timeRemaining: () => 50})),
      });
    });
    const menu = page.locator('.navbar-sidebar');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await open(page, guide);
    await expect(menu).toHaveCount(0);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await open(page, guide);
    await expect(menu).toHaveCount(0);
    await page.evaluate('window.beIdle()');
    await expect(menu).toHaveCount(1);
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
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
