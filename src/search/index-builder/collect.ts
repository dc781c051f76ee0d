import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {BuiltPage} from '../../site/builtPage';
import {find, hasClass} from '../../site/hast';
import {type Area, FORMAT, type SearchData} from '../data';
import {sectionsOf} from './sections';
import type {SectionKeywords} from './vocabularies';

/**
 * Pages that only list others, are the search itself, or are for writers. A hit there would come before the page that
 * has the answer.
 */
const unlisted =
  /^\/(404|search|markdown-page|docs\/category\/.*|blog(\/(archive|authors.*|tags.*|page\/.*))?)?$/;

/** The area of a page is that of the first pattern that its address matches. */
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

/** Pages that rarely answer a query which does not name them. */
const narrow = /^\/docs\/(PMS Specific Guides\/.|not-documented-yet$)/;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The method and path that the page of an operation shows; empty on other pages. */
function callOf(main: Element): string {
  const call = find(main, (element) => hasClass(element, 'ref-call'));
  return call ? oneLine(toString(call)) : '';
}

/**
 * Collects what the search needs from the pages of a built site.
 *
 * @param operations operation ids by the route of their page
 * @param keywords other words that readers use for a section
 * @param synonyms sets of words that mean the same to readers
 */
export function collect(
  pages: readonly BuiltPage[],
  operations: ReadonlyMap<string, string>,
  keywords: SectionKeywords,
  synonyms: string[][],
): SearchData {
  const texts = new Map<string, number>();
  const numberOf = (...text: SearchData['texts'][number]) => {
    const key = JSON.stringify(text);
    const number = texts.get(key) ?? texts.size;
    texts.set(key, number);
    return number;
  };
  const read = pages.flatMap(({route, title, description, keywords: ofPage, main}) => {
    if (unlisted.test(route) || !main) return [];
    const url = encodeURI(route);
    const call = callOf(main);
    const operation = operations.get(route);
    return {
      url,
      title,
      about: description,
      keywords: ofPage,
      ...(call && {call}),
      ...(operation && {operation}),
      area: areaOf(route),
      ...(narrow.test(route) && {isNarrow: true as const}),
      sections: sectionsOf(main).map(({anchor, heading, text}): [string, number] => {
        const words = keywords[url]?.[anchor];
        return [anchor, words ? numberOf(heading, text, words) : numberOf(heading, text)];
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
