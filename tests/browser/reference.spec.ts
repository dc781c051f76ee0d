// Tests links to the fields of an operation, and the list of operations.
import type {Page} from '@playwright/test';
import {createReservation} from './support/paths';
import {expect, open, test} from './support/test';
import {operationCount} from '../data/counts';

const city = 'body-guest.address.city';

const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test('a link to a nested field expands its section, even a collapsed one', async ({page}) => {
  await open(page, createReservation);
  await page.locator('h1').evaluate((heading, id) => {
    heading.insertAdjacentHTML('beforeend', `<a href="#${id}">to the city</a>`);
  }, city);
  const link = page.getByRole('link', {name: 'to the city'});
  await link.click();
  await expect(field(page, city)).toBeInViewport();
  await field(page, 'body-guest.address').locator('summary').first().click();
  await expect(field(page, city)).toBeHidden();
  await link.click();
  await expect(field(page, city)).toBeInViewport();
});

test.describe('the list of operations', () => {
  const shown = (page: Page) => page.locator('li[data-words]:visible');
  const filter = (page: Page) => page.getByLabel('Filter operations');

  test('can be filtered by method, path, name, version or summary', async ({page}) => {
    await open(page, '/api-reference');
    await page.getByText('Operations of version 1').click();
    await expect(shown(page)).toHaveCount(operationCount);
    for (const [query, count] of [
      ['put /api/v2/vrs/availability', 1],
      ['v2 open or close the days', 1],
      ['updateAvailability v2', 1],
      ['custom-field v1', 6],
      ['teapot', 0],
    ] as const) {
      await filter(page).fill(query);
      await expect(shown(page), query).toHaveCount(count);
    }
    await page.getByRole('link', {name: 'Search all pages'}).click();
    await expect(page).toHaveURL(/\/search\?q=teapot$/);
  });

  test('marks the resource at the top in the list of resources', async ({page}) => {
    await open(page, '/api-reference');
    const current = page.locator('.ref-contents [aria-current]');
    await expect(current).toHaveText('Calry vacation-rental API v2');
    for (const name of ['Quote', 'Review']) {
      await page.locator('.ref-contents').getByText(name).first().click();
      await expect(current).toHaveText(name);
    }
    // The heading has gone below the filter, and the next one is the first to be seen.
    await page.evaluate(() => {
      document.querySelector('#v2-property')!.scrollIntoView();
      scrollBy(0, 48);
    });
    await expect(current).toHaveText('Room types');
  });

  test('stores the filter in the URL', async ({page}) => {
    await open(page, '/api-reference');
    await filter(page).fill('guests');
    await expect(page).toHaveURL(/\?q=guests$/);
    const count = await shown(page).count();
    await shown(page).first().getByRole('link').click();
    await expect(page).not.toHaveURL(/api-reference/);
    await page.goBack();
    await expect(filter(page)).toHaveValue('guests');
    await expect(shown(page)).toHaveCount(count);
    await filter(page).fill('');
    await expect(page).toHaveURL(/\/api-reference$/);
    await page.locator('.ref-filter label').getByText('Common', {exact: true}).click();
    await expect(page).toHaveURL(/\?api=common$/);
    const ofCommon = await shown(page).count();
    await page.reload();
    await expect(page.getByLabel('Common', {exact: true})).toBeChecked();
    await expect(shown(page)).toHaveCount(ofCommon);
    await page.locator('.ref-filter label').getByText('All', {exact: true}).click();
    await expect(page).toHaveURL(/\/api-reference$/);
    expect(await shown(page).count()).toBeGreaterThan(ofCommon);
  });

  test('links only the groups that the filter shows', async ({page}) => {
    await open(page, '/api-reference');
    const links = page.getByRole('navigation', {name: 'Resources'}).getByRole('link');
    const all = await links.count();
    await filter(page).fill('put /api/v2/vrs/availability');
    await expect(links).toHaveText(['Calry vacation-rental API v2', 'Availability']);
    await filter(page).fill('');
    await expect(links).toHaveCount(all);
  });
});
