// Tests URLs, the Markdown menu, the changelog, pages without JavaScript, and the accessibility of overlays.
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {product} from '../../src/product';
import {readRedirects} from '../../src/plugins/redirects/redirects';
import {setMode, violations} from './support/axe';
import {guide, representativePaths} from './support/paths';
import {expect, open, test} from './support/test';

test('an unknown URL has status 404, a link to the docs, no Markdown', async ({page, foreign}) => {
  const response = await open(page, '/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
  await page.locator('main').getByRole('link', {name: 'Quickstart'}).click();
  await expect(page).toHaveURL('/docs/guides/quickstart');
  expect(foreign).toEqual([]);
});

for (const [address, shown] of [
  ['/docs/introduction%20', '/docs/introduction '],
  ['/docs/50%25-off', '/docs/50%-off'],
  ['/docs/%E0%A4%A', '/docs/%E0%A4%A'],
  ['//docs', '//docs'],
] as const) {
  test(`the 404 page hydrates and shows ${address}`, async ({page, baseURL, complaints}) => {
    await open(page, baseURL + address);
    await expect(page.locator('main code').first()).toHaveText(shown);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    // The browser itself logs the status.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
}

for (const [address, path] of [
  ['/index.html', '/'],
  ['/docs/introduction.html?from=mail#the-environments', '/docs/introduction'],
] as const) {
  test(`${address} hydrates as ${path}`, async ({page, complaints}) => {
    await open(page, address);
    await expect(page).toHaveURL(address.replace(/(index)?\.html/, ''));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      product.siteUrl + path,
    );
    expect(complaints).toEqual([]);
  });
}

test('an undecodable hash is ignored, also on Back and Forward', async ({page, complaints}) => {
  await open(page, `${guide}#%E0%A4%A`);
  const heading = page.getByRole('heading', {level: 1});
  await page.evaluate(() => (location.hash = '#50%'));
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
  await expect(heading).toHaveText('Contact');
  for (const move of ['goBack', 'goBack', 'goForward'] as const) await page[move]();
  await expect(heading).toHaveText('Pagination');
  expect(complaints).toEqual([]);
});

test('an old URL redirects to the new one and keeps its query and anchor', async ({page}) => {
  const {from, to} = readRedirects().at(-1)!;
  await page.goto(`${from}?from=bookmark#main`);
  await expect(page).toHaveURL(`${to}?from=bookmark#main`);
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('the Markdown menu of a page', () => {
  const menuOf = (page: Page) => page.locator('[data-page-menu]');
  const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page as Markdown'});
  const viewLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});

  test('copies and opens its Markdown, even before hydration', async ({page, complaints}) => {
    await page.route('**/assets/js/**', () => {
      // Never fulfilled, so that the page does not hydrate.
    });
    await page.goto(guide, {waitUntil: 'commit'});
    await menuOf(page).locator('summary').click();
    // The script of the menu may still be loading.
    await expect(async () => {
      await copyButton(page).click();
      await expect(menuOf(page).getByRole('status')).toHaveText('Copied.', {timeout: 2000});
    }).toPass();
    const markdown = readFileSync(`build${guide}.md`, 'utf8');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    const response = page.waitForResponse(`**${guide}.md`);
    await viewLink(page).click();
    expect((await response).headers()['content-type']).toBe('text/markdown; charset=utf-8');
    await expect(page.locator('body')).toContainText('# Pagination');
    expect(complaints).toEqual([]);
  });

  test('can be used by keyboard, and closes on Escape and a click outside', async ({page}) => {
    await open(page, guide);
    const summary = menuOf(page).locator('summary');
    await summary.press('Enter');
    await expect(menuOf(page)).toHaveAttribute('open');
    for (const control of [copyButton(page), viewLink(page)]) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await summary.click();
    await page.locator('h1').click();
    await expect(menuOf(page)).not.toHaveAttribute('open');
  });

  test('reports a failure to copy', async ({page}) => {
    await page.route('**/*.md', (route) => route.fulfill({status: 503}));
    await open(page, guide);
    await menuOf(page).locator('summary').click();
    await copyButton(page).click();
    await expect(menuOf(page).getByRole('status')).toHaveText(/^Not copied/);
  });
});

test.describe('the changelog', () => {
  const entries = (page: Page) => page.locator('.post-entry');
  const shown = (page: Page) => entries(page).filter({visible: true});
  const topic = (page: Page) => page.getByLabel('Topic');
  const status = (page: Page) => page.locator('.entry-filter').getByRole('status');
  const choose = (page: Page, area: string) =>
    page.locator('.entry-filter label').getByText(area, {exact: true}).click();

  test('shows the newest first, and keeps a chosen area in the URL', async ({page, complaints}) => {
    await open(page, '/changelog');
    await expect(page).toHaveURL('/changelog');
    const all = await entries(page).count();
    await expect(shown(page)).toHaveCount(all);
    for (const area of ['api', 'docs']) {
      await choose(page, area === 'api' ? 'API' : 'Docs');
      const found = entries(page).filter({has: page.locator(`[data-about~="${area}"]`)});
      const count = await found.count();
      expect(count, area).toBeGreaterThan(0);
      expect(count, area).toBeLessThan(all);
      await expect(shown(page)).toHaveCount(count);
      await expect(page).toHaveURL(`/changelog?entries=${area}`);
      await page.reload();
      await expect(shown(page)).toHaveCount(count);
    }
    await choose(page, 'All');
    await expect(shown(page)).toHaveCount(all);
    const days = await shown(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(days).toEqual(days.toSorted().toReversed());
    expect(complaints).toEqual([]);
  });

  test('shows the part that a link names, despite filters', async ({page}) => {
    const entry = '2026-11-26-types-that-check';
    for (const [part, filters] of [
      [entry, ''],
      [`${entry}-docs-removed`, '?entries=api'],
      [`${entry}-docs-removed`, '?resource=guest'],
      [entry, '?entries=api&resource=guest'],
    ]) {
      await open(page, `/changelog${filters}#${part}`);
      await expect(page.locator(`[id="${part}"]`), filters).toBeInViewport();
    }
    await open(page, '/changelog?entries=v1');
    await expect(topic(page)).toHaveValue('v1');
  });

  test('is filtered by topic down to single changes, also after a reload', async ({page}) => {
    await open(page, '/changelog');
    await choose(page, 'All');
    await topic(page).selectOption('Guests');
    await expect(page).toHaveURL(/\?entries=all&resource=guest$/);
    await page.reload();
    await expect(topic(page)).toHaveValue('guest');
    const changes = page.locator('[data-about~="guest"]');
    const guests = await entries(page).filter({has: changes}).count();
    await expect(shown(page)).toHaveCount(guests);
    await expect(page.locator('[data-about]:visible')).toHaveCount(await changes.count());
    await expect(status(page)).toHaveText(new RegExp(`^${guests} `));
  });

  test('says when nothing matches', async ({page}) => {
    await open(page, '/changelog');
    await choose(page, 'Docs');
    await topic(page).selectOption('quote');
    await expect(shown(page)).toHaveCount(0);
    await expect(status(page)).toHaveText(/^0 of /);
    await choose(page, 'All');
    await topic(page).selectOption('All topics');
    await expect(shown(page)).toHaveCount(await entries(page).count());
  });
});

test('a card of the next steps is a link as a whole', async ({page}) => {
  await open(page, '/docs/guides/quickstart');
  const card = page.locator('#next-steps + ul > li').last();
  const {width, height} = (await card.boundingBox())!;
  await card.click({position: {x: width - 4, y: height - 4}});
  await expect(page).not.toHaveURL(/quickstart/);
});

test('a post links to the list of posts, on phones too', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/blog/welcome');
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').click();
  await expect(page).toHaveURL('/blog');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the changelog shows every entry', async ({page}) => {
    await page.goto('/changelog');
    const entries = page.locator('.post-entry');
    await expect(entries.filter({visible: true})).toHaveCount(await entries.count());
  });

  test('pages of every kind show the main links, and no dead control', async ({page}) => {
    const controls =
      'button, select, input:not([type="hidden"], .radio-tabs input, .code-fold input, .segmented input)';
    for (const path of representativePaths) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      for (const width of [390, 1280]) {
        await page.setViewportSize({width, height: 844});
        await expect(page.locator('h1').first()).toBeVisible();
        // Tabs and collapsible code work with CSS only.
        await expect(page.locator(controls).filter({visible: true}), path).toHaveCount(0);
        const navbar = page.getByRole('navigation', {name: 'Main'});
        await expect(navbar.getByRole('link', {name: 'API reference', exact: true})).toBeVisible();
      }
    }
  });
});

