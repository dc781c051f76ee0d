import {expect, inEachWindowOf} from './support/test';

const operation = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';
const comparison = '/docs/PMS%20Specific%20Guides';

inEachWindowOf(
  operation,
  'the sidebar shows the names of operations whole, and on one line where they fit',
  async (tab, window) => {
    if (window === 'phone') {
      await tab.click('button', 'Toggle navigation bar');
      await tab.shows('.navbar-sidebar .menu-operation');
    }
    const found = await tab.evaluate(() => {
      const shown = [...document.querySelectorAll('.menu-operation')].filter((entry) =>
        entry.checkVisibility(),
      );
      const problems = shown.flatMap((entry) => {
        const name = entry.lastElementChild;
        const box = entry.parentElement;
        if (!name || !box) return ['no name'];
        const range = document.createRange();
        range.selectNodeContents(name);
        const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
        const probe = name.cloneNode(true) as HTMLElement;
        probe.style.cssText = 'position: absolute; white-space: nowrap; text-indent: 0';
        entry.append(probe);
        const needed = probe.getBoundingClientRect().width;
        probe.remove();
        const {left} = range.getBoundingClientRect();
        const link = entry.closest('a') as HTMLElement;
        const style = getComputedStyle(link);
        const room = link.getBoundingClientRect().right - parseFloat(style.paddingRight) - left;
        const bottom = range.getBoundingClientRect().bottom;
        return [
          ...(needed <= room && lines.size !== 1
            ? [`${name.textContent} needs ${needed} of ${room} and takes ${lines.size} lines`]
            : []),
          ...(bottom > box.getBoundingClientRect().bottom + 2 ||
          box.scrollHeight > box.clientHeight + 2
            ? [`${name.textContent} is cut`]
            : []),
        ];
      });
      return {count: shown.length, problems};
    });
    expect(found.count, window).toBeGreaterThan(5);
    expect(found.problems, window).toEqual([]);
  },
);

inEachWindowOf(
  operation,
  'the languages of a sample are in one row, and large enough to press',
  async (tab, window) => {
    const labels = await tab.evaluate(() =>
      [...document.querySelectorAll('.ref-samples > fieldset:first-child > label')].map((label) => {
        const {top, width, height} = label.getBoundingClientRect();
        return {top: Math.round(top), size: Math.min(width, height)};
      }),
    );
    expect(labels, window).toHaveLength(6);
    expect(new Set(labels.map(({top}) => top)).size, window).toBe(1);
    expect(Math.min(...labels.map(({size}) => size)), window).toBeGreaterThanOrEqual(24);
  },
);

inEachWindowOf(operation, 'the mark of a fold is drawn, not written', async (tab, window) => {
  const marks = await tab.evaluate(() =>
    [...document.querySelectorAll('main details:not([data-page-menu]) > summary')].map(
      (summary) => {
        const mark = getComputedStyle(summary, '::before');
        const {content, paddingRight, borderRightStyle} = mark;
        return {
          own: getComputedStyle(summary).listStyleType,
          drawn: [content, paddingRight, borderRightStyle].join(' '),
        };
      },
    ),
  );
  expect(marks.length, window).toBeGreaterThan(2);
  for (const {own, drawn} of marks) {
    expect(own, window).toBe('none');
    expect(drawn, window).toMatch(/^"" 2\.\d+px solid$/);
  }
});

inEachWindowOf(
  '/docs/guides/syncing-data',
  'a word of the glossary has a line below it',
  async (tab, window) => {
    const lines = await tab.evaluate(() =>
      [...document.querySelectorAll('.markdown a.glossary-term')].map((term) => {
        const style = getComputedStyle(term);
        return `${style.textDecorationLine} ${style.textDecorationStyle}`;
      }),
    );
    expect(lines.length, window).toBeGreaterThan(0);
    expect(new Set(lines), window).toEqual(new Set(['underline dotted']));
  },
);

for (const path of [
  '/',
  '/docs/guides/pagination',
  operation,
  comparison,
  `${comparison}/guesty`,
  '/api-reference',
  '/blog',
]) {
  inEachWindowOf(
    path,
    `${path} fits into the window, and no button cuts its words`,
    async (tab, window) => {
      const found = await tab.evaluate(() => {
        const cut = [
          ...document.querySelectorAll<HTMLElement>(
            'button, .button, .navbar__link, .badge, .ref-method, label',
          ),
        ]
          .filter((element) => element.checkVisibility() && element.textContent?.trim())
          .filter(
            ({scrollWidth, clientWidth, scrollHeight, clientHeight}) =>
              clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4),
          )
          .map((element) => `${element.className}: ${element.textContent}`);
        return {sticksOut: document.documentElement.scrollWidth - innerWidth, cut};
      });
      expect(found, window).toEqual({sticksOut: expect.any(Number), cut: []});
      expect(found.sticksOut, window).toBeLessThanOrEqual(0);
    },
  );
}
