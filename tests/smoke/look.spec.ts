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

testInEachWindow(
  'the sidebar shows full operation names after their methods',
  async ({tab}, window) => {
    await tab.open(operation);
    if (window === 'phone') {
      await tab.click('button', 'Toggle navigation bar');
      await tab.waitForVisible('.navbar-sidebar .operation');
    }
    const names = await tab.evaluate(() =>
      [...document.querySelectorAll('.operation > .menu__link')]
        .filter((entry) => entry.checkVisibility())
        .map((entry) => {
          const {scrollHeight, clientHeight} = entry.firstElementChild as HTMLElement;
          const {content} = getComputedStyle(entry, '::before');
          return {name: content + entry.textContent, isCut: scrollHeight > clientHeight + 2};
        }),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(({isCut}) => isCut)).toEqual([]);
    expect(names.filter(({name}) => !/^"(GET|POST|PUT|PATCH|DELETE)"/.test(name))).toEqual([]);
  },
);

testInEachWindow(
  'the language labels of a sample are in one row and large enough to tap',
  async ({tab}) => {
    await tab.open(operation);
    const labels = await tab.evaluate(() =>
      [...document.querySelectorAll('.ref-samples > fieldset:first-child > label')].map((label) => {
        const {top, width, height} = label.getBoundingClientRect();
        return {top: Math.round(top), size: Math.min(width, height)};
      }),
    );
    expect(labels.length).toBeGreaterThan(1);
    expect(new Set(labels.map(({top}) => top)).size).toBe(1);
    expect(Math.min(...labels.map(({size}) => size))).toBeGreaterThanOrEqual(24);
  },
);

testInEachWindow(
  "collapsible sections have the site's marker, not the browser's",
  async ({tab}) => {
    await tab.open(operation);
    const marks = await tab.evaluate(() =>
      [...document.querySelectorAll('main details:not([data-page-menu]) > summary')].map((fold) => {
        const {content, borderRightStyle} = getComputedStyle(fold, '::before');
        return [getComputedStyle(fold).listStyleType, content, borderRightStyle].join(' ');
      }),
    );
    expect(new Set(marks)).toEqual(new Set(['none "" solid']));
  },
);
