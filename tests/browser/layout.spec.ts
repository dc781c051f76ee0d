import {expect, test} from './support/test';

/** Where the code of an operation stands; pages.spec.ts measures it on every page. */

const create = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';

test.describe('in two columns', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('the code stays on the screen while the text moves', async ({page}) => {
    await page.goto(create);
    await page.locator('#errors').scrollIntoViewIfNeeded();
    await expect(page.locator('.ref-samples pre:visible')).toBeInViewport();
    await expect(page.locator('.ref-answers')).toBeInViewport({ratio: 0.9});
  });
});

test.describe('in one column', () => {
  test.use({viewport: {width: 390, height: 844}, javaScriptEnabled: false});

  test('long code is folded, and unfolds without a script', async ({page}) => {
    await page.goto(create);
    await page.getByText('All fields', {exact: true}).click();
    const code = page.locator('.ref-samples pre:visible');
    const folded = (await code.boundingBox())?.height ?? 0;
    expect(folded).toBeLessThan(300);
    await page.locator('.ref-samples [data-choice="curl"] .code-fold').click();
    expect((await code.boundingBox())?.height).toBeGreaterThan(folded + 100);
  });
});
