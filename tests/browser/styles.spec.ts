import type {Page, Route} from '@playwright/test';
import {setMode} from './support/axe';
import {expect, test, takenOver} from './support/test';

/** A page holds the rules that it needs itself. With the whole style sheet, which comes later, it must look the same. */

const pages = [
  '/',
  '/api-reference',
  '/docs/introduction',
  '/docs/guides/pagination',
  '/docs/guides/glossary',
  '/docs/category/guides',
  '/docs/vacation-rental-api/v1/reservation/create-a-reservation',
  '/docs/vacation-rental-api/v2/reservation',
  '/docs/PMS%20Specific%20Guides',
  '/docs/PMS%20Specific%20Guides/guesty',
  '/blog',
  '/blog/welcome',
  '/blog/tags',
  '/changelog',
  '/markdown-page',
  '/no-such-page',
];

/** Every computed property of every element that is not as the browser has it by itself, by the element's place in the page. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const described: string[] = [];
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const element of document.body.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') continue;
        const name = `${element.tagName}.${element.getAttribute('class')}`.replaceAll(' ', '.');
        described.push(`${name}${part ?? ''} ${style.cssText}`);
      }
    }
    return described;
  });

for (const path of pages) {
  for (const width of [1280, 412]) {
    test(`${path} looks the same before and with its style sheet, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      const held: Route[] = [];
      // Without the application, which would change the page.
      await page.route(/\/assets\/js\/|\/js\/parts\.js/, () => undefined);
      await page.route(/\.css$/, (route) => void held.push(route));
      await page.goto(path, {waitUntil: 'commit'});
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect.poll(() => held.length).toBe(1);
      const before: Record<string, string[]> = {};
      for (const mode of ['light', 'dark'] as const) {
        await setMode(page, mode);
        before[mode] = await looks(page);
        expect(before[mode]?.length).toBeGreaterThan(50);
      }
      await Promise.all(held.map((route) => route.continue()));
      await expect(page.locator('link[rel="stylesheet"]')).toHaveAttribute('media', 'all');
      for (const mode of ['light', 'dark'] as const) {
        await setMode(page, mode);
        const after = await looks(page);
        expect(after.length).toBe(before[mode]?.length);
        const changed = after.flatMap((line, index) => {
          const then = new Set(before[mode]?.[index]?.split(';'));
          const now = line.split(';').filter(
            (value) =>
              // Custom properties have no look of their own.
              !/^\s*--/.test(value) && !then.has(value),
          );
          return now.length > 0 ? [`${line.split(' ')[0]}: ${now.join('; ').slice(0, 200)}`] : [];
        });
        expect(changed.slice(0, 3)).toEqual([]);
      }
    });
  }
}

test('the application starts when the style sheet is there, and not before', async ({page}) => {
  const held: Route[] = [];
  await page.route(/\.css$/, (route) => void held.push(route));
  const ran = page.waitForResponse(/\/main\./);
  await page.goto('/docs/guides/pagination', {waitUntil: 'commit'});
  await ran;
  await page.waitForTimeout(500);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await Promise.all(held.map((route) => route.continue()));
  await takenOver(page);
});

test.describe('a style sheet that cannot be had', () => {
  const failures: Record<string, (route: Route) => Promise<void>> = {
    'a connection that is cut': (route) => route.abort('connectionreset'),
    'a server that fails': (route) => route.fulfill({status: 503, body: 'Service Unavailable'}),
  };

  for (const [what, fail] of Object.entries(failures)) {
    test(`is told after ${what}, the application waits, and Retry recovers`, async ({page}) => {
      await page.route(/\.css$/, fail);
      const ran = page.waitForResponse(/\/main\./);
      await page.goto('/docs/guides/pagination');
      await ran;
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(
        'Part of this page did not load. Error: Loading /assets/css/',
      );
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForTimeout(500);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await page.unroute(/\.css$/);
      await alert.getByRole('button', {name: 'Retry'}).click();
      await takenOver(page);
      await expect(alert).toBeHidden();
      await expect(page.locator('link[rel="stylesheet"]')).toHaveAttribute('media', 'all');
    });
  }

  test('is fetched again by what is pressed, which is then answered', async ({page}) => {
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto('/docs/guides/pagination');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(/\.css$/);
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('combobox')).toBeFocused();
  });

  test('comes although the application comes only after the Retry', async ({page}) => {
    const held: Route[] = [];
    await page.route(/\/main\./, (route) => void held.push(route));
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto('/docs/guides/pagination', {waitUntil: 'commit'});
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    await page.unroute(/\.css$/);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('link[rel="stylesheet"]')).toHaveAttribute('media', 'all');
    await Promise.all(held.map((route) => route.continue()));
    await takenOver(page);
  });
});
