import {expect, inEachWindow} from './support/test';

/** What depends on the engine and on the width of letters. */

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
  inEachWindow(`${path} fits, and its controls show their text whole`, async ({tab}) => {
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

inEachWindow(
  'the sidebar shows names of operations whole, on one line where they fit',
  async ({tab}, window) => {
    await tab.open(operation);
    if (window === 'phone') {
      await tab.click('button', 'Toggle navigation bar');
      await tab.sees('.navbar-sidebar .menu-operation');
    }
    const names = await tab.evaluate(() =>
      [...document.querySelectorAll('.menu-operation')]
        .filter((entry) => entry.checkVisibility())
        .map((entry) => {
          const name = entry.lastElementChild as HTMLElement;
          const box = entry.parentElement as HTMLElement;
          const link = entry.closest('a') as HTMLElement;
          const range = document.createRange();
          range.selectNodeContents(name);
          const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
          const {left, bottom} = range.getBoundingClientRect();
          const unbroken = name.cloneNode(true) as HTMLElement;
          unbroken.style.cssText = 'position: absolute; white-space: nowrap; text-indent: 0';
          entry.append(unbroken);
          const needed = unbroken.getBoundingClientRect().width;
          unbroken.remove();
          const end =
            link.getBoundingClientRect().right - parseFloat(getComputedStyle(link).paddingRight);
          return {
            name: name.textContent,
            isBroken: needed <= end - left && lines.size > 1,
            isCut:
              bottom > box.getBoundingClientRect().bottom + 2 ||
              box.scrollHeight > box.clientHeight + 2,
          };
        }),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(({isBroken, isCut}) => isBroken || isCut)).toEqual([]);
  },
);

inEachWindow('the languages of a sample are in one row of large targets', async ({tab}) => {
  await tab.open(operation);
  const labels = await tab.evaluate(() =>
    [...document.querySelectorAll('.ref-samples > fieldset:first-child > label')].map((label) => {
      const {top, width, height} = label.getBoundingClientRect();
      return {top: Math.round(top), size: Math.min(width, height)};
    }),
  );
  expect(labels).toHaveLength(6);
  expect(new Set(labels.map(({top}) => top)).size).toBe(1);
  expect(Math.min(...labels.map(({size}) => size))).toBeGreaterThanOrEqual(24);
});

inEachWindow('folds have the mark of the site, not that of the engine', async ({tab}) => {
  await tab.open(operation);
  const marks = await tab.evaluate(() =>
    [...document.querySelectorAll('main details:not([data-page-menu]) > summary')].map((fold) => {
      const {content, borderRightStyle} = getComputedStyle(fold, '::before');
      return [getComputedStyle(fold).listStyleType, content, borderRightStyle].join(' ');
    }),
  );
  expect(new Set(marks)).toEqual(new Set(['none "" solid']));
});

inEachWindow('a word of the glossary has a dotted line', async ({tab}) => {
  await tab.open('/docs/guides/syncing-data');
  const lines = await tab.evaluate(() =>
    [...document.querySelectorAll('.markdown a.glossary-term')].map((term) => {
      const {textDecorationLine, textDecorationStyle} = getComputedStyle(term);
      return `${textDecorationLine} ${textDecorationStyle}`;
    }),
  );
  expect(new Set(lines)).toEqual(new Set(['underline dotted']));
});
