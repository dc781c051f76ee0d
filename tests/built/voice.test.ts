import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {wordsIn} from '../../prose/sentences.mjs';
import {objections, terms, voice} from '../../prose/terms.mjs';
import {
  byKind,
  type Figures,
  gradeOf,
  kindOf,
  LONG,
  measureBuild,
} from '../../scripts/voice/measure.mjs';
import {proseOf} from '../../scripts/voice/prose.mjs';
import {site} from './site';

const pages = measureBuild(site);
const kinds = byKind(pages);

/** Of a kind of page: the most long sentences in a hundred, and passives in a hundred sentences. */
const most: Record<string, {long: number; passive: number}> = {
  guides: {long: 1, passive: 4},
  'blog, changelog': {long: 1, passive: 12},
  'home, search and others': {long: 1, passive: 2},
  operations: {long: 1, passive: 9},
  overviews: {long: 1, passive: 6},
  'PMS guides': {long: 1, passive: 2},
};

const HIGHEST_GRADE = 9;

const inHundred = (part: number, {sentences}: Figures) => (100 * part) / sentences;

describe.each(Object.entries(most))('%s', (kind, {long, passive}) => {
  const figures = kinds.get(kind);
  if (!figures) throw new Error(`The build has no pages of the kind "${kind}".`);

  test(`at most ${long} of 100 sentences have more than ${LONG} words`, () => {
    expect(inHundred(figures.long, figures), longest(kind)).toBeLessThanOrEqual(long);
  });

  test(`at most ${passive} of 100 sentences are passive`, () => {
    expect(inHundred(figures.passive, figures)).toBeLessThanOrEqual(passive);
  });

  test(`can be read after ${HIGHEST_GRADE} years of school`, () => {
    expect(gradeOf(figures)).toBeLessThanOrEqual(HIGHEST_GRADE);
  });
});

/** Of the sentences of one page, so many in a hundred may be long, and one of a page that has fewer than twenty. */
const MOST_OF_A_PAGE = 5;

test(`on no page, more than ${MOST_OF_A_PAGE} of 100 sentences have more than ${LONG} words`, () => {
  const tooMany = pages.filter(
    (page) => page.long > 1 && inHundred(page.long, page) > MOST_OF_A_PAGE,
  );
  expect(tooMany.length, longestOf(tooMany)).toBe(0);
});

/** The long sentences of a kind, with their pages, for whoever has to split some. */
const longest = (kind: string) => longestOf(pages.filter(({route}) => kindOf(route) === kind));

function longestOf(some: typeof pages): string {
  return some
    .filter(({long}) => long > 0)
    .flatMap(({route}) =>
      proseOf(readFileSync(path.join(site, `${route}.md`), 'utf8'))
        .filter((sentence) => wordsIn(sentence) > LONG)
        .map((sentence) => `${route}: split "${sentence}"`),
    )
    .join('\n');
}

test('no page says what the rules of prose/ refuse, whatever it is made of', () => {
  const refused = pages
    .filter((page) => page.refused > 0)
    .flatMap(({route}) =>
      proseOf(readFileSync(path.join(site, `${route}.md`), 'utf8')).flatMap((sentence) =>
        objections(sentence, [...terms, ...voice]).map(
          ({found, advice}) => `${route}: "${found}" in "${sentence}". ${advice}`,
        ),
      ),
    );
  expect(refused).toEqual([]);
});

test('every page with a Markdown twin is measured', () => {
  const twins = readdirSync(site, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.md'),
  );
  expect(pages).toHaveLength(twins.length);
});
