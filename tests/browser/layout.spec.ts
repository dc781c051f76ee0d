// Tests the position and size of page elements, and line breaks.
import type {Page} from '@playwright/test';
import {routes} from '../data/counts';
import {representativePaths} from './support/representativePaths';
import {findMisplacedParts} from './support/positions';
import {expect, open, test} from './support/test';

const guides = '/docs/PMS%20Specific%20Guides';
const create = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';

test('the code samples of an operation are on the first screen, and stay visible while the text scrolls', async ({
  page,
}) => {
  await open(page, create);
  expect(await findMisplacedParts(page)).toEqual([]);
  await page.setViewportSize({width: 1440, height: 900});
  await page.locator('#errors').scrollIntoViewIfNeeded();
  await expect(page.locator('.ref-samples pre:visible')).toBeInViewport();
  await expect(page.locator('.ref-console .ref-answer')).toBeInViewport({ratio: 0.9});
});

test.describe('without scripts', () => {
  // Pages load faster without scripts, and scripts must not move anything anyway.
  test.use({javaScriptEnabled: false});

  for (const width of [1920, 997, 390]) {
    test(`all kinds of pages have the same content edges and maximum text width, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      const edges = [];
      const wide: string[] = [];
      for (const path of representativePaths) {
        await page.goto(path, {waitUntil: 'domcontentloaded'});
        const found = await page.evaluate(() => {
          const h1 = document.querySelector('main h1') as HTMLElement;
          const first = document.querySelector('main nav[aria-label="Breadcrumbs"]') ?? h1;
          const textWidth = (part: Element) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return range.getBoundingClientRect().width;
          };
          return {
            left: Math.round((h1.closest('header') ?? h1).getBoundingClientRect().left),
            top: Math.round(
              first.getBoundingClientRect().top -
                (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0),
            ),
            size: getComputedStyle(h1).fontSize,
            wide: [...document.querySelectorAll('main :is(p, li, dd)')]
              .filter(
                (part) => part.checkVisibility() && !part.querySelector('p, li, dd, table, div'),
              )
              .filter((part) => textWidth(part) > 44 * 16 + 1)
              .map(({textContent}) => textContent),
          };
        });
        wide.push(...found.wide.map((text) => `${path}: ${text}`));
        edges.push({...found, path});
      }
      expect(wide, 'text wider than 44rem').toEqual([]);
      // The home page has a different layout.
      const pages = edges.filter(({path}) => path !== '/');
      expect(
        pages.filter(({top}) => top !== 16),
        'not 16 px below the navbar',
      ).toEqual([]);
      expect(new Set(pages.map(({left}) => left)).size, JSON.stringify(pages)).toBe(1);
      expect(new Set(pages.map(({size}) => size)).size, JSON.stringify(pages)).toBe(1);
    });
  }

  test('the home page shows the request and the response of the selected PMS', async ({page}) => {
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    const [request, response] = [page.locator('main pre').first(), page.locator('main pre').nth(1)];
    const requests = [];
    for (const [system, y] of [
      ['Hostaway', -72],
      ['Guesty', -24],
      ['Lodgify', 24],
    ] as const) {
      await page.locator('main label').getByText(system, {exact: true}).click();
      const [, id] = /reservations\/(\d+)/.exec(await request.innerText()) ?? [];
      requests.push((await request.innerText()).match(/[\da-f-]{36}|\d{6}/g)?.join(' '));
      expect(JSON.parse(await response.innerText()).data.id).toBe(id);
      await expect(page.locator('main [data-line]')).toHaveCSS(
        'transform',
        `matrix(1, 0, 0, ${y}, 0, 0)`,
      );
    }
    expect(new Set(requests).size).toBe(3);
  });

  test('the tables on each resource page fit the content column', async ({page}) => {
    const faults: string[] = [];
    const resources = routes.filter((one) => /^\/docs\/vacation-rental-api\/v\d\/[^/]+$/.test(one));
    for (const path of resources) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      for (const width of [1440, 1280]) {
        await page.setViewportSize({width, height: 900});
        const excess = await page.evaluate(() => {
          return [...document.querySelectorAll('main table')].map((table) => {
            const {scrollWidth, clientWidth} = table.parentElement as HTMLElement;
            const column = (table.closest('.markdown') as HTMLElement).getBoundingClientRect();
            return Math.max(
              scrollWidth - clientWidth,
              table.getBoundingClientRect().right - column.right,
            );
          });
        });
        const most = Math.max(0, ...excess);
        if (most > 1) faults.push(`${path}: ${most} px over, ${width} px wide`);
      }
    }
    expect(faults).toEqual([]);
  });
});

test('on a phone, the breadcrumb of a page whose section has no page is only the link to the home page', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `${guides.replace('PMS%20Specific%20Guides', 'guides')}/booking-flow`);
  const shown = page.locator('.breadcrumbs__item').filter({visible: true});
  await expect(shown.getByRole('link', {name: 'Home page'})).toHaveCount(1);
  await expect(shown).toHaveCount(1);
  // One line of text.
  expect((await shown.boundingBox())?.height).toBeLessThan(40);
});

test('on a phone, only the parent breadcrumb is shown, next to the table of contents', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, create);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link');
  await expect(crumbs.filter({visible: true})).toHaveText(['Reservation']);
  const menu = await page.locator('[data-page-menu] summary').boundingBox();
  const contents = page.locator('.theme-doc-toc-mobile');
  expect((await contents.boundingBox())?.y).toBeCloseTo(menu?.y ?? 0, 0);
  await contents.locator('summary').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
});

for (const path of ['/blog/first-blog-post']) {
  test(`on a phone, wide tables of ${path} are shown as labelled cards but keep their table roles`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, path);
    const table = page.locator('main .table-cards').first();
    await expect(table).toHaveRole('table');
    const cells = await table
      .locator('td[data-label]:not(:first-child, :empty)')
      .evaluateAll((all) =>
        all.map((cell) => ({
          role: cell.getAttribute('role'),
          label: JSON.stringify((cell as HTMLElement).dataset.label),
          shown: getComputedStyle(cell, '::before').content,
        })),
      );
    expect(cells).not.toEqual([]);
    for (const {role, label, shown} of cells) {
      expect(role).toBe('cell');
      expect(shown).toContain(label);
    }
    const frame = table.locator('..');
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
  });
}

test('the sidebar shows the current page, without scrolling the page', async ({page}) => {
  const current = page.locator('.theme-doc-sidebar-menu .menu__link--active[aria-current]');
  await open(page, `${guides}/zeevou`);
  await expect(current).toHaveText('Zeevou');
  await expect(current).toBeInViewport({ratio: 1});
  await open(page, '/');
  await page.getByRole('link', {name: 'Your.Rentals'}).click();
  await expect(current).toHaveText('Your.Rentals');
  await expect(current).toBeInViewport({ratio: 1});
  expect(await page.evaluate('scrollY')).toBe(0);
  // The category of the next page is collapsed, and expands after the navigation.
  await open(page, '/docs/calrylink');
  await page.locator('main').getByRole('link', {name: 'Create a link'}).first().click();
  await expect(current).toHaveText('Create a link');
  await expect(current).toBeInViewport({ratio: 1});
});

test('the sidebar filters the PMS guides by name', async ({page}) => {
  await open(page, '/docs/introduction');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await sidebar.getByRole('link', {name: 'PMS guides'}).click();
  const field = sidebar.getByRole('searchbox', {name: 'Filter PMS guides'});
  await field.fill('host');
  await expect(sidebar.getByRole('status')).toHaveText('5 of 29 PMSs');
  await field.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Host Tools');
  await field.fill('nothing');
  await expect(sidebar.getByText('No PMS matches.')).toBeVisible();
});

test('blocks of guides have two right edges, one for prose and one for wide blocks', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const edges = new Set<number>();
  for (const path of ['introduction', 'guides/webhooks', 'guides/booking-flow', 'for-programs']) {
    await open(page, `/docs/${path}`);
    const right = await page
      .locator('.markdown > :is(p, ul, ol, div, figure, details):visible')
      .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().right)));
    for (const edge of right) edges.add(edge);
  }
  expect([...edges]).toHaveLength(2);
});

test('the logo does not move between pages with and without a sidebar', async ({page}) => {
  const logo = page.locator('.navbar__brand');
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    const places = [];
    for (const path of ['/', '/docs/introduction', '/changelog']) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      places.push((await logo.boundingBox())?.x);
    }
    expect(new Set(places).size, `${width} px wide: ${places}`).toBe(1);
  }
});

test('the announcement is one line on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/introduction');
  const announcement = page.locator('.theme-announcement-bar');
  await expect(announcement).toContainText('Migrate to v2');
  expect((await announcement.boundingBox())?.height).toBeLessThan(36);
});

for (const [width, height] of [
  [1440, 900],
  [1280, 800],
] as const) {
  test(`the first screen of the home page shows its code samples and PMSs, ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await open(page, '/');
    for (const part of [
      page.getByRole('heading', {level: 1, name: 'One API for vacation-rental software'}),
      page.getByText(/^For developers/),
      page.locator('main pre').nth(0),
      page.locator('main pre').nth(1),
      page.locator('main label').getByText('Guesty'),
    ])
      await expect(part).toBeInViewport({ratio: 1});
  });
}

/** Returns the matches of `part` in the text that wrap onto more than one line. */
const broken = (page: Page, selector: string, part: RegExp) =>
  page.locator(selector).evaluateAll((all, source) => {
    const found: string[] = [];
    for (const element of all) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const {0: text, index} of (node.textContent ?? '').matchAll(new RegExp(source, 'g'))) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          const lines = [...range.getClientRects()].map(({top}) => Math.round(top));
          if (new Set(lines).size > 1) found.push(text);
        }
      }
    }
    return found;
  }, part.source);

