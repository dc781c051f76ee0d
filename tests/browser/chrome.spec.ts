import {product} from '../../src/product';
import {setMode, violations} from './support/axe';
import {expect, open, test} from './support/test';

const guide = '/docs/guides/pagination';

test('the navbar holds what a reader needs', async ({page}) => {
  await open(page, guide);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.getByRole('link', {name: product.name})).toHaveAttribute('href', '/');
  await expect(navbar.getByRole('link', {name: 'Docs'})).toHaveAttribute(
    'href',
    '/docs/introduction',
  );
  await expect(navbar.getByRole('link', {name: 'API reference'})).toHaveAttribute(
    'href',
    '/api-reference',
  );
  await expect(navbar.getByRole('link', {name: 'Blog'})).toHaveAttribute('href', '/blog');
  await expect(navbar.getByRole('link', {name: 'Signup'})).toHaveAttribute(
    'href',
    product.mainSite,
  );
  await expect(navbar.getByRole('button', {name: 'Search'})).toBeVisible();
});

test('the language menu offers English', async ({page}) => {
  await open(page, guide);
  await page.getByRole('button', {name: 'English'}).hover();
  const item = page.locator('.dropdown__menu').getByText('English');
  await expect(item).toBeVisible();
  await item.click();
  await expect(page).toHaveURL(guide);
});

test('the skip link leads past the navbar', async ({page}) => {
  await open(page, guide);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  const inside = () =>
    page.evaluate(() => document.activeElement?.contains(document.querySelector('main h1')));
  await expect.poll(inside).toBe(true);
});

test('the footer says who owns the page and how old it is', async ({page}) => {
  await open(page, guide);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(product.copyright);
  await expect(footer).toContainText('Last updated 2 July 2025');
  await expect(footer.locator('time')).toHaveAttribute('datetime', '2025-07-02');
});

test('the navbar stays where it is on scrolling down', async ({page}) => {
  await open(page, guide);
  for (let step = 0; step < 4; step += 1) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(100);
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  // As long as it would need to slide away.
  await page.waitForTimeout(500);
  const box = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  expect(box?.y).toBe(0);
});

test('the announcement stays dismissed', async ({page}) => {
  await open(page, guide);
  const bar = page
    .getByRole('region', {name: 'Announcement'})
    .or(page.locator('.theme-announcement-bar'));
  await expect(bar.first()).toContainText(
    'Version 1 of the unified API has been deprecated since 15 June 2025.',
  );
  await expect(bar.first().getByRole('link')).toHaveAttribute(
    'href',
    '/docs/vacation-rental-api/v2',
  );
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  await open(page, '/blog');
  await expect(bar.locator('visible=true')).toHaveCount(0);
});

test.describe('colour mode', () => {
  test.use({colorScheme: 'dark'});

  test('is light by default, whatever the system prefers', async ({page}) => {
    await open(page, guide);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('is remembered, and set before the first frame', async ({page}) => {
    await open(page, guide);
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.addInitScript(() => {
      const frames: (string | undefined)[] = [];
      const look = () => {
        if (document.body) frames.push(document.documentElement.dataset.theme);
        if (frames.length < 20) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, {frames});
    });
    await open(page, '/docs/introduction');
    const seen = () => page.evaluate(() => (window as unknown as {frames: string[]}).frames);
    await expect.poll(async () => (await seen()).length).toBe(20);
    expect(new Set(await seen())).toEqual(new Set(['dark']));
  });
});

test.describe('the menu', () => {
  test('is behind a button at 996 pixels', async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await open(page, guide);
    await expect(
      page.locator('.navbar__items--right').getByRole('link', {name: 'Signup'}),
    ).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Pagination'})).toBeVisible();
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect(await violations(page)).toEqual([]);
    }
    await menu.getByRole('button', {name: /Back to main menu/}).click();
    await expect(menu.getByRole('link', {name: 'Signup'})).toBeVisible();
    await menu.getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    await expect(menu).toBeHidden();
  });

  test('is in the navbar at 997 pixels', async ({page}) => {
    await page.setViewportSize({width: 997, height: 800});
    await open(page, guide);
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await expect(page.getByRole('link', {name: 'Signup'})).toBeVisible();
  });
});

test('code is copied by its button', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const block = page.locator('pre').first();
  await block.hover();
  await page.getByRole('button', {name: 'Copy'}).first().click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.textContent());
});
