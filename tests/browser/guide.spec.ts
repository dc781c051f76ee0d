// Tests the guides of the PMSs.
import type {Page} from '@playwright/test';
import {recordPaints} from './support/early';
import {expect, open, test} from './support/test';

const hostaway = '/docs/PMS%20Specific%20Guides/hostaway';

const choice = (page: Page, name: string) => page.getByRole('radio', {name});
/** A part that only the way *Own credentials* has. */
const ownSteps = (page: Page) => page.locator('#for-the-account-owner-own-credentials');

test('the URL has the chosen way, which a reload and Back restore', async ({page, complaints}) => {
  await open(page, hostaway);
  await expect(ownSteps(page)).toBeHidden();
  await page.getByText('Own credentials', {exact: true}).first().click();
  await expect(page).toHaveURL(/hostaway\?way=2$/);
  await page.getByRole('link', {name: 'Credentials', exact: true}).click();
  await expect(page).toHaveURL(/\?way=2#credentials$/);
  await page.reload();
  await expect(ownSteps(page)).toBeVisible();
  await page.getByText('Marketplace app', {exact: true}).first().click();
  await expect(page).toHaveURL(/\?way=1#credentials$/);
  await page.goBack();
  await expect(page).toHaveURL(/hostaway\?way=2$/);
  await expect(choice(page, 'Own credentials')).toBeChecked();
  await expect(ownSteps(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a URL without a way gets the chosen one, and old links still choose', async ({page}) => {
  await open(page, `${hostaway}#pms-way-2`);
  await expect(ownSteps(page)).toBeVisible();
  await expect(page).toHaveURL(/\?way=2#pms-way-2$/);
  await page.getByText('Marketplace app', {exact: true}).first().click();
  await page.reload();
  await expect(choice(page, 'Marketplace app')).toBeChecked();
  await open(page, hostaway);
  await page.getByRole('link', {name: 'Credentials', exact: true}).click();
  await page.getByText('Own credentials', {exact: true}).first().click();
  await page.goBack();
  await expect(page, 'the entry from before the choice').toHaveURL(/hostaway\?way=2$/);
  await expect(ownSteps(page)).toBeVisible();
});

test('an anchor in a part of another way chooses it, also in an open guide', async ({page}) => {
  const part = ownSteps(page);
  await open(page, hostaway);
  await page.evaluate(() => void (location.hash = 'for-the-account-owner-own-credentials'));
  await expect(choice(page, 'Own credentials')).toBeChecked();
  await expect(part).toBeInViewport();
  await page.getByText('Marketplace app', {exact: true}).first().click();
  await expect(choice(page, 'Marketplace app')).toBeChecked();
  await open(page, `${hostaway}#for-the-account-owner-own-credentials`);
  await expect(choice(page, 'Own credentials')).toBeChecked();
  await expect(part).toBeInViewport();
});

test('the way in the URL is shown from the first paint on', async ({page}) => {
  const ways = await recordPaints(page, 'div[data-way]', 'way');
  await open(page, `${hostaway}?way=2`);
  await expect.poll(ways).toEqual(['2']);
});

test('a search result in another way opens the guide with this way', async ({page}) => {
  await open(page, '/docs/guides/pagination');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('hostaway own credentials api key');
  const result = page.locator('[role="option"][href$="#credentials-own-credentials"]');
  await result.click();
  await expect(page).toHaveURL(/\?way=2#credentials-own-credentials$/);
  await expect(page.locator('[id="credentials-own-credentials"]')).toBeInViewport();
  await expect(ownSteps(page)).toBeVisible();
});

test('problems are of the chosen way; the contents omit a section without any', async ({page}) => {
  await open(page, '/docs/PMS%20Specific%20Guides/guesty');
  const problem = page.getByText('Guesty rejects token requests');
  const entry = page.locator('.table-of-contents').getByText('Troubleshooting');
  await expect(problem).toBeHidden();
  await expect(entry).toBeHidden();
  await page.getByText('Open API', {exact: true}).first().click();
  await expect(problem).toBeVisible();
  await expect(entry).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`each of several citations is a target of its own, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, hostaway);
    const marks = page.locator('sup:has(a + a) a').filter({visible: true});
    expect(await marks.count()).toBeGreaterThan(5);
    for (const mark of await marks.all()) {
      await mark.scrollIntoViewIfNeeded();
      const {isHit, height} = await mark.evaluate((one) => {
        const range = document.createRange();
        range.selectNode(one.firstChild!);
        const {x, y, width: wide, height: high} = range.getBoundingClientRect();
        const hit = document.elementFromPoint(x + wide / 2, y + high / 2);
        return {isHit: one.contains(hit), height: one.getBoundingClientRect().height};
      });
      expect(isHit, await mark.innerText()).toBe(true);
      expect(height).toBeGreaterThanOrEqual(24);
    }
  });
}

test('in the closed end of a guide, the contents mark the last section', async ({page}) => {
  await open(page, '/docs/PMS%20Specific%20Guides/apaleo#sources');
  await expect(page.locator('.table-of-contents__link--active')).toHaveText('Troubleshooting');
});
