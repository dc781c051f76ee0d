import type {Page} from '@playwright/test';
import {guideCount} from '../data/counts';
import {openEarly} from './support/early';
import {kinds} from './support/kinds';
import {expect, open, test} from './support/test';

/** What the design of the site promises of all its pages, measured. */

const guides = '/docs/PMS%20Specific%20Guides';
const create = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';

const top = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('one crumb leads back, and the contents stand below the lead', async ({page}) => {
    await open(page, create);
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link');
    await expect(crumbs.filter({visible: true})).toHaveText(['Reservation']);
    const lead = await page.locator('.ref-lead').boundingBox();
    const contents = page.locator('.theme-doc-toc-mobile > summary');
    expect((await contents.boundingBox())?.y).toBeGreaterThan(lead?.y ?? Infinity);
    await contents.click();
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
    const menu = page.locator('[data-page-menu] summary');
    await expect(menu).toHaveText('Markdown');
    const {width = 0, height = 0} = (await menu.boundingBox()) ?? {};
    expect(width).toBeLessThan(48);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  for (const path of ['/blog/first-blog-post', `${guides}/guesty`]) {
    test(`the wide tables of ${path} are cards, and still tables for a screen reader`, async ({
      page,
    }) => {
      await open(page, path);
      const tables = page.locator('main .table-cards');
      expect(await tables.count()).toBeGreaterThan(0);
      const faults = await tables.evaluateAll((all) =>
        all.flatMap((table) => {
          const frame = table.parentElement as HTMLElement;
          const cells = [...table.querySelectorAll<HTMLElement>('td:not(:first-child)')];
          return [
            ...(frame.scrollWidth > frame.clientWidth + 1 ? ['scrolls sideways'] : []),
            ...(table.getAttribute('role') === 'table' ? [] : ['is no table']),
            ...cells
              .filter((cell) => cell.getAttribute('role') !== 'cell')
              .map(({textContent}) => `no cell: ${textContent}`),
            ...cells
              .filter((cell) => cell.textContent !== '' && cell.dataset.label)
              .filter(
                (cell) =>
                  !getComputedStyle(cell, '::before').content.includes(String(cell.dataset.label)),
              )
              .map(({textContent}) => `no label: ${textContent}`),
          ];
        }),
      );
      expect(faults).toEqual([]);
    });
  }
});

test('running text is at most 44rem wide, all titles have one size, and all dates one form', async ({
  page,
}) => {
  const wide: string[] = [];
  const sizes = new Map<string, string>();
  const dates: string[] = [];
  for (const path of kinds) {
    await open(page, path);
    const h1 = page.locator('main h1').first();
    sizes.set(path, await h1.evaluate((title) => getComputedStyle(title).fontSize));
    // Code shows dates as programs read them.
    const text = await page.evaluate(() => {
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
      for (const code of main.querySelectorAll('pre, code, .ref-fields, select')) code.remove();
      return main.textContent ?? '';
    });
    const others =
      /\b\d{4}-\d\d-\d\d\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g;
    dates.push(...(text.match(others) ?? []).map((date) => `${path}: ${date}`));
    for (const width of [1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('main p, main li, main dd')]
          .filter((part) => part.checkVisibility() && !part.querySelector('p, li, dd, table, div'))
          .filter((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return range.getBoundingClientRect().width > 44 * 16 + 1;
          })
          .map(({textContent}) => textContent?.slice(0, 60) ?? ''),
      );
      wide.push(...found.map((words) => `${path}, ${width} px wide: ${words}`));
    }
    await page.setViewportSize({width: 1280, height: 900});
  }
  expect.soft(wide, 'running text wider than 44rem').toEqual([]);
  expect.soft([...new Set(sizes.values())], JSON.stringify([...sizes])).toHaveLength(1);
  expect.soft(dates, 'dates in another form').toEqual([]);
});

test('what stands in the navbar is in its middle', async ({page}) => {
  await open(page, '/docs/introduction');
  const off = await page.evaluate(() => {
    const middle = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (box.top + box.bottom) / 2;
    };
    const bar = document.querySelector('.navbar') as HTMLElement;
    return [...bar.querySelectorAll('.navbar__item, .navbar__brand, .navbar__items > div, button')]
      .filter((item) => item.checkVisibility() && item.getBoundingClientRect().height > 0)
      .map((item) => ({
        what: item.className || item.outerHTML.slice(0, 60),
        by: Math.abs(middle(item) - middle(bar)),
      }))
      .filter(({by}) => by > 1.01);
  });
  expect(off).toEqual([]);
});

