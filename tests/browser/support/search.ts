import type {Page} from '@playwright/test';
import {expect} from './test';

/** A page to open the search on, and the file that it reads. */
export const guide = '/docs/guides/syncing-data';
export const data = '**/search/data.json';

export const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const boxOf = (page: Page) => dialogOf(page).getByRole('combobox');
export const optionsOf = (page: Page) => dialogOf(page).getByRole('option');
/** What is told to everybody, and read out. */
export const saidOf = (page: Page) => dialogOf(page).getByRole('status');

/** Opens the search and puts a query into it. */
export async function search(page: Page, query: string) {
  await page.keyboard.press('/');
  await boxOf(page).fill(query);
  return optionsOf(page);
}

/** Searches, and waits for what was found for the query, rather than for the one before it. */
export async function found(page: Page, query: string) {
  const options = await search(page, query);
  await expect(saidOf(page)).toContainText(/\d+ pages?\./);
  await expect(saidOf(page)).toContainText(`${query}: `);
  await expect(options.first()).toBeVisible();
  return options;
}
