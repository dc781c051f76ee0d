import type {Page} from '@playwright/test';
import {loadContract} from '../../src/reference/contract/load';
import {expect, test} from './support/test';

/** Where the code of an operation stands: what readers look up first is on the first screen. */

const routes = [...loadContract().operations.values()].map(({route}) => route).filter(Boolean);

/** Where the first line of a sample and of the response begin, in pixels below the top of the page. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const top = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .find((element) => element.checkVisibility())
        ?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    return {
      sample: top('.ref-samples code'),
      answer: top('.ref-answers code, .ref-answers .ref-answer'),
      answerEnd:
        document.querySelector('.ref-answers')?.getBoundingClientRect().bottom ??
        Number.POSITIVE_INFINITY,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

const screens = [
  {width: 1440, height: 900, sample: 900, answer: 900},
  {width: 1280, height: 800, sample: 800, answer: 800},
  {width: 390, height: 844, sample: 1000, answer: 1600},
];

for (const {width, height, ...bound} of screens) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({viewport: {width, height}});

    test('sample and response of every operation are where readers look first', async ({page}) => {
      test.setTimeout(routes.length * 3000);
      const wrong: string[] = [];
      for (const route of routes) {
        await page.goto(route);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        const found = await measure(page);
        if (found.sample >= bound.sample || found.answer >= bound.answer || found.sideways > 0) {
          wrong.push(`${route}: ${JSON.stringify(found)}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}

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