test.describe('overlays pass axe', {tag: '@slow'}, () => {
  const searchShows = async (page: Page, role: 'option' | 'button') => {
    await page.getByRole('button', {name: 'Search'}).click();
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await dialog.getByRole('combobox').fill('reservation');
    const name = role === 'button' ? 'Retry' : undefined;
    await expect(dialog.getByRole(role, {name}).first()).toBeVisible();
  };
  const overlays: [what: string, widths: number[], show: (page: Page) => Promise<unknown>][] = [
    ['the search with results', [1280, 390], (page) => searchShows(page, 'option')],
    [
      'the search without its data',
      [1280, 390],
      async (page) => {
        await page.route('**/search/data.json', (route) => route.abort());
        await searchShows(page, 'button');
      },
    ],
    [
      'the Markdown menu',
      [1280, 390],
      async (page) => {
        await page.locator('[data-page-menu] summary').click();
        await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeInViewport({ratio: 1});
      },
    ],
    [
      'the mobile menu',
      [390],
      async (page) => {
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        await expect(page.locator('.navbar-sidebar').getByText('Pagination')).toBeVisible();
      },
    ],
  ];

  for (const [what, widths, show] of overlays) {
    for (const width of widths) {
      test(`${what}, ${width} px wide`, async ({page}) => {
        await page.setViewportSize({width, height: 844});
        await open(page, guide);
        await show(page);
        expect(await violations(page)).toEqual([]);
        await setMode(page, 'dark');
        expect(await violations(page, 'colours')).toEqual([]);
      });
    }
  }

  test('the message that the application could not be loaded', async ({page}) => {
    await page.route('**/assets/js/main.*', (route) => route.abort());
    await page.goto(guide);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
