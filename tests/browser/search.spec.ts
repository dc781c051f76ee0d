import type {Page} from '@playwright/test';
import {setMode, violations} from './support/axe';
import {expect, open, test} from './support/test';

const guide = '/docs/guides/syncing-data';
/** What a first search may fetch, in bytes on the wire (DESIGN: at most 200 kB). */
const BUDGET = 200_000;

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Search'});

async function search(page: Page, query: string) {
  await page.keyboard.press('/');
  await dialogOf(page).getByRole('combobox').fill(query);
  return dialogOf(page).getByRole('option');
}

for (const [name, keys] of [
  ['/', '/'],
  ['Ctrl-K', 'Control+k'],
  ['Cmd-K', 'Meta+k'],
] as const) {
  test(`opens with ${name} and closes with Escape`, async ({page}) => {
    await open(page, guide);
    await page.keyboard.press(keys);
    await expect(dialogOf(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });
}

test('finds by keyboard alone and jumps to the heading', async ({page, complaints}) => {
  await open(page, '/');
  const options = await search(page, 'cursor');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const count = await options.count();
  expect(count).toBeGreaterThan(2);
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

test('a hit shows title, section and excerpt', async ({page}) => {
  await open(page, guide);
  const options = await search(page, 'rate limiting');
  const hit = options.filter({hasText: /^Rate limiting/}).first();
  await expect(hit).toBeVisible();
  await expect(hit.locator('mark').first()).toContainText(/rate|limit/i);
  await hit.click();
  await expect(page).toHaveURL(/\/docs\/guides\/rate-limiting/);
});

test('says so when nothing matches', async ({page}) => {
  await open(page, guide);
  const options = await search(page, 'zzzyqx');
  await expect(dialogOf(page).getByRole('status')).toContainText('Nothing matches “zzzyqx”');
  await expect(options).toHaveCount(0);
});

test('says so when the index cannot be fetched, and recovers', async ({page}) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await open(page, guide);
  const options = await search(page, 'webhook');
  await expect(dialogOf(page).getByRole('status')).toContainText('could not be loaded');
  await page.unroute('**/pagefind/**');
  await dialogOf(page).getByRole('button', {name: 'Retry'}).click();
  await expect(options.first()).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`is legible in both modes, ${width} wide`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await open(page, guide);
    await page.getByRole('button', {name: 'Search'}).click();
    await dialogOf(page).getByRole('combobox').fill('reservation');
    await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect(await violations(page)).toEqual([]);
    }
    await dialogOf(page).getByRole('button', {name: 'Close'}).click();
    await expect(dialogOf(page)).toBeHidden();
  });
}

test('costs nothing until it is opened, and little then', async ({page, context}) => {
  const fetched: {address: string; bytes: number}[] = [];
  // The engine works in a worker of its own, whose requests only the context sees.
  context.on('response', (response) =>
    fetched.push({
      address: new URL(response.url()).pathname,
      bytes: Number(response.headers()['content-length']),
    }),
  );
  await open(page, guide);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter(({address}) => address.startsWith('/pagefind/'))).toEqual([]);
  fetched.length = 0;
  const options = await search(page, 'reservation');
  await expect(options.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.map(({address}) => address)).toContain('/pagefind/wasm.en.pagefind');
  const bytes = fetched.reduce((sum, file) => sum + file.bytes, 0);
  console.log(`first search: ${Math.round(bytes / 1000)} kB`);
  expect(bytes).toBeLessThanOrEqual(BUDGET);
});

test('a slash typed into a field stays there', async ({page}) => {
  await open(page, guide);
  await page.keyboard.press('/');
  const box = dialogOf(page).getByRole('combobox');
  await box.pressSequentially('/vrs/quote');
  await expect(box).toHaveValue('/vrs/quote');
});
