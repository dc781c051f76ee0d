import path from 'node:path';
import {type Area, FORMAT, type Kind, type SearchData} from '../data';
import type {Asked} from './reviewed';
import {type ReadPage, readPage} from './readPage';

/**
 * Pages that only list others, are the search itself, or are for writers; a hit there would stand in front of the page that has
 * the answer.
 */
const listing =
  /^\/(404|index|search|markdown-page|docs\/category\/.*|blog(\/(archive|authors.*|tags.*|page\/.*))?)$/;

/** The first pattern that an address begins with says to which area the page belongs. */
const areaOfAddress: [RegExp, Area][] = [
  [/^\/docs\/PMS Specific Guides/, 'pms'],
  [/^\/docs\/vacation-rental-api\/v1\b/, 'v1'],
  [/^\/docs\/vacation-rental-api\//, 'v2'],
  [/^\/docs\/common-api-reference\//, 'common'],
  [/^\/changelog/, 'changelog'],
  [/^\/blog/, 'blog'],
  [/^/, 'guide'],
];

const areaOf = (address: string): Area =>
  areaOfAddress.find(([pattern]) => pattern.test(address))?.[1] ?? 'guide';

function kindOf(address: string, {call, definesFields}: ReadPage): Kind {
  if (/^\/docs\/PMS Specific Guides\/./.test(address)) return 'system';
  if (address === '/docs/not-documented-yet') return 'gaps';
  if (call) return 'operation';
  return definesFields ? 'resource' : 'prose';
}

/**
 * Collects what the search needs from the pages of a built site.
 *
 * @param dir the built site
 * @param pages their HTML by the absolute name of its file
 * @param asked what readers ask for a section in other words
 * @param synonyms sets of words that mean the same to readers
 * @throws Error when a page has no title, for then nothing could be shown for it
 */
export function collect(
  dir: string,
  pages: ReadonlyMap<string, string>,
  asked: Asked,
  synonyms: string[][],
): SearchData {
  const named = [...pages]
    .map(([file, html]) => ({file: path.relative(dir, file).split(path.sep).join('/'), html}))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
  const texts = new Map<string, number>();
  const numberOf = (...text: SearchData['texts'][number]) => {
    const key = JSON.stringify(text);
    const known = texts.get(key) ?? texts.size;
    texts.set(key, known);
    return known;
  };
  const read = named.flatMap(({file, html}) => {
    const address = `/${file.replace(/\.html$/, '')}`;
    if (listing.test(address)) return [];
    const page = readPage(html);
    if (!page) return [];
    const {sections, definesFields: _, ...shown} = page;
    if (!shown.title) {
      throw new Error(
        `${file}: no h1 in <main>. Give the page a title, so that the search can list it.`,
      );
    }
    return {
      url: encodeURI(address),
      ...shown,
      area: areaOf(address),
      kind: kindOf(address, page),
      sections: sections.map(({anchor, heading, text}): [string, number] => {
        const other = asked[encodeURI(address)]?.[anchor];
        return [anchor, other ? numberOf(heading, text, other) : numberOf(heading, text)];
      }),
    };
  });
  return {
    format: FORMAT,
    pages: read,
    texts: [...texts.keys()].map((key) => JSON.parse(key)),
    synonyms,
  };
}