for (const [what, path, selector, part] of [
  ['a segment of a long URL in a guide', `${guides}/zeevou`, 'main li code', /[^/]+/],
  ['“vacation-rental” in the title of the home page', '/', 'h1', /vacation-rental/],
  [
    'a word of the links to the previous and next page',
    '/docs/vacation-rental-api/v1/conversation/create-conversation',
    '.pagination-nav__label',
    /\S+/,
  ],
  [
    'a segment of a path in the list of operations',
    '/api-reference',
    '.ref-operation > code',
    /[^/]+/,
  ],
] as const) {
  test(`no line breaks inside ${what}`, async ({page}) => {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await expect(page.locator(selector)).not.toHaveCount(0);
    for (const width of [320, 360, 390, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect(await broken(page, selector, part), `${width} px wide`).toEqual([]);
    }
  });
}

test('the longest path and its method fit on phone screens', async ({page}) => {
  await page.goto(
    '/docs/common-api-reference/webhooks/third-party-webhooks/delete-integration-account-webhook',
  );
  const callBox = page.locator('.ref-call-box');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({width, height: 640});
    expect(await callBox.evaluate((box) => box.scrollWidth - box.clientWidth), `${width} px`).toBe(
      0,
    );
    expect(await broken(page, '.ref-call-box .ref-method', /\S+/), `${width} px`).toEqual([]);
  }
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('the mobile menu fills the screen, begins with the search, and its targets are 44 px high', async ({
    page,
  }) => {
    await open(page, '/docs/introduction');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toHaveCSS('width', '390px');
    await expect(menu.getByRole('button', {name: 'Search'})).toBeInViewport();
    const targets = menu.locator('.menu a[href], .menu button, .search-here button');
    await expect(targets.filter({visible: true})).not.toHaveCount(0);
    const low = await targets
      .filter({visible: true})
      .evaluateAll((all) =>
        all
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map(({outerHTML}) => outerHTML),
      );
    expect(low).toEqual([]);
  });

  test('the breadcrumb is one line, and the menu of contents closes on Escape, a click outside and a choice', async ({
    page,
  }) => {
    await open(page, '/docs/guides/booking-flow');
    const home = page.getByRole('link', {name: 'Home page'}).filter({visible: true});
    const word = await home.evaluate((link) => getComputedStyle(link, '::before').position);
    expect(word, 'the word is in the flow, so it gives the link its width').toBe('static');
    const contents = page.locator('.toc-fold');
    const summary = contents.locator('summary');
    const height = async (part = summary) => Math.round((await part.boundingBox())?.height ?? 0);
    expect(await height()).toBe(await height(page.locator('[data-page-menu] summary')));
    for (const close of [
      () => page.keyboard.press('Escape'),
      // Left of the list.
      () => page.mouse.click(4, 800),
      () => contents.getByRole('link').nth(1).click(),
    ]) {
      await summary.click();
      await expect(contents).toHaveAttribute('open');
      await close();
      await expect(contents).not.toHaveAttribute('open');
    }
  });

  test('the mobile menu opens at the current page', async ({page}) => {
    await open(page, create);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const current = page.locator('.navbar-sidebar [aria-current]', {
      hasText: 'Create a reservation',
    });
    await expect(current).toBeInViewport({ratio: 1});
  });

  test('controls outside running text have targets 44 px high on every kind of page', async ({
    page,
  }) => {
    const low: string[] = [];
    for (const path of [...representativePaths, guides]) {
      await open(page, path);
      low.push(
        ...(await page.evaluate(() =>
          [
            ...document.querySelectorAll(
              'button, summary, select, [type="search"], fieldset > label, .button, .navbar__brand, .breadcrumbs a',
            ),
          ]
            .filter((target) => target.checkVisibility({visibilityProperty: true}))
            .filter((target) => !target.closest('.ref'))
            .filter((target) => {
              const around = getComputedStyle(target, '::after');
              const reach = around.position === 'absolute' ? parseFloat(around.height) : 0;
              return Math.max(target.getBoundingClientRect().height, reach) < 43.5;
            })
            .map(({outerHTML}) => outerHTML.slice(0, 120)),
        )),
      );
    }
    expect(low).toEqual([]);
  });
});