test('the sidebar shows the page that is read, before the application and without moving the page', async ({
  page,
}) => {
  const shown = () =>
    page.evaluate(() => {
      const link = document.querySelector(
        '.theme-doc-sidebar-menu .menu__link--active[aria-current]',
      );
      const {top: y = 0, bottom = 0} = link?.getBoundingClientRect() ?? {};
      return {text: link?.textContent, inView: y > 60 && bottom < innerHeight, scrollY};
    });
  const arrive = await openEarly(page, `${guides}/zeevou`);
  expect(await shown()).toEqual({text: 'Zeevou', inView: true, scrollY: 0});
  await arrive();
  expect(await shown()).toEqual({text: 'Zeevou', inView: true, scrollY: 0});
  await open(page, '/');
  await page.getByRole('link', {name: 'Your.Rentals'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Your.Rentals'})).toBeVisible();
  await expect.poll(shown).toEqual({text: 'Your.Rentals', inView: true, scrollY: 0});
});

test('the cards of a category hold whole descriptions', async ({page}) => {
  for (const [category, example] of [
    ['/docs/category/guides', '/docs/guides/pagination'],
    ['/docs/category/unified-api', '/docs/vacation-rental-api/v2'],
  ]) {
    await open(page, String(example));
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    await open(page, String(category));
    const cards = page.locator('main article li');
    expect(await cards.count()).toBeGreaterThan(2);
    const card = cards.filter({has: page.locator(`a[href="${example}"]`)});
    await expect(card.getByText(String(description), {exact: true})).toBeVisible();
    const cut = await page
      .locator('main article p')
      .evaluateAll((all) => all.filter((text) => text.scrollWidth > text.clientWidth).length);
    expect(cut).toBe(0);
    expect(await page.locator('main').textContent()).not.toMatch(/\p{Extended_Pictographic}/u);
  }
});

for (const [width, height] of [
  [1440, 900],
  [1280, 800],
] as const) {
  test(`the first screen of the home page says it all at ${width}x${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, '/');
    for (const part of [
      page.getByRole('heading', {level: 1}),
      page.getByText(/^For developers/),
      page.locator('main pre').nth(0),
      page.locator('main pre').nth(1),
      page.locator('main svg').getByText('Guesty'),
    ]) {
      await expect(part).toBeInViewport({ratio: 1});
    }
  });
}

test('the home page names its systems, and breaks no name', async ({page}) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({width, height: 800});
    await open(page, '/');
    const lines = await page.locator('h1 span').evaluate((word) => word.getClientRects().length);
    expect(lines, `“vacation-rental” at ${width}`).toBe(1);
  }
  await page.getByRole('link', {name: `Compare all ${guideCount}`}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'PMS guides'})).toBeVisible();
});

for (const width of [320, 359, 360]) {
  test(`the links to the pages before and after break no word, ${width} wide`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/docs/vacation-rental-api/v1/conversation/create-conversation');
    const labels = page.locator('.pagination-nav__label');
    await expect(labels).not.toHaveCount(0);
    const broken = await labels.evaluateAll((all) =>
      all.flatMap(({firstChild}) =>
        [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({0: word, index}) => {
          const range = document.createRange();
          range.setStart(firstChild as Text, index);
          range.setEnd(firstChild as Text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }),
      ),
    );
    expect(broken).toEqual([]);
  });
}

test('a post begins as a page of the docs does', async ({page}) => {
  const place = async (path: string) => {
    await open(page, path);
    return {
      menu: await top(page, '[data-page-menu] summary'),
      title: await top(page, 'main h1'),
    };
  };
  const doc = await place('/docs/guides/pagination');
  const post = await place('/blog/first-blog-post');
  // The columns of the blog begin 16 pixels lower.
  expect(Math.abs(post.menu - doc.menu)).toBeLessThanOrEqual(16);
  expect(Math.abs(post.title - post.menu - (doc.title - doc.menu))).toBeLessThanOrEqual(4);
  await expect(page.getByText(/sample post/i)).toHaveCount(0);
  for (const tag of await page.locator('a[href^="/blog/tags/"]').allTextContents()) {
    expect(tag).not.toMatch(/^(Docusaurus|Facebook|Hello|Hola)$/);
  }
});

test('a reader who asks for contrast gets it, in both modes', async ({page}) => {
  const ratio = () =>
    page.evaluate(async () => {
      // The colour of a link fades, and what is compared must have arrived.
      await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
      const light = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const value = Number(part) / 255;
          return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const link = document.querySelector('.markdown p a:not(.glossary-term)') as HTMLElement;
      const [a, b] = [
        light(getComputedStyle(link).color),
        light(getComputedStyle(document.documentElement).backgroundColor),
      ].sort((x, y) => y - x) as [number, number];
      return (a + 0.05) / (b + 0.05);
    });
  await open(page, '/docs/introduction');
  for (const mode of ['light', 'dark']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, mode);
    await page.emulateMedia({contrast: 'no-preference'});
    const usual = await ratio();
    await page.emulateMedia({contrast: 'more'});
    await expect.poll(ratio, mode).toBeGreaterThan(Math.max(usual, 10));
  }
});
