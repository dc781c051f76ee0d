import {expect, open, test} from './support/test';
import {operationCount} from '../data/counts';

const create = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';
const roomTypes = '/docs/vacation-rental-api/v2/room-types/get-roomtypes-of-property';

/** An anchor inside a part that is closed at first. */
const hidden = '#body-guest.address.city';

const field = (id: string) => `[id="${id.slice(1)}"]`;

test.describe('a field that is folded away', () => {
  test('is shown when the page is opened at it', async ({page}) => {
    await open(page, create);
    await expect(page.locator(field(hidden))).toBeHidden();
    await page.goto('about:blank');
    await open(page, create + hidden);
    await expect(page.locator(field(hidden))).toBeInViewport();
  });

  test('is shown when a link of the page leads to it, also a second time', async ({page}) => {
    await open(page, create);
    await page.evaluate((hash) => {
      const link = document.createElement('a');
      link.href = hash;
      link.textContent = 'to the city';
      document.querySelector('h1')?.append(link);
    }, hidden);
    const link = page.getByText('to the city');
    await link.click();
    await expect(page.locator(field(hidden))).toBeInViewport();
    await page.locator(field('#body-guest.address')).locator('summary').first().click();
    await expect(page.locator(field(hidden))).toBeHidden();
    await link.click();
    await expect(page.locator(field(hidden))).toBeInViewport();
  });

  test('is shown when another page leads to it', async ({page}) => {
    await open(page, '/docs/introduction');
    await page.evaluate((address) => {
      window.history.pushState({}, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, create + hidden);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Create a reservation');
    await expect(page.locator(field(hidden))).toBeVisible();
  });
});

test('the address of a field is copied with its link', async ({page, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, create);
  const guest = page.locator(field('#body-guest'));
  await guest.getByRole('link', {name: 'Direct link to guest'}).click();
  await expect(page).toHaveURL(/#body-guest$/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL?.replace(/\/$/, '')}${create}#body-guest`);
});

test.describe('the language of the samples', () => {
  const shownCode = '.ref-samples [data-choice]:visible';

  test('is remembered across pages and visits', async ({page}) => {
    await open(page, create);
    await expect(page.locator(shownCode)).toHaveAttribute('data-choice', 'curl');
    await page.locator('label[for="sample-python"]').click();
    await expect(page.locator(shownCode)).toHaveAttribute('data-choice', 'python');
    await page.getByRole('link', {name: 'Update a reservation', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Update a reservation');
    await expect(page.locator(shownCode)).toHaveAttribute('data-choice', 'python');
    await page.reload();
    await expect(page.locator(shownCode)).toHaveAttribute('data-choice', 'python');
  });

  test('is remembered in a guide, which the application brings', async ({page}) => {
    await open(page, '/docs/vacation-rental-api/v2/reservation/get-all-reservations');
    await page.locator('label[for="sample-python"]').click();
    await page.getByRole('link', {name: 'Pagination', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Pagination');
    const chosen = page.locator('main input[name^="sample-language"]:checked');
    await expect(chosen.first()).toHaveValue('python');
  });

  test('is chosen with the arrow keys', async ({page}) => {
    await open(page, create);
    await page.getByRole('radio', {name: 'cURL'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', {name: 'JavaScript'})).toBeChecked();
    await expect(page.locator(shownCode)).toHaveAttribute('data-choice', 'javascript');
  });

  test('is there at the first paint and moves nothing', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('sample-language', 'go'));
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, {seen});
      const look = () => {
        for (const panel of document.querySelectorAll<HTMLElement>('.ref-samples [data-choice]')) {
          if (panel.offsetHeight > 0) seen.add(panel.dataset.choice ?? '');
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, create);
    await expect(page.locator(shownCode)).toHaveAttribute('data-choice', 'go');
    const seen = await page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen]);
    expect(seen).toEqual(['go']);
  });
});

test.describe('the list of all operations', () => {
  const shown = '.ref-operation:visible';

  test('is filtered by every word, in method, path, resource, version and meaning', async ({
    page,
  }) => {
    await open(page, '/api-reference');
    await expect(page.locator(shown)).toHaveCount(operationCount);
    const filter = page.getByLabel('Filter operations');
    for (const query of [
      'put /api/v2/vrs/availability',
      'v2 open or close the days',
      'updateAvailability v2',
    ]) {
      await filter.fill(query);
      await expect(page.locator(shown), query).toHaveCount(1);
    }
    await filter.fill('custom-field v1');
    await expect(page.locator(shown)).toHaveCount(6);
    await expect(page.locator('.ref-group:visible')).toHaveCount(1);
  });

  test('keeps the filter in the address', async ({page}) => {
    await open(page, '/api-reference');
    await page.getByLabel('Filter operations').fill('guests');
    await expect(page).toHaveURL(/\?q=guests$/);
    const count = await page.locator(shown).count();
    await page.locator(shown).first().getByRole('link').click();
    await expect(page).not.toHaveURL(/api-reference/);
    await page.goBack();
    await expect(page.getByLabel('Filter operations')).toHaveValue('guests');
    await expect(page.locator(shown)).toHaveCount(count);
    await page.getByLabel('Filter operations').fill('');
    await expect(page).toHaveURL(/\/api-reference$/);
  });

  test('says when nothing matches', async ({page}) => {
    await open(page, '/api-reference?q=teapot');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    await expect(page.locator(shown)).toHaveCount(0);
  });

  test('is walked through by keyboard', async ({page}) => {
    await open(page, '/api-reference');
    await page.getByLabel('Filter operations').focus();
    await page.keyboard.type('quote');
    await page.keyboard.press('ArrowDown');
    const first = page.locator(shown).first().getByRole('link');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByLabel('Filter operations')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(shown)).toHaveCount(operationCount);
    await page.keyboard.type('v2 quote');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/vacation-rental-api\/v2\/quote\/get-a-quote$/);
  });
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('an operation page folds, shows every sample and leads to its fields', async ({page}) => {
    await page.goto(create + hidden);
    await expect(page.locator(field(hidden))).toBeVisible();
    await page.locator('label[for="sample-php"]').click();
    await expect(page.locator('.ref-samples [data-choice="php"]')).toBeVisible();
    await page.goto(roomTypes);
    await page.locator(field('#response-200.data.units')).locator('summary').first().click();
    await expect(page.locator(field('#response-200.data.units.count'))).toBeVisible();
  });

  test('the list of all operations is whole', async ({page}) => {
    await page.goto('/api-reference');
    await expect(page.locator('.ref-operation')).toHaveCount(operationCount);
    await expect(page.getByLabel('Filter operations')).toBeHidden();
  });
});

test('links in the reference go through the application', async ({page}) => {
  await open(page, create);
  await page.evaluate(() => Object.assign(window, {kept: true}));
  await page.locator('.ref-operations a').first().click();
  await expect(page).not.toHaveURL(create);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});
