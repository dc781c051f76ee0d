import {readFileSync} from 'node:fs';
import type {Page, Route} from '@playwright/test';
import {parse} from 'yaml';
import {setMode, violations} from './support/axe';
import {expect, open, test} from './support/test';

const guide = '/docs/guides/syncing-data';
const data = '**/search/data.json';
/** What a first search may fetch, in bytes of compressed content: in the median of the questions, and at most. */
const MEDIAN = 150_000;
const MOST = 200_000;
/** Pause between two keys of somebody who types, in milliseconds. */
const TYPING = 120;
/** How many questions are typed for that, and how many of them at a time. */
const SAMPLE = 20;
const AT_ONCE = 4;

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const boxOf = (page: Page) => dialogOf(page).getByRole('combobox');
const optionsOf = (page: Page) => dialogOf(page).getByRole('option');
const saidOf = (page: Page) => dialogOf(page).getByRole('status');

async function search(page: Page, query: string) {
  await page.keyboard.press('/');
  await boxOf(page).fill(query);
  return optionsOf(page);
}

/** Waits for what was found for a query, rather than for the one before it. */
async function found(page: Page, query: string) {
  const options = await search(page, query);
  await expect(saidOf(page)).toContainText(/\d+ pages?\./);
  await expect(options.first()).toBeVisible();
  return options;
}

for (const [name, keys] of [
  ['/', '/'],
  ['Ctrl-K', 'Control+k'],
  ['Cmd-K', 'Meta+k'],
] as const) {
  test(`opens with ${name} and closes with one Escape, also with a query in it`, async ({page}) => {
    await open(page, guide);
    await page.keyboard.press(keys);
    await expect(boxOf(page)).toBeFocused();
    await page.keyboard.type('webhook');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });
}

test('Ctrl-K closes what it has opened, and takes along what is selected', async ({page}) => {
  await open(page, guide);
  await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    if (heading) getSelection()?.selectAllChildren(heading);
  });
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toHaveValue('Syncing data');
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toBeHidden();
});

test('finds by keyboard alone and jumps to the heading', async ({page, complaints}) => {
  await open(page, '/');
  const options = await found(page, 'cursor');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await options.count()).toBeGreaterThan(2);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  const withHash = page.locator('[role="option"][href*="#"]').first();
  const target = String(await withHash.getAttribute('href'));
  const index = await options.evaluateAll((all) =>
    all.findIndex((option) => option.matches('[href*="#"]')),
  );
  for (let step = 0; step <= index; step += 1) await page.keyboard.press('ArrowDown');
  await expect(withHash).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(dialogOf(page)).toBeHidden();
  const heading = page.locator(`[id="${decodeURIComponent(target.split('#')[1] ?? '')}"]`);
  await expect(heading).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('Home and End move in the box, and the list is no stop of the tabulator', async ({page}) => {
  await open(page, guide);
  await found(page, 'webhook');
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect(boxOf(page)).toHaveValue('xwebhook');
  await page.keyboard.press('Backspace');
  await expect(saidOf(page)).toContainText(/\d+ pages\./);
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('radio', {name: /^All/})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('link', {name: 'Link to these results'})).toBeFocused();
});

