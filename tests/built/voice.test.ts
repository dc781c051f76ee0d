import {describe, expect, test} from 'vitest';
import {sentencesOf, wordsIn} from '../../prose/sentences.mjs';
import {objections, terms, undocumented, voice} from '../../prose/terms.mjs';
import {
  byKind,
  type Figures,
  gradeOf,
  kindOf,
  LONG,
  measureBuild,
} from '../../scripts/voice/measure.mjs';
import {proseOf} from '../../scripts/voice/prose.mjs';
import {site, textOf} from './site';

const pages = measureBuild(site);
const kinds = byKind(pages);

const longSentences = (route: string) =>
  proseOf(textOf(`${route}.md`)).filter((sentence) => wordsIn(sentence) > LONG);

/** How many passives the pages of a kind may have in a hundred sentences. */
describe.each([
  ['guides', 4],
  ['blog, changelog', 12],
  ['home, search and others', 2],
  ['operations', 9],
  ['overviews', 6],
  ['PMS guides', 3],
])('of the sentences of %s', (kind, passive) => {
  const figures = kinds.get(kind) as Figures;
  const inHundred = (count: number) => (100 * count) / figures.sentences;

  test(`at most 1 % has more than ${LONG} words`, () => {
    const own = pages.filter(({route, long}) => long > 0 && kindOf(route) === kind);
    const found = own.flatMap(({route}) => longSentences(route)).join('\n');
    expect(inHundred(figures.long), found).toBeLessThanOrEqual(1);
  });

  test(`at most ${passive} % are passive`, () => {
    expect(inHundred(figures.passive)).toBeLessThanOrEqual(passive);
  });

  test('most can be read after nine years of school', () => {
    expect(gradeOf(figures)).toBeLessThanOrEqual(9);
  });
});

test(`on each page, at most one sentence or 5 % have more than ${LONG} words`, () => {
  const tooMany = pages.filter(({long, sentences}) => long > 1 && long > sentences / 20);
  expect(tooMany.map(({route}) => [route, longSentences(route)])).toEqual([]);
});

test('no page has words that the rules of prose/ refuse', () => {
  const refused = pages.flatMap(({route, refused: count}) =>
    (count > 0 ? proseOf(textOf(`${route}.md`)) : []).flatMap((sentence) =>
      objections(sentence, [...terms, ...voice]).map(
        ({found, advice}) => `${route}: "${found}" in "${sentence}". ${advice}`,
      ),
    ),
  );
  expect(refused).toEqual([]);
});

/** Other words for the same: "No filter is known", "isn't published". */
const unknown =
  /\b(?:no|none|nothing|neither)\b[^.|]{0,60}\b(?:is|are) (?:known|documented)\b|\b(?:is|are|was|were)(?: not|n['’]t)(?: yet)? (?:known|published|stated)\b/i;

/** A fence of code; in it, a message of a program may say that a value is not known. */
const fences = /^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2$/gm;

/** Headings, the title of a page's list of gaps and links to it do not say it again. */
const titles =
  /^(?:Page: |#).*$|^\*\*Not documented yet \(\d+\)\*\*$|\[[^\]]*\]\([^)]*\/not-documented-yet\.md\)/gm;

test('no page repeats that something is not documented, or says it of more than two things', () => {
  const repeating = pages.flatMap(({route}) => {
    const text = textOf(`${route}.md`).replaceAll(titles, '');
    const code = text.match(fences)?.join('\n') ?? '';
    const sentences = (of: string) => of.split('\n').flatMap((line) => sentencesOf(line));
    const said = [
      ...sentences(code).filter((sentence) => undocumented.test(sentence)),
      ...sentences(text.replaceAll(fences, '')).filter(
        (sentence) => undocumented.test(sentence) || unknown.test(sentence),
      ),
    ];
    return said.length > 2 || new Set(said).size < said.length ? [[route, ...said]] : [];
  });
  expect(repeating, 'Say what to do instead, or list the gap once.').toEqual([]);
});
