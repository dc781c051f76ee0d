import {indexPages} from '../../src/components/IndexPages/pages';
import {setMode, violations} from './support/axe';
import {boxOf, dialogOf, found, guide, optionsOf, saidOf} from './support/search';
import {expect, open, test} from './support/test';

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
  // Until then a click may fall between the results of both queries.
  await expect(page.getByRole('main').getByRole('status')).toContainText('cursor: ');
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
    for (const {name} of indexPages)
      await expect(main.getByRole('link', {name, exact: true})).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('nothing is said of arrow keys', async ({page}) => {
    // As wide as a tablet, where the box in the navbar has room for its key.
    await page.setViewportSize({width: 1180, height: 820});
    await open(page, guide);
    const button = page.getByRole('button', {name: 'Search'});
    await expect(button.getByText('Search')).toBeVisible();
    await expect(button.locator('kbd')).toBeHidden();
    await button.tap();
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
