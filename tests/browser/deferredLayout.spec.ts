import type {Page} from '@playwright/test';
import {openEarly} from './support/early';
import {expect, laidOut, open, test} from './support/test';

/** What is below the screen is not laid out for the first paint, but soon after, whether or not the application comes. */

const operation = '/docs/vacation-rental-api/v1/reservation/create-a-reservation';
/** Its list of operations and differences has parts enough for several rounds. */
const version = '/docs/vacation-rental-api/v2';
/** A guide with long programs and tables. */
const withPrograms = '/docs/guides/booking-flow';

test.use({viewport: {width: 412, height: 823}});

/** Keeps what waits for an idle page, so that a test decides when it is idle. */
async function keepBusy(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => waiting.push(work);
    Object.assign(window, {
      beIdle: () => {
        const works = waiting.splice(0);
        for (const work of works) work({didTimeout: false, timeRemaining: () => 50});
        return works.length > 0;
      },
    });
  });
  return () => page.evaluate<boolean>('window.beIdle()');
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** How many parts of the page are not laid out. */
const unseen = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.markdown > [data-lay-out] > :first-child')].filter(
        (element) => !element.checkVisibility({contentVisibilityAuto: true}),
      ).length,
  );

test('a page is laid out when idle, as the application has it', async ({page, complaints}) => {
  const beIdle = await keepBusy(page);
  const arrive = await openEarly(page, version);
  expect(await unseen(page)).toBeGreaterThan(2);
  let times = 0;
  const waiting = async () => {
    if (await beIdle()) times += 1;
    return page.locator('[data-lay-out]').count();
  };
  await expect.poll(waiting, {intervals: [10]}).toBe(0);
  expect(times, 'not all at once').toBeGreaterThan(2);
  const before = await height(page);
  await arrive();
  expect(await height(page)).toBe(before);
  expect(complaints).toEqual([]);
});

test('programs and tables of a guide below the screen are laid out when idle', async ({page}) => {
  const beIdle = await keepBusy(page);
  await openEarly(page, withPrograms);
  const parts = page.locator('[data-lay-out]');
  expect(await parts.count()).toBeGreaterThan(6);
  expect(await unseen(page)).toBeGreaterThan(4);
  await expect.poll(async () => (await beIdle(), parts.count()), {intervals: [10]}).toBe(0);
});

test('an address with a heading shows what it names at once', async ({page}) => {
  await keepBusy(page);
  await openEarly(page, `${operation}#related-operations`);
  await expect(page.locator('#related-operations')).toBeInViewport();
  expect(await unseen(page)).toBe(0);
});

test('a page without script is laid out as the reader comes near', async ({browser, baseURL}) => {
  const context = await browser.newContext({baseURL, javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(operation);
  await page.getByRole('heading', {name: 'Related operations'}).scrollIntoViewIfNeeded();
  await expect(page.locator('#related-operations + *')).toBeInViewport();
  await context.close();
});

test('a language that is chosen before all is laid out stays where it was pressed', async ({
  page,
}) => {
  const beIdle = await keepBusy(page);
  await page.setViewportSize({width: 1280, height: 823});
  await open(page, withPrograms);
  const last = page.locator('.radio-tabs').last();
  await last.scrollIntoViewIfNeeded();
  const label = last.getByText('PHP', {exact: true});
  const place = async () => (await label.boundingBox())?.y ?? 0;
  await label.click();
  const pressed = await label.evaluate((element) => element.getBoundingClientRect().y);
  for (let round = 0; round < 30; round += 1) await beIdle();
  expect(Math.abs((await place()) - pressed)).toBeLessThan(2);
  expect(await unseen(page)).toBe(0);
});

test('a reader who scrolls before all is laid out is not moved later', async ({page}) => {
  const beIdle = await keepBusy(page);
  await page.setViewportSize({width: 1280, height: 823});
  await open(page, withPrograms);
  expect(await unseen(page)).toBeGreaterThan(4);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => unseen(page)).toBe(0);
  await page.mouse.wheel(0, 9000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(5000);
  const place = () => page.locator('#cancel').evaluate((node) => node.getBoundingClientRect().y);
  const before = await place();
  for (let round = 0; round < 30; round += 1) await beIdle();
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
});

test('a page that is loaded again shows what it showed, before all is laid out', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 823});
  await open(page, withPrograms);
  await laidOut(page);
  const place = () => page.locator('#cancel').evaluate((node) => node.getBoundingClientRect().y);
  await page.locator('#cancel').evaluate((node) => node.scrollIntoView({behavior: 'instant'}));
  const before = await place();
  const beIdle = await keepBusy(page);
  await page.reload();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
  for (let round = 0; round < 30; round += 1) await beIdle();
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
});

for (const [from, link] of [
  ['a page with parts', withPrograms],
  ['a page without', '/'],
] as const) {
  test(`what the application brings after ${from} is laid out as a whole`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 823});
    await keepBusy(page);
    await open(page, link);
    await page.evaluate(() => {
      const nav = document.querySelector<HTMLElement>('.navbar a[href="/api-reference"]');
      nav?.focus();
    });
    await page.keyboard.press('Enter');
    await expect(page.locator('.ref').first()).toBeVisible();
    expect(await unseen(page)).toBe(0);
  });
}
