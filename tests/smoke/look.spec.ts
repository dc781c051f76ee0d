// Tests layout that depends on the engine and on the width of letters.
import {expect, testInEachWindow} from './support/test';

const operation = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';
const comparison = '/docs/PMS%20Specific%20Guides';

for (const path of [
  '/',
  '/docs/guides/pagination',
  operation,
  comparison,
  `${comparison}/guesty`,
  '/api-reference',
  '/blog',
]) {
  testInEachWindow(`${path} fits the window, and no control truncates its text`, async ({tab}) => {
    await tab.open(path);
    const found = await tab.evaluate(() => ({
      tooWide: document.documentElement.scrollWidth > innerWidth,
      cut: [
        ...document.querySelectorAll('button, .button, .navbar__link, .badge, .ref-method, label'),
      ]
        .filter((control) => control.checkVisibility() && control.textContent?.trim())
        .filter(
          ({scrollWidth, clientWidth, scrollHeight, clientHeight}) =>
            clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4),
        )
        .map(({outerHTML}) => outerHTML),
    }));
    expect(found).toEqual({tooWide: false, cut: []});
  });
}