for (const mode of ['light', 'dark']) {
  test(`links have more contrast with prefers-contrast: more, ${mode}`, async ({page}) => {
    await open(page, `/docs/introduction?docusaurus-theme=${mode}`);
    const contrast = () =>
      page.evaluate(() => {
        const luminance = (element: Element, property: 'color' | 'backgroundColor') =>
          (getComputedStyle(element)[property].match(/[\d.]+/g) ?? [])
            .map((part) => Number(part) / 255)
            .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
            .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
        const link = document.querySelector('.markdown p a:not(.glossary-term)') as Element;
        const [darker = 0, lighter = 0] = [
          luminance(link, 'color'),
          luminance(document.documentElement, 'backgroundColor'),
        ].sort((a, b) => a - b);
        return (lighter + 0.05) / (darker + 0.05);
      });
    const usual = await contrast();
    await page.emulateMedia({contrast: 'more'});
    await expect.poll(contrast).toBeGreaterThan(Math.max(usual, 10));
  });
}

for (const width of [1440, 390]) {
  test(`the reading order of an operation is title, call, code, fields, notes, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/vacation-rental-api/v2/quote/get-a-quote');
    const read = await page.locator('main').ariaSnapshot();
    const parts = [
      'heading "Get a quote"',
      'On this page',
      'GET',
      'region "Samples and response example"',
      'group "Language of the samples"',
      'button "Copy',
      'group "Status of the response"',
      'heading "Request',
      'heading "Response',
      'heading "Errors',
      'heading "Good to know',
      'heading "Support by PMS',
      'navigation "Docs pages"',
    ];
    let from = 0;
    for (const part of parts) {
      const at = read.indexOf(part, from);
      expect(at, `${part} in ${read.slice(from)}`).not.toBe(-1);
      from = at;
    }
  });
}
