import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {redirects} from '../../src/redirects/redirects';
import {setMode, violations} from './support/axe';
import {expect, open, test} from './support/test';

const guide = '/docs/guides/pagination';
const operation = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';
const comparison = '/docs/PMS%20Specific%20Guides';

test('an unknown address gets a page with status 404, a way on and no Markdown version', async ({
  page,
  foreign,
}) => {
  const response = await open(page, '/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
  await page.locator('main').getByRole('link', {name: 'Introduction'}).click();
  await expect(page).toHaveURL('/docs/introduction');
  expect(foreign).toEqual([]);
});

for (const [address, shown, tag] of [
  ['/docs/50%25-off', '/docs/50%-off', undefined],
  ['/docs/%E0%A4%A', '/docs/%E0%A4%A', undefined],
  ['/100%25', '/100%', '@slow'],
  ['/blog/50%25', '/blog/50%', '@slow'],
  ['/%', '/%', '@slow'],
  ['/docs//introduction', '/docs//introduction', '@slow'],
  ['//docs', '//docs', '@slow'],
] as const) {
  test(
    `the page for unknown addresses hydrates and names ${address}`,
    {tag},
    async ({page, baseURL, complaints}) => {
      await open(page, baseURL + address);
      await expect(page.locator('main code').first()).toHaveText(shown);
      await page.evaluate(() => (location.hash = '#below'));
      await expect(page).toHaveURL(/#below$/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
      // The browser reports the status itself.
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    },
  );
}

for (const [route, tag] of [
  [guide, undefined],
  [operation, '@slow'],
] as const) {
  test(
    `an anchor that cannot be decoded is no error on ${route}, nor are Back and Forward`,
    {
      tag,
    },
    async ({page, complaints}) => {
      await open(page, `${route}#%E0%A4%A`);
      const heading = page.getByRole('heading', {level: 1});
      const title = await heading.innerText();
      await page.evaluate(() => (location.hash = '#50%'));
      await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
      await expect(heading).toHaveText('Contact');
      for (const move of ['goBack', 'goBack', 'goForward'] as const) await page[move]();
      await expect(heading).toHaveText(title);
      expect(complaints).toEqual([]);
    },
  );
}

test('an old address redirects to the new one with its query and anchor', async ({page}) => {
  const {from, to} = redirects.at(-1)!;
  await page.goto(`${from}?from=bookmark#main`);
  await expect(page).toHaveURL(`${to}?from=bookmark#main`);
  await expect(page.locator('h1')).toBeVisible();
});

test('the copy button of a code block copies its text', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const block = page.locator('pre').first();
  await block.hover();
  await page.getByRole('button', {name: 'Copy'}).first().click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.textContent());
});

test.describe('the menu of narrow windows', () => {
  test('opens at 996 pixels, leads to pages and to the main menu, and closes', async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await open(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Pagination'})).toBeVisible();
    await menu.getByRole('button', {name: /Back to main menu/}).click();
    await expect(menu.getByRole('link', {name: 'Signup'})).toBeVisible();
    await menu.getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    await expect(menu).toBeHidden();
  });

  test(
    'is replaced by the sidebar above 996 pixels, fractions included',
    {tag: '@slow'},
    async ({playwright, baseURL}, {project}) => {
      const {launchOptions} = project.use;
      const args = [...(launchOptions?.args ?? []), '--force-device-scale-factor=1.1'];
      const browser = await playwright.chromium.launch({...launchOptions, args});
      // A viewport that Playwright sets has whole widths.
      const page = await browser.newPage({baseURL, viewport: null, deviceScaleFactor: undefined});
      const session = await page.context().newCDPSession(page);
      const {windowId} = await session.send('Browser.getWindowForTarget');
      await open(page, '/docs/introduction');
      const widths: number[] = [];
      for (let width = 993; width <= 1000; width += 1) {
        await session.send('Browser.setWindowBounds', {windowId, bounds: {width, height: 900}});
        await page.waitForFunction(
          (known) => !known.includes(window.visualViewport?.width ?? 0),
          widths,
        );
        const exact = await page.evaluate(() => window.visualViewport?.width ?? 0);
        widths.push(exact);
        const visible = exact > 996;
        const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
        await expect(sidebar, `${exact}`).toBeVisible({visible});
        const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
        await expect(toggle, `${exact}`).toBeVisible({visible: !visible});
      }
      expect(widths.filter((width) => width > 996 && width < 997)).not.toEqual([]);
      await browser.close();
    },
  );
});

