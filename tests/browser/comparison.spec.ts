// Tests the comparison of PMSs: its filters, selection and layout.
import type {Page} from '@playwright/test';
import {noCredentials} from '../../src/plugins/pms/model/vocabulary';
import {openEarly} from './support/early';
import {comparison} from './support/paths';
import {expect, open, test} from './support/test';
import {guideCount} from '../data/counts';

const rows = (page: Page) => page.locator('[data-kind="connect"] tr[data-pms]:visible');
const names = (page: Page) => rows(page).locator('th a').allTextContents();
/** The line that says how many systems are shown. */
const status = (page: Page) => page.getByRole('main').getByRole('status');
/** The names above the columns of the selected systems. */
const selected = (page: Page) => page.locator('.pms-compare--selected thead a');
const webhooksFilter = (page: Page) => page.getByLabel('Webhooks through Calry', {exact: true});
const webhooksCells = (page: Page) => rows(page).locator('[data-label^="Webhooks"]');
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const nameFilter = (page: Page) => page.getByLabel('PMS', {exact: true});
const clearFilters = (page: Page) => page.getByRole('button', {name: 'Clear filters'});

test('the comparison is filtered by keyboard, and the URL stores the filter', async ({
  page,
  complaints,
}) => {
  await open(page, comparison);
  await expect(status(page)).toHaveText(`${guideCount} systems`);
  await nameFilter(page).focus();
  await page.keyboard.type('host');
  await expect(page).toHaveURL(/\?q=host$/);
  const found = await names(page);
  expect(found.length).toBeGreaterThan(3);
  for (const name of found) expect(name.toLowerCase()).toContain('host');
  await expect(status(page)).toHaveText(`${found.length} of ${guideCount} systems`);
  await expect(nameFilter(page)).toBeFocused();
  await clearFilters(page).press('Enter');
  await expect(rows(page)).toHaveCount(guideCount);
  expect(complaints).toEqual([]);
});

test('the URL stores which PMSs are selected, and opens their comparison', async ({
  page,
  complaints,
}) => {
  await open(page, comparison);
  await page.getByLabel('Select Smoobu').check();
  await page.getByLabel('Select Beds24').press('Space');
  await expect(page).toHaveURL(/\?pms=beds24,smoobu$/);
  await expect(rows(page), 'no row is hidden while the reader selects').toHaveCount(guideCount);
  await page.getByRole('button', {name: 'Compare 2'}).click();
  await expect(selected(page)).toHaveText(['Beds24', 'Smoobu']);
  await expect(selected(page).first()).toBeInViewport();
  await page.reload();
  await expect(selected(page)).toHaveText(['Beds24', 'Smoobu']);
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(rows(page)).toHaveCount(guideCount);
  await page.getByLabel('Select Smoobu').uncheck();
  await expect(page).toHaveURL(/\?pms=beds24$/);
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(page.getByLabel('Select Beds24')).not.toBeChecked();
  await expect(page).toHaveURL(/PMS%20Specific%20Guides$/);
  expect(complaints).toEqual([]);
});

test('the comparison of selected PMSs hides the filters and, on request, what they share', async ({
  page,
}) => {
  await open(page, `${comparison}?pms=smoobu,beds24&webhooks=automatic`);
  await expect(selected(page), 'filters do not apply').toHaveText(['Beds24', 'Smoobu']);
  await expect(nameFilter(page)).toBeHidden();
  const shared = page.getByRole('rowheader', {name: 'Quotes'});
  await expect(shared).toBeVisible();
  await page.getByLabel('Differences only').check();
  await expect(page).toHaveURL(/differ=only/);
  await expect(shared).toBeHidden();
  await expect(page.getByRole('rowheader', {name: 'Authentication'})).toBeVisible();
  await page.getByLabel('Differences only').uncheck();
  await expect(shared).toBeVisible();
});

test('the differences of selected PMSs do not include how well a value is known', async ({
  page,
}) => {
  await open(page, `${comparison}?pms=mews,smoobu`);
  const properties = page.getByRole('row', {name: /^Properties/});
  await expect(properties.getByRole('cell')).toHaveText(['Yes', 'Yes (reported)']);
  await page.getByLabel('Differences only').check();
  await expect(properties).toBeHidden();
  await expect(page.getByRole('rowheader', {name: 'Owners'})).toBeVisible();
});

