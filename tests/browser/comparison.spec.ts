import {setMode, violations} from './support/axe';
import {expect, open, test} from './support/test';
import {nothing} from '../../src/pms/model/vocabulary';
import {guideCount} from '../data/counts';

const index = '/docs/PMS%20Specific%20Guides';

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the first system is on the first screen, and each system stands there once', async ({
    page,
  }) => {
    await open(page, index);
    const cards = page.locator('.pms-compare tbody tr:visible');
    await expect(cards).toHaveCount(guideCount);
    const box = await cards.first().boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(844);
    const {height} = (await page.locator('.pms-comparison').boundingBox()) ?? {height: Infinity};
    expect(height, 'some four screens, for all systems').toBeLessThan(4 * 844);
  });

  test('a card unfolds to everything that the tables say of its system', async ({page}) => {
    await open(page, index);
    const card = page.locator('.pms-compare--connect tbody tr', {hasText: 'apaleo'}).first();
    await expect(card.getByText('Open it yourself')).toBeHidden();
    await card.getByText('Details').click();
    for (const [label, text] of [
      ['You supply', /./],
      ['Test account', 'Open it yourself'],
      ['API resources', /Yes: .*Properties/],
    ] as const) {
      const cell = card.locator(`[data-label="${label}"]`);
      await expect(cell).toBeVisible();
      await expect(cell).toHaveText(text);
      const shown = await cell.evaluate((td) => getComputedStyle(td, '::before').content);
      expect(shown).toContain(label);
    }
  });

  test('the name filter stays, and the rest unfolds', async ({page}) => {
    await open(page, index);
    await expect(page.getByLabel('PMS', {exact: true})).toBeVisible();
    await expect(page.getByLabel('Sort by')).toBeHidden();
    const fold = page.getByRole('button', {name: 'Filter and sort'});
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await page.getByLabel('Sort by').selectOption('limit');
    await expect(page).toHaveURL(/sort=limit/);
    await expect(page.getByRole('button', {name: 'Filter and sort (1)'})).toBeVisible();
  });
});

for (const width of [1280, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({viewport: {width, height: 900}});

    test('nothing is cut off, the page alone scrolls, and the heads stick', async ({page}) => {
      await open(page, index);
      const found = await page.evaluate(() => {
        const tables = [...document.querySelectorAll<HTMLElement>('.pms-compare')];
        const cells = tables.flatMap((table) => [...table.querySelectorAll<HTMLElement>('th, td')]);
        return {
          wide: tables.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
          cut: cells
            .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
            .map(({textContent}) => textContent),
          scrollers: tables.filter((table) => getComputedStyle(table).overflowY !== 'visible')
            .length,
          page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        };
      });
      expect(found).toEqual({wide: [0, 0], cut: [], scrollers: 0, page: 0});
      for (const id of ['connect', 'expose']) {
        const table = page.locator(`.pms-compare--${id}`);
        await table.locator('tbody tr').nth(20).scrollIntoViewIfNeeded();
        await page.mouse.wheel(0, 200);
        const head = table.getByRole('columnheader', {name: 'PMS'});
        await expect(head).toBeInViewport();
        const bar = await page.locator('.navbar').boundingBox();
        await expect
          .poll(async () => Math.abs(((await head.boundingBox())?.y ?? 0) - (bar?.height ?? 0)))
          .toBeLessThan(2);
      }
    });
  });
}

test('a filter says what its column says', async ({page}) => {
  await open(page, index);
  const heads = await page.getByRole('columnheader').allTextContents();
  const controls = page.getByRole('search', {name: 'Filter and sort the systems'});
  const labels = await controls.locator('label').allTextContents();
  const others = ['API resource', 'Sort by', 'Order'];
  expect(labels.filter((label) => !others.includes(label) && !heads.includes(label))).toEqual([]);
  for (const [label, choice] of [
    ['You supply', nothing],
    ['Test account', 'On request'],
    ['Webhooks through Calry', 'Manual'],
  ] as const) {
    await page.getByLabel(label, {exact: true}).selectOption({label: choice});
    const cells = page.locator(`.pms-compare--connect tr:visible [data-label="${label}"]`);
    expect(await cells.count()).toBeGreaterThan(0);
    for (const cell of await cells.all()) await expect(cell).toContainText(choice);
    await page.getByRole('button', {name: 'Clear filters'}).click();
  }
});

for (const width of [390, 718, 1123]) {
  test(`paper ${width} pixels wide holds every fact`, async ({page}) => {
    await page.setViewportSize({width, height: 1000});
    await open(page, index);
    await page.emulateMedia({media: 'print'});
    const missing = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.pms-compare--connect td:not(.pms-exposed)')]
        .filter((cell) => !cell.checkVisibility())
        .map(({dataset}) => dataset.label),
    );
    expect(missing).toEqual([]);
    const exposed = page.locator('.pms-exposed, .pms-compare--expose tbody td').filter({
      visible: true,
    });
    expect(await exposed.count()).toBeGreaterThanOrEqual(guideCount);
    await expect(page.getByLabel('Sort by')).toBeHidden();
  });
}

for (const width of [1280, 390]) {
  test(`axe finds nothing at ${width} pixels, in either mode, with every card open`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, index);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect(await violations(page, mode === 'light' ? 'all' : 'colours'), mode).toEqual([]);
    }
  });
}
