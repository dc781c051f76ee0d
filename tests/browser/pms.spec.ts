import type {Page} from '@playwright/test';
import {nothing} from '../../src/pms/model/vocabulary';
import {openEarly} from './support/early';
import {expect, laidOut, open, test} from './support/test';
import {guideCount} from '../data/counts';

const index = '/docs/PMS%20Specific%20Guides';

const rows = (page: Page) => page.locator('.pms-compare--connect tbody tr:visible');
const names = (page: Page) => rows(page).locator('th a').allTextContents();

test('the comparison is filtered and sorted by keyboard, and the address keeps it', async ({
  page,
  complaints,
}) => {
  await open(page, index);
  await expect(rows(page)).toHaveCount(guideCount);
  await expect(page.getByRole('status')).toHaveText(`${guideCount} systems`);

  await page.getByLabel('PMS', {exact: true}).focus();
  await page.keyboard.type('host');
  await expect(page).toHaveURL(/\?q=host$/);
  const found = await names(page);
  expect(found.length).toBeGreaterThan(3);
  for (const name of found) expect(name.toLowerCase()).toContain('host');
  await expect(page.getByRole('status')).toHaveText(`${found.length} of ${guideCount} systems`);
  await expect(page.getByLabel('PMS', {exact: true})).toBeFocused();

  await page.getByRole('button', {name: 'Clear filters'}).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(guideCount);
  await expect(page).toHaveURL(new RegExp(`${index}$`));

  await page.getByRole('button', {name: 'Rate limit'}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?sort=limit$/);
  const head = page.getByRole('columnheader', {name: 'Rate limit'});
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const ascending = await names(page);
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const descending = await names(page);
  expect(descending).not.toEqual(ascending);
  // Unknown comes last both ways.
  expect(descending.at(-1)).toBe(ascending.at(-1));
  expect(complaints).toEqual([]);
});

test('an address that holds a view opens that view, in both tables', async ({page, complaints}) => {
  await open(page, `${index}?webhooks=manual&sort=name&dir=desc`);
  await expect(page.getByLabel('Webhooks through Calry')).toHaveValue('manual');
  const shown = await names(page);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(guideCount);
  expect(shown).toEqual([...shown].sort((a, b) => b.localeCompare(a, 'en')));
  for (const cell of await rows(page).locator('[data-label="Webhooks through Calry"]').all()) {
    await expect(cell).toContainText('Manual');
  }
  await expect(page.locator('.pms-compare--expose tbody tr:visible')).toHaveCount(shown.length);
  expect(complaints).toEqual([]);
});

test('every filter narrows the list', async ({page}) => {
  await open(page, index);
  for (const [label, option] of [
    ['Authentication', 'API key'],
    ['You supply', 'Credentials'],
    ['Test account', 'On request'],
    ['Room types or units', 'No'],
    ['API resource', 'Reviews'],
  ] as const) {
    await page.getByLabel(label, {exact: true}).selectOption({label: option});
    const {length} = await names(page);
    expect(length, label).toBeGreaterThan(0);
    expect(length, label).toBeLessThan(guideCount);
    await page.getByRole('button', {name: 'Clear filters'}).click();
  }
});

test('a system in the comparison leads to its guide without loading the page anew', async ({
  page,
}) => {
  await open(page, index);
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await page.locator('.pms-compare--expose').getByRole('link', {name: 'Guesty'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Guesty'})).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.goBack();
  await expect(rows(page)).toHaveCount(guideCount);
});

test('on a phone nothing spills over', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of [index, `${index}/apaleo`, `${index}/FantasticStay`, `${index}/zeevou`]) {
    await open(page, path);
    const spill = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(spill, path).toBeLessThanOrEqual(0);
  }
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the comparison is complete, and dead controls are not shown', async ({page}) => {
    await page.goto(index);
    await expect(rows(page)).toHaveCount(guideCount);
    await expect(page.locator('.pms-compare--expose tbody tr:visible')).toHaveCount(guideCount);
    await expect(page.getByLabel('Sort by')).toBeHidden();
  });
});