test('a cross removes a selected system, down to none', async ({page, complaints}) => {
  await open(page, `${comparison}?pms=smoobu,beds24&webhooks=automatic`);
  await expect(status(page)).toHaveText(`Comparing 2 of ${guideCount}`);
  await page.getByRole('button', {name: 'Remove Beds24'}).press('Enter');
  await expect(selected(page)).toHaveText(['Smoobu']);
  await expect(status(page)).toHaveText(`Comparing 1 of ${guideCount}`);
  await expect(status(page), 'the focus is not lost').toBeFocused();
  await expect(page).toHaveURL(/\?pms=smoobu&webhooks=automatic$/);
  await expect(page.getByLabel('Differences only')).toHaveCount(0);
  await page.getByRole('button', {name: 'Remove Smoobu'}).click();
  await expect(selected(page)).toHaveCount(0);
  await expect(page.getByLabel('Select Smoobu')).not.toBeChecked();
  await expect(webhooksFilter(page), 'the filters are set again').toHaveValue('automatic');
  await open(page, `${comparison}?pms=nosuchsystem`);
  await expect(rows(page), 'an unknown system selects nothing').toHaveCount(guideCount);
  expect(complaints).toEqual([]);
});

for (const width of [1280, 390]) {
  test(`the names of selected systems stay in view, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await open(page, `${comparison}?pms=smoobu,beds24,mews`);
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    for (const name of await selected(page).all()) {
      await expect(name).toBeInViewport();
      await name.click({trial: true, timeout: 5000});
    }
    await page.getByLabel('Differences only').click({trial: true, timeout: 5000});
  });
}

test('the number beside a value opens all of them, and Escape closes them', async ({page}) => {
  await open(page, comparison);
  const row = page.getByRole('row', {name: /^Select Hostex/}).first();
  const limits = row.getByRole('list');
  await row.locator('[data-label="Rate limit"] summary').click();
  await expect(limits).toContainText(
    '60 requests per minute (access token, POST /v3/reservations)',
  );
  expect((await row.boundingBox())!.height, 'the row keeps its height').toBeLessThanOrEqual(40);
  await page.keyboard.press('Escape');
  await expect(limits).toBeHidden();
});

test('a name above a selected system opens its guide without a page load', async ({page}) => {
  await open(page, `${comparison}?pms=smoobu,beds24`);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await selected(page).first().click();
  await expect(page.locator('h1')).toHaveText('Beds24');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a filter says for how many PMSs its value is unknown, and lists them last', async ({
  page,
}) => {
  await open(page, `${comparison}?webhooks=automatic&has=owners`);
  await expect(status(page)).toHaveText(/^\d+ of \d+ match · \d+ unknown$/);
  const [known, , unknown] = (await status(page).innerText()).match(/\d+/g)!.map(Number);
  expect(known).toBeGreaterThan(0);
  await expect(rows(page)).toHaveCount(known! + unknown!);
  const heading = page.locator('[data-kind="connect"] tbody tr:visible').nth(known!);
  await expect(heading).toHaveText(`May match: ${unknown} unknown`);
  const setups = await webhooksCells(page).allTextContents();
  for (const setup of setups.slice(0, known)) expect(setup).toMatch(/^Automatic/);
});

test('without a match, the PMSs that are unknown for a filter are shown', async ({page}) => {
  await open(page, `${comparison}?webhooks=automatic&customer=own`);
  await expect(status(page)).toHaveText(/^0 of \d+ match · \d+ unknown$/);
  await expect(rows(page)).toHaveCount(
    Number(/(\d+) unknown/.exec(await status(page).innerText())?.[1]),
  );
  for (const cell of await webhooksCells(page).all())
    await expect(cell, 'each row shows what is unknown').toContainText(/unknown/i);
  await webhooksFilter(page).selectOption({label: 'Automatic or manual'});
  await expect(page).toHaveURL(/webhooks=automatic,manual/);
  expect(await rows(page).count()).toBeGreaterThan(0);
  for (const text of await webhooksCells(page).allTextContents()) {
    expect(text).toMatch(/^(Automatic|Manual)|unknown/i);
  }
});

test('each filter keeps only the rows with the selected value', async ({page}) => {
  await open(page, comparison);
  for (const [label, choice, inColumn] of [
    ['Authentication', 'API key', true],
    ['You supply', noCredentials, true],
    ['Customer supplies', 'Sign-in only', false],
    ['For testing', 'Sandbox', true],
    ['Webhooks through Calry', 'Manual', true],
    ['PMS API resources', 'Reviews', false],
  ] as const) {
    await page.getByLabel(label, {exact: true}).selectOption({label: choice});
    const count = Number(/^\d+/.exec(await status(page).innerText()));
    expect(count, label).toBeGreaterThan(0);
    expect(count, label).toBeLessThan(guideCount);
    if (inColumn) {
      const cells = page.locator(`[data-part="comparison"] tr:visible [data-label="${label}"]`);
      expect(await cells.filter({hasText: choice}).count(), label).toBe(count);
    }
    await clearFilters(page).click();
  }
});

test('filters entered before hydration apply once the page has hydrated', async ({
  page,
  complaints,
}) => {
  const hydrate = await openEarly(page, comparison);
  await nameFilter(page).pressSequentially('ho');
  await page.getByLabel('You supply').selectOption({label: noCredentials});
  await hydrate();
  await nameFilter(page).press('s');
  await expect(page).toHaveURL(/\?q=hos&supply=none$/);
  await expect(nameFilter(page)).toHaveValue('hos');
  for (const name of await names(page)) expect(name.toLowerCase()).toContain('hos');
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const name of ['Connection requirements', 'PMS API resources'])
    test(`the columns of ${name} scroll beside the systems and below their headers`, async ({
      page,
    }) => {
      await open(page, comparison);
      await expect(rows(page)).toHaveCount(guideCount);
      const table = page.getByRole('table', {name});
      const last = table.getByRole('cell').last();
      await last.evaluate((cell) => cell.scrollIntoView({block: 'end', inline: 'end'}));
      await expect(table.getByRole('link', {name: 'Zeevou'})).toBeInViewport({ratio: 1});
      await expect(table.getByRole('columnheader').last()).toBeInViewport();
      expect(await pageWidth(page)).toBe(390);
    });

  test('the results of the open filters are one press away', async ({page}) => {
    await open(page, comparison);
    await page.getByRole('button', {name: 'Filters'}).click();
    await webhooksFilter(page).selectOption({label: 'Manual'});
    await page.getByRole('button', {name: 'Show results'}).click();
    await expect(webhooksFilter(page)).toBeHidden();
    await expect(status(page)).toBeFocused();
    await expect(rows(page).first()).toBeInViewport();
    await expect(clearFilters(page)).toBeVisible();
  });

  test('no value of a filter is cut', async ({page}) => {
    await open(page, comparison);
    await page.getByRole('button', {name: 'Filters'}).click();
    for (const field of await page.getByRole('search').getByRole('combobox').all()) {
      const [room, need] = await field.evaluate((select: HTMLSelectElement) => {
        const {width, paddingLeft, paddingRight} = getComputedStyle(select);
        const copy = select.cloneNode(true) as HTMLSelectElement;
        Object.assign(copy.style, {position: 'absolute', width: 'max-content'});
        select.after(copy);
        const padding = parseFloat(paddingLeft) + parseFloat(paddingRight);
        const free = parseFloat(getComputedStyle(copy).width);
        copy.remove();
        return [parseFloat(width) - padding, free - padding];
      });
      expect(room, (await field.getAttribute('name')) ?? '').toBeGreaterThanOrEqual(need!);
    }
  });

  test.describe('by touch', () => {
    test.use({hasTouch: true, isMobile: true});

    test('three selected PMSs have short values, which open in full', async ({page}) => {
      await open(page, `${comparison}?pms=guesty,hostaway,mews`);
      const row = page.getByRole('row', {name: /^Rate limit/});
      expect((await row.boundingBox())!.height).toBeLessThan(64);
      await row.locator('summary', {hasText: '15 / 10 s'}).tap();
      const list = row.getByRole('list').filter({visible: true});
      await expect(list).toContainText('20 requests per 10 seconds (account ID; sources disagree)');
      const {x, width} = (await list.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
    });

    test('three selected PMSs fit, and no word of them is broken', async ({page}) => {
      await open(page, `${comparison}?pms=bookingsync,FantasticStay,hostaway`);
      const frame = page.locator('.pms-compare--selected');
      expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      const broken = await frame.evaluate((one) => {
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          // Closed lists are laid out, too.
          const isSeen = node.parentElement!.checkVisibility();
          if (!isSeen || node.parentElement!.closest('.sr-only')) continue;
          for (const {0: word, index: start} of node.nodeValue!.matchAll(/\p{L}+/gu)) {
            const range = new Range();
            range.setStart(node, start);
            range.setEnd(node, start + word.length);
            // A word with an ellipsis has two boxes in one line.
            const lines = new Set([...range.getClientRects()].map(({top}) => top));
            if (lines.size > 1) found.push(word);
          }
        }
        return found;
      });
      expect(broken).toEqual([]);
    });

    test('the target of a cross is 40 px wide and high', async ({page}) => {
      await open(page, `${comparison}?pms=guesty,hostaway,mews`);
      for (const cross of await page.getByRole('button', {name: /^Remove/}).all()) {
        const {width, height} = await cross.evaluate((one) => getComputedStyle(one, '::after'));
        expect(parseFloat(width)).toBeGreaterThanOrEqual(40);
        expect(parseFloat(height)).toBeGreaterThanOrEqual(40);
      }
    });

    test('the target of a checkbox is 44 px wide and as high as its row', async ({page}) => {
      await open(page, comparison);
      const box = page.getByLabel('Select Guesty');
      await box.scrollIntoViewIfNeeded();
      const {x, y, width, height} = (await box.boundingBox())!;
      for (const [dx, dy] of [
        [-21, 0],
        [20, 0],
        [0, -18],
        [0, 18],
      ] as const) {
        const isTarget = await box.evaluate(
          (one, point) =>
            document.elementFromPoint(...point)?.closest('label') === one.parentElement,
          [x + width / 2 + dx, y + height / 2 + dy] as const,
        );
        expect(isTarget, `${dx}, ${dy}`).toBe(true);
      }
    });
  });

  test('no name covers the button that compares', async ({page}) => {
    await open(page, comparison);
    await page.getByLabel('Select Guesty').check({force: true});
    await page.getByLabel('Select Hostaway').check({force: true});
    await page
      .getByLabel('Select Hostaway')
      .evaluate((box) => box.scrollIntoView({block: 'center'}));
    // Names are at the left.
    const left = {x: 8, y: 8};
    await page
      .getByRole('button', {name: 'Compare 2'})
      .click({trial: true, position: left, timeout: 5000});
  });

  test('the values of selected PMSs are open, each with its way of connecting', async ({page}) => {
    await open(page, `${comparison}?pms=guesty,hostaway`);
    const row = page.getByRole('row', {name: /^Customer supplies/});
    const visible = row.getByRole('listitem').filter({visible: true});
    await expect(visible).toHaveText([
      'Guesty partner: Marketplace API key',
      'Open API: Client ID and Client secret',
      'Marketplace app: Marketplace API key and Account ID',
      'Own credentials: API key and Account ID',
    ]);
  });

  test('names and labels of selected PMSs stay in view, and the page does not scroll', async ({
    page,
  }) => {
    await open(page, `${comparison}?pms=smoobu,beds24,lodgify,mews,guesty,hostaway`);
    expect(await pageWidth(page)).toBe(390);
    const frame = page.locator('.pms-compare--selected');
    await frame.evaluate((one) => {
      one.scrollIntoView({block: 'end'});
      one.scrollTo(one.scrollWidth, one.scrollHeight);
    });
    await expect(selected(page).last()).toBeInViewport();
    await expect(page.getByRole('rowheader').last()).toBeInViewport();
  });
});

test('the printed address has the selected systems', async ({page}) => {
  await open(page, comparison);
  await page.getByLabel('Select Smoobu').check();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.print-only')).toContainText('?pms=smoobu');
});

test('every fact is printed', {tag: '@slow'}, async ({page}) => {
  await page.setViewportSize({width: 718, height: 1000});
  await open(page, comparison);
  await page.emulateMedia({media: 'print'});
  // All limits, and all that is for testing, are listed below the tables.
  const facts = page.locator(
    '[data-part="comparison"] :is(td, td:not([data-label="Rate limit"], [data-label="For testing"]) li), #pms-limits ~ details li',
  );
  expect(await facts.count()).toBeGreaterThan(guideCount);
  expect(await facts.filter({visible: false}).count()).toBe(0);
  await expect(nameFilter(page)).toBeHidden();
});