test('a page has its title, its area and its sections', async ({page}) => {
  await open(page, guide);
  await found(page, 'rate limiting');
  const group = dialogOf(page)
    .getByRole('group', {name: /^Rate limiting/})
    .first();
  await expect(group).toContainText('Guide');
  const hit = group.getByRole('option').nth(1);
  await expect(hit.locator('mark').first()).toContainText(/rate|limit/i);
  await hit.click();
  await expect(page).toHaveURL(/\/docs\/guides\/rate-limiting#/);
});

test('a field is offered by its own anchor', async ({page}) => {
  await open(page, guide);
  const options = await found(page, 'preferOAuth');
  await expect(options.first()).toHaveAttribute(
    'href',
    '/docs/common-api-reference/link/create-link#body-preferOAuth',
  );
});

test('no page is found by the rules of a style sheet', async ({page}) => {
  await open(page, guide);
  await search(page, 'padding');
  await expect(saidOf(page)).toContainText('Nothing matches “padding”');
});

test('the results can be narrowed to an area, and their numbers are true', async ({page}) => {
  await open(page, guide);
  const options = await found(page, 'reservation');
  const all = Number(/(\d+) pages/.exec(String(await saidOf(page).textContent()))?.[1]);
  const radios = dialogOf(page).getByRole('radio');
  const counts = await radios.evaluateAll((inputs) =>
    inputs.map((input) => Number(/\d+$/.exec(input.parentElement?.textContent ?? '')?.[0])),
  );
  expect(counts[0]).toBe(all);
  expect(counts.slice(1).reduce((sum, count) => sum + count)).toBe(all);
  const pms = dialogOf(page).getByText(/^PMS \d+$/);
  await pms.click();
  await expect(options.first()).toHaveAttribute('href', /PMS%20Specific%20Guides/);
  const groups = dialogOf(page).getByRole('group', {name: /PMS$/});
  await expect(groups).toHaveCount(8);
  const inPms = Number(/\d+$/.exec(String(await pms.textContent()))?.[0]);
  expect(inPms).toBeGreaterThan(8);
  for (let shown = 16; shown < inPms + 8; shown += 8) {
    await options.filter({hasText: 'Show more'}).click();
    await expect(groups).toHaveCount(Math.min(shown, inPms));
  }
  await expect(options.filter({hasText: 'Show more'})).toHaveCount(0);
});

test('corrections and missing words are said; a phrase is taken as one', async ({page}) => {
  await open(page, guide);
  await found(page, 'guetsy client secret');
  await expect(saidOf(page)).toContainText('Showing results for guesty client secret.');
  await boxOf(page).fill('webhook zzzyqx');
  await expect(saidOf(page)).toContainText('Results without zzzyqx.');
  await boxOf(page).fill('"client secret" guesty');
  await expect(saidOf(page)).toContainText('pages.');
  const phrase = await optionsOf(page).count();
  expect(phrase).toBeGreaterThan(0);
  await boxOf(page).fill('"secret client" guesty');
  await expect(saidOf(page)).toContainText('Nothing matches');
});

test('says so when nothing matches', async ({page}) => {
  await open(page, guide);
  const options = await search(page, 'zzzyqx');
  await expect(saidOf(page)).toContainText('Nothing matches “zzzyqx”');
  await expect(options).toHaveCount(0);
});

test('Enter waits for what stands in the box', async ({page}) => {
  await open(page, guide);
  await found(page, 'cursor');
  await boxOf(page).fill('PUT /api/v2/vrs/reservations');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/docs\/vacation-rental-api\/v2\/reservation\/update-a-reservation/,
  );
});

test('Enter before the data is there is not lost', async ({page}) => {
  const held: Route[] = [];
  await page.route(data, (route) => void held.push(route));
  await open(page, guide);
  await page.keyboard.press('/');
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
  await boxOf(page).fill('pagination');
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(page).toHaveURL(/\/docs\/guides\/pagination/);
});

test('Ctrl-Enter opens a tab, and the search stays', async ({page, context}) => {
  await open(page, guide);
  await found(page, 'glossary');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect((await opened).url()).toContain('/docs/guides/glossary');
  await expect(dialogOf(page)).toBeVisible();
});

test('says that it is working after 200 ms, and not before', async ({page}) => {
  const held: Route[] = [];
  await page.route(data, (route) => void held.push(route));
  await open(page, guide);
  await page.keyboard.press('/');
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await boxOf(page).fill('webhook');
  await page.clock.runFor(60 + 199);
  await expect(saidOf(page)).not.toContainText('Searching');
  await page.clock.runFor(2);
  await expect(saidOf(page)).toContainText('Searching');
  await page.clock.resume();
  await Promise.all(held.map((route) => route.continue()));
  await expect(saidOf(page)).toContainText(/\d+ pages/);
});

for (const [name, fail] of [
  ['cannot be fetched', (route: Route) => route.abort()],
  ['is refused', (route: Route) => route.fulfill({status: 503, body: 'no'})],
  ['is cut off', (route: Route) => route.fulfill({body: '{"format":2,"pages":['})],
] as const) {
  test(`says so when the data ${name}, and recovers by Retry with the focus in the box`, async ({
    page,
  }) => {
    let asked = 0;
    await page.route(data, (route) => {
      asked += 1;
      return fail(route);
    });
    await open(page, guide);
    const options = await search(page, 'webhook');
    await expect(saidOf(page)).toContainText('could not be loaded');
    await expect(saidOf(page)).not.toContainText('Nothing matches');
    expect(await violations(page)).toEqual([]);
    const before = asked;
    await dialogOf(page).getByRole('button', {name: 'Retry'}).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(saidOf(page)).toContainText('could not be loaded');
    await page.unroute(data);
    await dialogOf(page).getByRole('button', {name: 'Retry'}).click();
    await expect(options.first()).toBeVisible();
    await expect(boxOf(page)).toBeFocused();
  });
}

