import {type CheerioAPI, load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {htmlFiles, htmlOf} from './site';

/** Landmarks by their role, of which a page may have more than one when each has a name of its own. */
const landmarks: Record<string, string> = {
  navigation: 'nav, [role="navigation"]',
  complementary: 'aside, [role="complementary"]',
  search: 'search, [role="search"]',
  region: 'section[aria-label], section[aria-labelledby], [role="region"]',
};

/** Landmarks of which a page has one. */
const single: Record<string, string> = {
  main: 'main, [role="main"]',
  contentinfo: 'footer:not(main footer, article footer), [role="contentinfo"]',
};

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * What a page that is read aloud must have, and this one lacks: headings in order below one of the first level, landmarks that
 * are told apart, tables with headers, and blocks that scroll within reach of the keyboard.
 */
function faults($: CheerioAPI): string[] {
  return [...headingFaults($), ...landmarkFaults($), ...tableFaults($), ...scrollFaults($)];
}

function headingFaults($: CheerioAPI): string[] {
  const headings = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((heading) => ({level: Number(heading.tagName[1]), text: plain($(heading).text())}));
  const tops = headings.filter(({level}) => level === 1);
  return [
    ...(tops.length === 1 ? [] : [`${tops.length} headings of the first level, not one`]),
    ...headings.filter(({text}) => text === '').map(({level}) => `an empty heading h${level}`),
    ...headings.flatMap(({level, text}, index) => {
      const before = headings[index - 1]?.level ?? 0;
      return level > before + 1 ? [`heading “${text}” is h${level} after h${before}`] : [];
    }),
  ];
}

function landmarkFaults($: CheerioAPI): string[] {
  const several = Object.entries(landmarks).flatMap(([role, selector]) => {
    const names = $(selector)
      .toArray()
      .map((element) => {
        const by = $(element).attr('aria-labelledby');
        return $(element).attr('aria-label') ?? (by ? plain($(`[id="${by}"]`).text()) : '');
      });
    return [
      ...(names.length > 1 && names.includes('') ? [`a ${role} landmark without a name`] : []),
      ...names
        .filter((name, index) => name && names.indexOf(name) !== index)
        .map((name) => `two ${role} landmarks named “${name}”`),
      ...$(selector)
        .toArray()
        .filter((element) => plain($(element).text()) === '')
        .map(() => `a ${role} landmark with nothing in it`),
    ];
  });
  const one = Object.entries(single).flatMap(([role, selector]) => {
    const {length} = $(selector);
    return length === 1 ? [] : [`${length} ${role} landmarks, not one`];
  });
  const top = $('h1').closest('main').length === $('h1').length;
  return [...several, ...one, ...(top ? [] : ['the first heading stands outside the main part'])];
}

function tableFaults($: CheerioAPI): string[] {
  return $('table')
    .toArray()
    .flatMap((table) => {
      const heads = $(table).find('th');
      const name = `table “${plain(heads.first().text())}”`;
      const empty = heads.toArray().filter((head) => plain($(head).text()) === '');
      const columns = $(table).find('thead th').length;
      const wrong = $(table)
        .find('tbody tr')
        .toArray()
        .filter((row) => $(row).children('td, th').length !== columns);
      return [
        ...(columns === 0 ? [`${name} has no row of headers`] : []),
        ...(empty.length > 0 ? [`${name} has ${empty.length} headers without text`] : []),
        ...(wrong.length > 0 ? [`${name} has rows that do not match its headers`] : []),
        ...heads
          .toArray()
          .filter((head) => !['col', 'row'].includes($(head).attr('scope') ?? ''))
          .map((head) => `${name}: header “${plain($(head).text())}” has no scope`),
      ];
    });
}

function scrollFaults($: CheerioAPI): string[] {
  const unreachable = (selector: string) =>
    $(selector)
      .toArray()
      .filter((element) => {
        const frame = $(element).closest('[tabindex="0"]');
        return !frame.attr('role') || !frame.attr('aria-label');
      });
  return [
    ...unreachable('pre').map((pre) => `code “${plain($(pre).text()).slice(0, 40)}”`),
    // The comparison never scrolls (tests/browser/comparison.spec.ts).
    ...unreachable('table:not(.pms-compare table)').map(
      (table) => `table “${plain($(table).find('th').first().text())}”`,
    ),
  ].map((what) => `${what} stands in no named frame that takes the focus`);
}

/** Pages that lead on at once, to be read by nobody. */
const leadsOn = ($: CheerioAPI) => $('meta[http-equiv="refresh"]').length > 0;

describe('every page', () => {
  const pages = htmlFiles().map((file) => [file, load(htmlOf(file))] as const);

  test.each(pages.filter(([, $]) => !leadsOn($)))('%s has a sound structure', (_, $) => {
    expect(faults($)).toEqual([]);
  });
});

describe('the check finds', () => {
  const body = (inside: string, after = '') =>
    load(`<main><h1>Page</h1>${inside}</main><footer>End</footer>${after}`);

  test.each([
    ['a second heading of the first level', '<h1>Two</h1>', '2 headings of the first level'],
    ['a level that is skipped', '<h3>Deep</h3>', 'heading “Deep” is h3 after h1'],
    ['two landmarks of one name', '<nav aria-label="A"></nav>'.repeat(2), 'two navigation'],
    ['a landmark without a name', '<nav aria-label="A"></nav><nav></nav>', 'without a name'],
    ['an empty landmark', '<nav aria-label="A"></nav>', 'a navigation landmark with nothing'],
    ['a table without headers', '<table><tr><td>1</td></tr></table>', 'no row of headers'],
    [
      'a header without scope',
      '<table><thead><tr><th>Name</th></tr></thead></table>',
      'header “Name” has no scope',
    ],
    ['code out of reach', '<pre>curl</pre>', 'code “curl” stands in no named frame'],
  ])('%s', (_, inside, message) => {
    expect(faults(body(inside)).join('\n')).toContain(message);
  });

  test('nothing in a sound page', () => {
    const table =
      '<div tabindex="0" role="group" aria-label="Table"><table><thead><tr><th scope="col">Name</th></tr></thead></table></div>';
    expect(faults(body(`<h2>Part</h2>${table}`))).toEqual([]);
  });
});
