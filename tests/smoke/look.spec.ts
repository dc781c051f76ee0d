// Tests layout that depends on the engine and on the width of letters.
import {comparison, createReservation} from '../browser/support/paths';
import {expect, testInEachWindow} from './support/test';

for (const path of [
  '/',
  '/docs/guides/pagination',
  createReservation,
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
    await tab.open(createReservation);
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