test.describe('the Markdown menu of a page', () => {
  const menuOf = (page: Page) => page.locator('[data-page-menu]');
  const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page as Markdown'});
  const viewLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});

  test('copies and opens the Markdown of the page, even before hydration', async ({
    page,
    context,
    complaints,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/assets/js/**', () => {
      // Never answered, so that the page does not hydrate.
    });
    await page.goto(guide, {waitUntil: 'commit'});
    await menuOf(page).locator('summary').click();
    await copyButton(page).click();
    await expect(menuOf(page).getByRole('status')).toHaveText('Copied.');
    const markdown = readFileSync(`build${guide}.md`, 'utf8');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    const response = page.waitForResponse(`**${guide}.md`);
    await viewLink(page).click();
    expect((await response).headers()['content-type']).toBe('text/markdown; charset=utf-8');
    await expect(page.locator('body')).toContainText('# Pagination');
    expect(complaints).toEqual([]);
  });

  test('is operated by keyboard, and closes by Escape and by a click beside it', async ({page}) => {
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

  test('is closed on the next page, and leads to its Markdown', async ({page}) => {
    await open(page, guide);
    await menuOf(page).locator('summary').click();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(guide);
    await expect(menuOf(page)).not.toHaveAttribute('open');
    const markdown = `${new URL(page.url()).pathname}.md`;
    await expect(menuOf(page).locator('a').first()).toHaveAttribute('href', markdown);
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', markdown);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const [path, tag] of [
    [operation, undefined],
    [comparison, undefined],
    ['/search?q=webhook', undefined],
    ['/', '@slow'],
    [guide, '@slow'],
    ['/docs/category/guides', '@slow'],
    ['/api-reference', '@slow'],
    ['/blog', '@slow'],
    ['/blog/welcome', '@slow'],
    ['/no-such-page', '@slow'],
  ] as const) {
    test(
      `${path} shows no control that needs JavaScript, and the main links`,
      {tag},
      async ({page}) => {
        await page.goto(path);
        for (const width of [390, 1280]) {
          await page.setViewportSize({width, height: 844});
          await expect(page.locator('h1').first()).toBeVisible();
          // Tabs and folds of code are operated by the style sheet.
          await expect(
            page.locator(
              'button:visible, select:visible, input:not(.radio-tabs input, .code-fold input):visible',
            ),
          ).toHaveCount(0);
          const navbar = page.getByRole('navigation', {name: 'Main'});
          await expect(
            navbar.getByRole('link', {name: 'API reference', exact: true}),
          ).toBeVisible();
        }
      },
    );
  }
});

test.describe('what opens above a page has no axe violation', {tag: '@slow'}, () => {
  for (const [what, path, show] of [
    [
      'the search with results',
      guide,
      async (page: Page) => {
        await page.getByRole('button', {name: 'Search'}).click();
        const dialog = page.getByRole('dialog', {name: 'Search'});
        await dialog.getByRole('combobox').fill('reservation');
        await expect(dialog.getByRole('option').first()).toBeVisible();
      },
    ],
    [
      'the search without its data',
      guide,
      async (page: Page) => {
        await page.route('**/search/data.json', (route) => route.abort());
        await page.getByRole('button', {name: 'Search'}).click();
        const dialog = page.getByRole('dialog', {name: 'Search'});
        await dialog.getByRole('combobox').fill('reservation');
        await expect(dialog.getByRole('button', {name: 'Retry'})).toBeVisible();
      },
    ],
    [
      'the Markdown menu',
      guide,
      async (page: Page) => {
        await page.locator('[data-page-menu] summary').click();
        await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeInViewport({ratio: 1});
      },
    ],
    [
      'every card and fold of the comparison',
      comparison,
      (page: Page) =>
        page.locator('details').evaluateAll((folds) => {
          for (const fold of folds) fold.setAttribute('open', '');
        }),
    ],
  ] as const) {
    for (const width of [1280, 390]) {
      test(`${what}, ${width} px wide`, async ({page}) => {
        await page.setViewportSize({width, height: 844});
        await open(page, path);
        await show(page);
        expect(await violations(page)).toEqual([]);
        await setMode(page, 'dark');
        expect(await violations(page, 'colours')).toEqual([]);
      });
    }
  }

  test('the menu of a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar').getByText('Pagination')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await setMode(page, 'dark');
    expect(await violations(page, 'colours')).toEqual([]);
  });

  test('the report of an application that could not be loaded', async ({page}) => {
    await page.route('**/assets/js/main.*', (route) => route.abort());
    await page.goto(guide);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
