// Tests that clicks and input before hydration are not lost.
import type {Page} from '@playwright/test';
import {holdRequests, openEarly} from './support/early';
import {createReservation, guide} from './support/paths';
import {expect, test} from './support/test';

const searchButton = (page: Page) => page.getByRole('button', {name: 'Search'});
const searchBox = (page: Page) => page.getByRole('dialog', {name: 'Search'}).getByRole('combobox');
const modeButton = (page: Page) =>
  page.getByRole('button', {name: /Switch between dark and light mode/});

test('folds, sample languages and Copy work before hydration', async ({page, complaints}) => {
  const hydrate = await openEarly(page, createReservation);
  const city = page.locator('[id="body-guest.address.city"]');
  const fold = page.locator('[id="body-guest.address"]').locator('summary').first();
  await fold.click();
  await expect(city).toBeVisible();
  await fold.click();
  await page.locator('label[for="sample-python"]').click();
  const sample = page.locator('.ref-samples [data-choice="python"]');
  await expect(sample).toBeVisible();
  const copy = sample.locator('[data-copies]').first();
  await copy.click();
  await expect(copy).toHaveText('Copied');
  await hydrate();
  await expect(city).toBeHidden();
  await expect(sample).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a click on the mode before hydration is replayed; links work', async ({page, complaints}) => {
  const hydrate = await openEarly(page, guide);
  await modeButton(page).click();
  await hydrate();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await modeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(complaints).toEqual([]);
  await openEarly(page, guide);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
  await expect(page).toHaveURL('/docs/contact');
});

for (const keys of ['/', 'Control+k']) {
  test(`a click and ${keys} before hydration open the search once`, async ({page, complaints}) => {
    const hydrate = await openEarly(page, guide);
    // This opens the console of Firefox.
    const console = {key: 'K', ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true};
    const isLeft = (init: object) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    expect(await page.evaluate(isLeft, console)).toBe(true);
    const russian = {key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true};
    expect(await page.evaluate(isLeft, russian)).toBe(false);
    await searchButton(page).click();
    await page.keyboard.press(keys);
    await hydrate();
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toBeHidden();
    expect(complaints).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('repeated taps before hydration open the menu', async ({page, complaints}) => {
    const hydrate = await openEarly(page, guide);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.tap();
    await toggle.tap();
    await hydrate();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Pagination'})).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('a click while the application loads slowly shows a spinner', async ({page}) => {
  const release = await holdRequests(page, /\/assets\/js\/main\./);
  await page.goto(guide, {waitUntil: 'commit'});
  await searchButton(page).click();
  const spinner = page.locator('.load-pending');
  await expect(spinner).toHaveText('Loading');
  await release();
  await expect(searchBox(page)).toBeFocused();
  await expect(spinner).toHaveCount(0);
});

test('a hash scrolls to its heading, or expands its field, before hydration', async ({page}) => {
  await openEarly(page, '/docs/guides/booking-flow#the-race');
  await expect(page.locator('#the-race')).toBeInViewport();
  await openEarly(page, `${createReservation}#body-guest.address.city`);
  await expect(page.locator('[id="body-guest.address.city"]')).toBeInViewport();
});
