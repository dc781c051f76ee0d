import {readFileSync} from 'node:fs';
import type {Route} from '@playwright/test';
import {parse} from 'yaml';
import {violations} from './support/axe';
import {boxOf, data, dialogOf, found, guide, optionsOf, saidOf, search} from './support/search';
import {expect, open, test} from './support/test';

/** What a first search may fetch, in bytes of compressed content: in the median of the questions, and at most. */
const MEDIAN = 150_000;
const MOST = 200_000;
/** Pause between two keys of somebody who types, in milliseconds. */
const TYPING = 120;
/** How many questions are typed for that, and how many of them at a time. */
const SAMPLE = 20;
const AT_ONCE = 4;

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
    // An attempt that has failed ends its worker. Until then, a second Retry would wait for the same attempt.
    await page.addInitScript(() => {
      const {terminate} = Worker.prototype;
      const counted = Object.assign(window, {ended: 0});
      Worker.prototype.terminate = function end() {
        terminate.call(this);
        counted.ended += 1;
      };
    });
    const ended = () => page.evaluate<number>('window.ended');
    await open(page, guide);
    const options = await search(page, 'webhook');
    await expect(saidOf(page)).toContainText('could not be loaded');
    await expect(saidOf(page)).not.toContainText('Nothing matches');
    expect(await violations(page)).toEqual([]);
    const before = {asked, ended: await ended()};
    await dialogOf(page).getByRole('button', {name: 'Retry'}).click();
    await expect.poll(ended).toBeGreaterThan(before.ended);
    expect(asked).toBeGreaterThan(before.asked);
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