test('says so when the script of the search cannot be fetched, and recovers by Retry', async ({
  page,
}) => {
  const scripts = '**/assets/js/**';
  await open(page, guide);
  await page.keyboard.press('/');
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
  await page.route(scripts, (route) => route.abort());
  await boxOf(page).fill('webhook');
  await expect(saidOf(page)).toContainText('could not be loaded');
  await page.unroute(scripts);
  await dialogOf(page).getByRole('button', {name: 'Retry'}).click();
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(boxOf(page)).toBeFocused();
});

test('a whole pasted address finds its operation', async ({page}) => {
  await open(page, guide);
  const options = await found(
    page,
    "curl -X PUT 'https://dev.calry.app/api/v2/vrs/reservations?limit=5'",
  );
  await expect(options.first()).toHaveAttribute('href', /reservation\/update-a-reservation/);
});

test('the tabulator stays in the dialog, both ways', async ({page}) => {
  await open(page, guide);
  await found(page, 'webhook');
  await page.keyboard.press('Shift+Tab');
  const link = dialogOf(page).getByRole('link', {name: 'Link to these results'});
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(boxOf(page)).toBeFocused();
});

test('closes by a click beside the panel, which does not reach the page', async ({page}) => {
  await open(page, guide);
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(boxOf(page)).toBeFocused();
  await page.mouse.click(100, 200);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(guide);
  await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
});

test('opens again at once after it was closed', async ({page}) => {
  await open(page, guide);
  await page.keyboard.press('/');
  await expect(boxOf(page)).toBeFocused();
  // Both keys in one task, before the browser tells that it has closed.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[role="dialog"][popover]')?.hidePopover();
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));
  });
  await page.waitForTimeout(300);
  await expect(boxOf(page)).toBeFocused();
});

test('typing is answered while the data is read', async ({page}) => {
  await open(page, guide);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask'});
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await found(page, 'webhook');
  const workers = page.workers();
  expect(workers).toHaveLength(1);
  const tasks = await page.evaluate(() => (window as unknown as {tasks: number[]}).tasks);
  // To read it takes three seconds at this speed, in pieces of 0.4 s.
  expect(Math.max(0, ...tasks)).toBeLessThan(300);
});

test('the last query and the searches that led somewhere come back, until they are cleared', async ({
  page,
}) => {
  await open(page, guide);
  await found(page, 'glossary');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guides\/glossary/);
  await page.keyboard.press('/');
  await expect(boxOf(page)).toHaveValue('glossary');
  await page.keyboard.press('Delete');
  const recent = dialogOf(page).getByRole('listbox', {name: 'Recent searches'});
  await expect(recent.getByRole('option')).toHaveText(['glossary']);
  await page.keyboard.press('Enter');
  await expect(boxOf(page)).toHaveValue('glossary');
  await expect(saidOf(page)).toContainText(/\d+ page/);
  await boxOf(page).fill('');
  await dialogOf(page).getByRole('button', {name: 'Clear recent searches'}).click();
  await expect(optionsOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(boxOf(page)).toHaveValue('');
});

test('the page behind the dialog does not scroll', async ({page}) => {
  await open(page, guide);
  await found(page, 'webhook');
  await page.mouse.move(20, 850);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('results have an address of their own, as a page', async ({page}) => {
  await open(page, guide);
  await found(page, 'rate limit');
  await dialogOf(page).getByRole('link', {name: 'Link to these results'}).click();
  await expect(page).toHaveURL('/search?q=rate%20limit');
  const box = page.getByRole('main').getByRole('combobox');
  await expect(box).toHaveValue('rate limit');
  await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
  await box.fill('cursor');
  await expect(page).toHaveURL('/search?q=cursor');
  await page.getByRole('main').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await page.goBack();
  await expect(box).toHaveValue('cursor');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the page of the search says how to go on', async ({page}) => {
    await page.goto('/search?q=webhook');
    const main = page.getByRole('main');
    await expect(main.getByRole('combobox')).toHaveCount(0);
    for (const name of ['API reference', 'Guides', 'Changelog'])
      await expect(main.getByRole('link', {name, exact: true})).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('nothing is said of arrow keys', async ({page}) => {
    await open(page, guide);
    await page.getByRole('button', {name: 'Search'}).tap();
    await boxOf(page).fill('webhook');
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(saidOf(page).getByText('Arrows')).toBeHidden();
  });
});

for (const width of [1280, 390]) {
  test(`is legible in both modes, ${width} wide`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await open(page, guide);
    await page.getByRole('button', {name: 'Search'}).click();
    await boxOf(page).fill('reservation');
    await expect(optionsOf(page).first()).toBeVisible();
    const list = await dialogOf(page).getByRole('listbox').boundingBox();
    expect(list?.height).toBeGreaterThan(200);
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect(await violations(page)).toEqual([]);
    }
    await dialogOf(page).getByRole('button', {name: 'Close'}).click();
    await expect(dialogOf(page)).toBeHidden();
  });
}

