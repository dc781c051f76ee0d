import type {Page, Route} from '@playwright/test';
import {hold} from './support/early';
import {boxOf, data, dialogOf, found, guide, optionsOf, saidOf} from './support/search';
import {expect, open, test} from './support/test';

/** A reader who opens the search again right after Enter loses neither the page that was asked for nor what is typed now. */

const glossary = /\/docs\/guides\/glossary/;

/** What is selected in the box, from and to. */
const selectionOf = (page: Page) =>
  boxOf(page).evaluate((box: HTMLInputElement) => [box.selectionStart, box.selectionEnd]);

/**
 * Holds the data of the search back.
 *
 * @returns waits for the one request for it, and lets it go on
 */
async function holdData(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(data, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
  };
}

/** Where the navbar of the next page is the same one, and where it is another. */
for (const from of [guide, '/', '/blog']) {
  test(`a search that is opened on ${from} while the next page is on its way stays open`, async ({
    page,
    complaints,
  }) => {
    await open(page, from);
    await found(page, 'glossary');
    const letGo = await hold(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(glossary);
    await page.keyboard.press('/');
    await expect(boxOf(page)).toHaveValue('glossary');
    await page.keyboard.type('quo');
    const field = await boxOf(page).elementHandle();
    expect(await page.title()).not.toMatch(/^Glossary/);
    await letGo();
    await expect(page).toHaveTitle(/^Glossary/);
    // The same field all the time: there is no gap in which a letter could fall.
    expect(await field?.evaluate((box) => box === document.activeElement)).toBe(true);
    await expect(boxOf(page)).toHaveValue('quo');
    expect(await selectionOf(page)).toEqual([3, 3]);
    await expect(saidOf(page)).toContainText('quo: ');
    await expect(optionsOf(page).first()).toBeVisible();
    await page.keyboard.type('te');
    await expect(boxOf(page)).toHaveValue('quote');
    await expect(saidOf(page)).toContainText('quote: ');
    const target = String(await optionsOf(page).first().getAttribute('href'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
    await expect(dialogOf(page)).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test(`no letter is lost while the page that comes takes the place of ${from}`, async ({page}) => {
    const text = 'cancel a reservation of the guest';
    await open(page, from);
    await found(page, 'glossary');
    const letGo = await hold(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(glossary);
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused();
    await Promise.all([page.keyboard.type(text, {delay: 15}), letGo()]);
    await expect(page).toHaveTitle(/^Glossary/);
    await expect(boxOf(page)).toHaveValue(text);
    await expect(boxOf(page)).toBeFocused();
  });
}

test('a search that the reader has closed stays closed when the next page comes', async ({
  page,
}) => {
  await open(page, '/');
  await found(page, 'glossary');
  const letGo = await hold(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(glossary);
  await page.keyboard.press('/');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await letGo();
  await expect(page).toHaveTitle(/^Glossary/);
  await expect(dialogOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(dialogOf(page)).toBeHidden();
});

for (const keys of ['/', 'Control+k']) {
  test(`${keys} while Enter waits for its results opens the search anew, behind that page`, async ({
    page,
  }) => {
    const sendData = await holdData(page);
    await open(page, '/');
    await page.keyboard.press('/');
    await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('glossary');
    await page.keyboard.press('Enter');
    await page.keyboard.press(keys);
    await page.keyboard.type('quote');
    await expect(boxOf(page)).toHaveValue('quote');
    await sendData();
    await expect(page).toHaveURL(glossary);
    await expect(page).toHaveTitle(/^Glossary/);
    await expect(boxOf(page)).toBeFocused();
    await expect(boxOf(page)).toHaveValue('quote');
    await expect(saidOf(page)).toContainText('quote: ');
  });
}

test('/ while Enter waits on the page of the search opens the search, behind the page that comes', async ({
  page,
}) => {
  const sendData = await holdData(page);
  await open(page, '/search');
  await page.getByRole('main').getByRole('combobox').click();
  await page.keyboard.type('glossary');
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await expect(boxOf(page)).toBeFocused();
  await boxOf(page).fill('quote');
  await sendData();
  await expect(page).toHaveURL(glossary);
  await expect(page).toHaveTitle(/^Glossary/);
  await expect(boxOf(page)).toBeFocused();
  await expect(boxOf(page)).toHaveValue('quote');
});

for (const [what, key] of [
  ['another letter', 'x'],
  ['Escape', 'Escape'],
] as const) {
  test(`${what} while Enter waits for its results takes it back`, async ({page}) => {
    const sendData = await holdData(page);
    await open(page, '/');
    await page.keyboard.press('/');
    await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('glossary');
    await page.keyboard.press('Enter');
    await page.keyboard.press(key);
    await sendData();
    await page.keyboard.press('/');
    // The same data answers this one, so that the first has been answered.
    await boxOf(page).fill('quote');
    await expect(saidOf(page)).toContainText('quote: ');
    await expect(page).toHaveURL('/');
  });
}

test('Enter before the dialog is there opens the first hit of what was typed', async ({page}) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const letGo = await hold(page);
  await page.keyboard.press('/');
  await page.keyboard.type('glossary');
  await page.keyboard.press('Enter');
  await expect(boxOf(page)).toHaveCount(0);
  await letGo();
  await expect(page).toHaveURL(glossary);
  await expect(dialogOf(page)).toBeHidden();
});

test('a letter typed after an early Enter takes it back', async ({page}) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const letGo = await hold(page);
  await page.keyboard.press('/');
  await page.keyboard.type('glossary');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' ids');
  await letGo();
  await expect(boxOf(page)).toHaveValue('glossary ids');
  await expect(saidOf(page)).toContainText('glossary ids: ');
  await expect(page).toHaveURL('/');
});
