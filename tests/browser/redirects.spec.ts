import {redirects} from '../../src/redirects/redirects';
import {expect, test} from './support/test';

for (const {from, to} of redirects) {
  test(`${decodeURI(from)} leads on`, async ({page}) => {
    await page.goto(`${from}?from=bookmark#query-startDate`);
    await expect(page).toHaveURL(`${to}?from=bookmark#query-startDate`);
    await expect(page.locator('h1')).toBeVisible();
  });
}
