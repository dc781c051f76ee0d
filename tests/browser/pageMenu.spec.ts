import {readFileSync} from 'node:fs';
import {setMode, violations} from './support/axe';
import {expect, open, test} from './support/test';

const guide = '/docs/guides/pagination';

test.describe('the page menu', () => {
  test('copies the page and opens its twin, before the application is there', async ({
    page,
    context,
    complaints,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/assets/js/**', () => {
      // Never answered: the page stays as the server sent it.
    });
    await page.goto(guide, {waitUntil: 'commit'});
    await page.locator('summary', {hasText: 'Markdown'}).click();
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.locator('[data-page-menu] [role="status"]')).toHaveText('Copied.');
    const twin = readFileSync(`build${guide}.md`, 'utf8');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
    await page.getByRole('link', {name: 'View as Markdown'}).click();
    await expect(page).toHaveURL(`${guide}.md`);
    await expect(page.locator('body')).toContainText('# Pagination');
    expect(complaints).toEqual([]);
  });

  test('is worked by keyboard, and gives way to the rest of the page', async ({
    page,
    complaints,
  }) => {
    await open(page, guide);
    const menu = page.locator('[data-page-menu]');
    const summary = menu.locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await summary.click();
    await page.locator('h1').click();
    await expect(menu).not.toHaveAttribute('open');
    expect(complaints).toEqual([]);
  });

  test('says so when it could not copy', async ({page}) => {
    await page.route('**/*.md', (route) => route.fulfill({status: 503}));
    await open(page, guide);
    await page.locator('summary', {hasText: 'Markdown'}).click();
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.locator('[data-page-menu] [role="status"]')).toHaveText(/^Not copied/);
  });

  test('belongs to the page that is shown', async ({page}) => {
    await open(page, guide);
    await page.locator('summary', {hasText: 'Markdown'}).click();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(guide);
    const {pathname} = new URL(page.url());
    const menu = page.locator('[data-page-menu]');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('a').first()).toHaveAttribute('href', `${pathname}.md`);
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
      'href',
      `${pathname}.md`,
    );
  });

  for (const route of ['/docs/PMS%20Specific%20Guides/guesty', '/blog/welcome', '/api-reference']) {
    test(`leads from ${route} to a twin`, async ({page, request}) => {
      await page.goto(route);
      const links = page.locator('[data-page-menu] a');
      await expect(links.first()).toHaveAttribute('href', `${route}.md`);
      for (const [index, [name, host]] of [
        ['Claude', 'claude.ai'],
        ['ChatGPT', 'chatgpt.com'],
      ].entries()) {
        const link = links.nth(index + 1);
        await expect(link).toHaveText(`Open in ${name}`);
        await expect(link).toHaveAttribute('rel', 'noreferrer');
        const address = new URL((await link.getAttribute('href')) ?? '');
        expect(address.host).toBe(host);
        expect(address.searchParams.get('q')).toBe(`Read https://docs.calry.app${route}.md`);
      }
      const answer = await request.get(`${route}.md`);
      expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    });
  }

  for (const width of [1280, 390]) {
    test(`has no axe violation when it is open, at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, guide);
      await page.locator('summary', {hasText: 'Markdown'}).click();
      const link = page.getByRole('link', {name: 'View as Markdown'});
      await expect(link).toBeInViewport({ratio: 1});
      for (const mode of ['light', 'dark'] as const) {
        await setMode(page, mode);
        expect(await violations(page)).toEqual([]);
      }
    });
  }
});

test('a page that leads nowhere has no twin', async ({request}) => {
  const answer = await request.get('/docs/nowhere');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('text/markdown');
  expect((await request.get('/docs/nowhere.md')).status()).toBe(404);
});