/** A heading, a field or a row on each kind of page, that stands too far down to be seen at first. */
const landings = {
  guide: '/docs/guides/pagination#3-loop-until-there-is-no-next',
  glossary: '/docs/guides/glossary#workspace',
  introduction: '/docs/introduction#the-environments',
  'operation, with code beside it': '/docs/common-api-reference/link/create-link#body-preferOAuth',
  'operation of version 1': '/docs/vacation-rental-api/v1/property/get-all-properties#errors',
  resource: '/docs/vacation-rental-api/v2/reservation#field-finances',
  'list of a version': '/docs/vacation-rental-api/v2#successor-getProperty',
  'list of all operations': '/api-reference#v2',
  PMS: '/docs/PMS%20Specific%20Guides/guesty#webhooks',
  'list of PMSs': '/docs/PMS%20Specific%20Guides#the-data-as-json',
  post: '/blog/welcome#2-a-write-without-a-status-opens-the-days',
  search: '/search#browse-instead',
};

for (const width of [1280, 390]) {
  test(`a hit lands with its heading below the navbar on every kind of page, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    for (const [kind, address] of Object.entries(landings)) {
      await open(page, '/docs/calrylink');
      await page.evaluate((to) => {
        const link = document.createElement('a');
        link.href = to;
        document.body.append(link);
        link.click();
      }, address);
      const target = page.locator(`[id="${address.split('#')[1]}"]`);
      await expect(target, kind).toBeInViewport();
      const navbar = await page.locator('.navbar').boundingBox();
      const place = await target.boundingBox();
      expect(place?.y, kind).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
    }
  });
}

test('a first search costs little, as it is typed, whatever is asked', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const asked = ['tune', 'check']
    .flatMap((half): {question: string}[] =>
      parse(readFileSync(`tests/data/questions/${half}.yaml`, 'utf8')),
    )
    .map(({question}) => question);
  // From the shortest to the longest.
  const byLength = [...asked].sort((a, b) => a.length - b.length);
  const sample = Array.from({length: SAMPLE}, (_, index) =>
    String(byLength[Math.round((index * (byLength.length - 1)) / (SAMPLE - 1))]),
  );

  /** Types a question as a person does, and counts what is sent for it, headers too. */
  async function costOf(question: string): Promise<number> {
    const context = await browser.newContext({baseURL: String(baseURL)});
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    const fetched: string[] = [];
    await open(page, guide);
    await page.waitForLoadState('networkidle');
    context.on('requestfinished', (request) => {
      fetched.push(new URL(request.url()).pathname);
      sizes.push(
        request
          .sizes()
          .then(
            ({responseBodySize, responseHeadersSize}) => responseBodySize + responseHeadersSize,
          ),
      );
    });
    await page.keyboard.press('/');
    await page.keyboard.type(question, {delay: TYPING});
    await expect(saidOf(page)).toContainText(/pages?\.|Nothing/);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => fetched).toContain('/search/data.json');
    // The dialog, and the worker with what it imports.
    expect(fetched.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
    const cost = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await context.close();
    return cost;
  }

  const costs: number[] = [];
  while (sample.length > 0)
    costs.push(...(await Promise.all(sample.splice(0, AT_ONCE).map(costOf))));
  costs.sort((a, b) => a - b);
  console.log(`first search: ${costs.map((cost) => Math.round(cost / 1000)).join(', ')} kB`);
  expect(costs[costs.length >> 1]).toBeLessThanOrEqual(MEDIAN);
  expect(Math.max(...costs)).toBeLessThanOrEqual(MOST);
});

test('nothing of it is fetched before it is opened', async ({page, context}) => {
  const fetched: string[] = [];
  context.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, guide);
  await page.waitForLoadState('networkidle');
  expect(fetched).not.toContain('/search/data.json');
});

test('a slash typed into a field stays there', async ({page}) => {
  await open(page, guide);
  await page.keyboard.press('/');
  await boxOf(page).pressSequentially('/vrs/quote');
  await expect(boxOf(page)).toHaveValue('/vrs/quote');
});