test('the filters are there before the application, and what is entered counts once it is', async ({
  page,
  complaints,
}) => {
  const arrive = await openEarly(page, `${index}?sort=limit`);
  const controls = page.getByRole('search', {name: 'Filter and sort the systems'});
  await expect(controls).toBeVisible();
  await expect(page.locator('.pms-status')).toHaveText(`${guideCount} systems`);
  const before = await controls.boundingBox();
  await page.getByLabel('PMS', {exact: true}).focus();
  await page.keyboard.type('ho');
  await page.getByLabel('You supply').selectOption({label: nothing});
  await arrive();
  await page.keyboard.type('s');
  await expect(page).toHaveURL(/\?q=hos&supply=owner&sort=limit$/);
  await expect(page.getByLabel('PMS', {exact: true})).toHaveValue('hos');
  await expect(page.getByLabel('You supply')).toHaveValue('owner');
  await expect(page.getByLabel('Sort by')).toHaveValue('limit');
  for (const name of await names(page)) expect(name.toLowerCase()).toContain('hos');
  expect(await controls.boundingBox()).toEqual(before);
  await page.getByRole('button', {name: 'Clear filters'}).click();
  await expect(page, 'the order stays').toHaveURL(/\?sort=limit$/);
  expect(complaints).toEqual([]);
});

test('each head that sorts shows that it does, and the order in force', async ({page}) => {
  await open(page, index);
  const head = page.getByRole('columnheader', {name: 'Rate limit'});
  const arrow = () =>
    head
      .getByRole('button')
      .locator('span')
      .evaluate((words) => {
        const {width, clipPath} = getComputedStyle(words, '::after');
        return parseFloat(width) > 0 ? clipPath : 'none';
      });
  const arrows = [await arrow()];
  for (const order of ['ascending', 'descending']) {
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', order);
    arrows.push(await arrow());
  }
  expect(arrows).not.toContain('none');
  expect(new Set(arrows).size).toBe(3);
});

for (const screen of [1280, 390]) {
  test(`reference numbers stand at their text and can be touched at ${screen} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width: screen, height: 900});
    await open(page, `${index}/guesty`);
    await laidOut(page);
    const faults = await page.locator('main a[href^="#source-"]').evaluateAll((all) => {
      const boxes = all.map((mark) => mark.getBoundingClientRect());
      const linesOf = (node: Node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      };
      return all.flatMap((mark, at) => {
        const {width = 0, height = 0, left = 0, right = 0, top = 0, bottom = 0} = boxes[at] ?? {};
        const name = `${mark.textContent} at ${Math.round(top)}`;
        const [digits] = linesOf(mark.firstChild as Node);
        const before = mark.parentElement?.tagName === 'SUP' && mark.parentElement.previousSibling;
        // A text that ends in a space keeps it: there the mark is behind a sentence.
        const isClose = before instanceof Text && /\S$/.test(before.data);
        const last = isClose ? linesOf(before).at(-1) : undefined;
        const gap = last && digits ? digits.left - last.right : 0;
        const isCovered = boxes.some(
          (other, number) =>
            number !== at &&
            Math.min(right, other.right) - Math.max(left, other.left) > 0.5 &&
            Math.min(bottom, other.bottom) - Math.max(top, other.top) > 6,
        );
        return [
          ...(Math.min(width, height) < 24 ? [`${name} is ${width} by ${height}`] : []),
          ...(Math.abs(gap) > 2 ? [`${name} is ${gap} from its text`] : []),
          ...(isCovered ? [`${name} is covered`] : []),
        ];
      });
    });
    expect(faults).toEqual([]);
  });
}

test('a long address is broken behind a slash, never inside a word', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `${index}/zeevou`);
  const broken = await page.locator('main li code').evaluateAll((all) =>
    all.flatMap((code) => {
      const text = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const pieces: string[] = [];
      while (text.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text.currentNode);
        if (range.getClientRects().length > 1) pieces.push(text.currentNode.textContent ?? '');
      }
      return pieces;
    }),
  );
  expect(broken).toEqual([]);
});

test('a reference number leads to its source', async ({page}) => {
  await open(page, `${index}/apaleo`);
  const reference = page.locator('article p a[href^="#source-"]').first();
  const target = (await reference.getAttribute('href')) as string;
  await reference.click();
  await expect(page.locator(target)).toBeInViewport();
});

test('no table of a guide is wider than its frame on a wide screen', async ({page}) => {
  await open(page, index);
  const guides = await page
    .locator('.pms-compare--connect tbody th a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(guides).toHaveLength(guideCount);
  for (const guide of guides) {
    await open(page, guide);
    await laidOut(page);
    for (const width of [768, 1280]) {
      await page.setViewportSize({width, height: 900});
      const cut = await page.locator('.pms-facts').evaluateAll((tables) =>
        tables.flatMap((table) => {
          const frame = table.parentElement;
          return frame && frame.scrollWidth > frame.clientWidth ? table.textContent : [];
        }),
      );
      expect(cut, `${guide} at ${width}`).toEqual([]);
    }
  }
});
