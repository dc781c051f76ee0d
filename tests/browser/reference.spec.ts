// Tests links to the fields of an operation.
import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';

const create = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';
const city = 'body-guest.address.city';

const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test('a link to a nested field expands its section, even if the reader has collapsed the section', async ({
  page,
}) => {
  await open(page, create);
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

test('the link next to a field copies its URL', async ({page, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, create);
  await page.getByRole('link', {name: 'Direct link to guest', exact: true}).click();
  await expect(page).toHaveURL(/#body-guest$/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`${create}#body-guest`, baseURL).href);
});
