import type {Page, Route} from '@playwright/test';
import {setMode} from './support/axe';
import {expect, laidOut, open, takenOver, test} from './support/test';

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

const widths = [1280, 412];
const modes = ['light', 'dark'] as const;

/** What can differ between the colour modes. The rest is looked at in one of them. */
const ofColours =
  /color|background|border|outline|shadow|decoration|image|filter|opacity|fill|stroke/;

const ofMode = {light: /./, dark: ofColours};

/**
 * Every computed property of every element, by the element's place in the page. It stays in the page, which is megabytes, and is
 * compared there.
 *
 * @param name under which it is kept; what is kept there already is compared instead
 * @param wanted which properties
 * @returns how many elements there are, and what has changed of the first three that did
 */
const looks = (page: Page, name: string, wanted: RegExp) =>
  page.evaluate(
    ([kept, source]) => {
      // The text of a computed style is empty; its properties have to be asked for one by one. Custom ones have no look of their own.
      const properties = [...getComputedStyle(document.body)].filter(
        (property) => !property.startsWith('--') && new RegExp(source).test(property),
      );
      const described: [string, string[]][] = [];
      for (const details of document.querySelectorAll('details')) details.open = true;
      // A part that waits keeps the size that it had when it was last near the screen.
      for (const part of document.querySelectorAll('[data-lay-out]'))
        part.removeAttribute('data-lay-out');
      // The style sheet that is added has no look.
      for (const element of document.body.querySelectorAll(':not(link)')) {
        for (const part of [null, '::before', '::after']) {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') continue;
          const label = `${element.tagName}.${element.getAttribute('class')}`.replaceAll(' ', '.');
          described.push([
            `${label}${part ?? ''}`,
            properties.map((property) => style.getPropertyValue(property)),
          ]);
        }
      }
      const all = window as unknown as Record<string, typeof described | undefined>;
      const before = all[kept];
      all[kept] ??= described;
      const changed = described.flatMap(([label, values], index) => {
        const then = before?.[index]?.[1] ?? values;
        const now = properties.filter((_, at) => values[at] !== then[at]);
        const told = now.map((property) => {
          const at = properties.indexOf(property);
          return `${property}: ${then[at]} became ${values[at]}`;
        });
        return told.length > 0 ? [`${label}: ${told.join('; ').slice(0, 200)}`] : [];
      });
      return {
        count: described.length,
        properties: properties.length,
        changed: changed.slice(0, 3),
      };
    },
    [`looks ${name}`, wanted.source] as const,
  );

for (const path of pages) {
  test(`${path} looks the same before and with its style sheet`, async ({page}) => {
    const held: Route[] = [];
    // Without the application, which would change the page.
    await page.route(/\/assets\/js\/|\/js\/deferredLayout\.js/, () => undefined);
    await page.route(/\.css$/, (route) => void held.push(route));
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    const counts: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      for (const mode of modes) {
        await setMode(page, mode);
        const {count, properties} = await looks(page, `${width} ${mode}`, ofMode[mode]);
        expect(count).toBeGreaterThan(50);
        expect(properties).toBeGreaterThan(40);
        counts.push(count);
      }
    }
    await Promise.all(held.map((route) => route.continue()));
    await page.locator('link[media="all"][data-loaded]').waitFor({state: 'attached'});
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      for (const mode of modes) {
        await setMode(page, mode);
        const {count, changed} = await looks(page, `${width} ${mode}`, ofMode[mode]);
        expect(count, `parts of the page, ${width} px wide, ${mode}`).toBe(counts.shift());
        expect(changed, `${width} px wide, ${mode}`).toEqual([]);
      }
    }
  });
}

test('a property that changes is told, with the element', async ({page}) => {
  // Without the application, which changes the page.
  await page.route(/\/assets\/js\/|\/js\/deferredLayout\.js/, () => undefined);
  await page.goto('/blog/tags', {waitUntil: 'commit'});
  await page.locator('link[media="all"][data-loaded]').waitFor({state: 'attached'});
  await looks(page, 'once', /./);
  await page.locator('h1').evaluate((title) => (title.style.letterSpacing = '3px'));
  const {changed} = await looks(page, 'once', /./);
  expect(changed).toEqual([expect.stringMatching(/^H1\..*\bletter-spacing: .+ became 3px/)]);
});

/**
 * What a change of the page costs the browser.
 *
 * @returns how many elements had their styles looked at again, and how many parts were laid out again at once, at most
 */
async function costOf(page: Page, change: () => Promise<unknown>) {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await change();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const {traceEvents} = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: {
      name: string;
      args: {elementCount?: number; beginData?: {dirtyObjects?: number}};
    }[];
  };
  const restyled = traceEvents
    .filter(({name}) => name === 'UpdateLayoutTree')
    .reduce((sum, {args}) => sum + (args.elementCount ?? 0), 0);
  const laidOutAgain = Math.max(
    0,
    ...traceEvents.map(({args}) => args.beginData?.dirtyObjects ?? 0),
  );
  return {restyled, laidOutAgain};
}

test('the style sheet does not have the page laid out anew', async ({page}) => {
  const held: Route[] = [];
  await page.route(/\/assets\/js\//, () => undefined);
  await page.route(/\.css$/, (route) => void held.push(route));
  await page.goto('/docs/PMS%20Specific%20Guides', {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await laidOut(page);
  const bySheet = await costOf(page, async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.locator('link[media="all"][data-loaded]').waitFor({state: 'attached'});
  });
  const byFont = await costOf(page, () =>
    page.evaluate(() => (document.body.style.fontFamily = 'monospace')),
  );
  expect(byFont.laidOutAgain).toBeGreaterThan(300);
  expect(bySheet.laidOutAgain).toBeLessThan(byFont.laidOutAgain / 10);
});

test('a fold of an operation page has its own styles looked at, not those of the page', async ({
  page,
}) => {
  await open(page, '/docs/vacation-rental-api/v1/reservation/create-a-reservation');
  await laidOut(page);
  const folds = page.locator('main .markdown details > summary');
  expect(await folds.count()).toBeGreaterThan(2);
  for (const fold of (await folds.all()).slice(0, 3)) {
    await fold.scrollIntoViewIfNeeded();
    const inside = await fold.evaluate((node) => node.parentElement?.querySelectorAll('*').length);
    const {restyled} = await costOf(page, () => fold.click());
    expect(restyled).toBeGreaterThan(0);
    expect(restyled).toBeLessThan(150 + 2 * (inside ?? 0));
  }
});

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
      await page.locator('link[media="all"][data-loaded]').waitFor({state: 'attached'});
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
    await page.locator('link[media="all"][data-loaded]').waitFor({state: 'attached'});
    await Promise.all(held.map((route) => route.continue()));
    await takenOver(page);
  });
});
