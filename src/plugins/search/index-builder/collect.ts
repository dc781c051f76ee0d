// Builds the search index from the pages of a built site.
import path from 'node:path';
import {withBase} from '../../../site/address/base';
import type {BuiltPage} from '../../../site/builtPage';
import {writeData} from '../../../site/publishedFiles';
import {readData} from '../../readData';
import {pmsGuidesFolder} from '../../pms/model/pmsGuidesFolder';
import {loadContract} from '../../reference/contract/load';
import {type Area, DATA_URL, type SearchData} from '../data';
import {sectionsOf} from './sections';

/**
 * Matches routes of pages that are not indexed, because they could rank above the page with the answer: the home page,
 * the lists of pages in categories and in the blog, the not-found page, the search page and the guide for writers
 * (`/markdown-page`). `/api-reference` and `/changelog` are indexed.
 */
const unlisted =
  /^\/(404|search|markdown-page|docs\/category\/.*|blog(\/(archive|authors.*|tags.*|page\/.*))?)?$/;

/** Patterns of routes, each with the area of the pages. The first matching pattern decides; other pages are guides. */
const areaOfAddress: [RegExp, Area][] = [
  [new RegExp(`^/${pmsGuidesFolder}/.`), 'pms'],
  [/^\/docs\/vacation-rental-api\/v1\b/, 'v1'],
  [/^\/docs\/vacation-rental-api\//, 'v2'],
  [/^\/docs\/common-api-reference\//, 'common'],
  [/^\/changelog/, 'changelog'],
  [/^\/blog/, 'blog'],
];

const folder = 'src/plugins/search/index-builder';

/** Returns the sets of synonyms. */
export const readSynonyms = (siteDir: string): string[][] =>
  readData(`${folder}/synonyms.yaml`, siteDir).map(({words}) => words.split(', '));

/**
 * Writes the search index of a built site.
 *
 * @param siteDir root of the project
 * @param outDir folder of the built site
 * @param pages the pages of the built site
 */
export function writeSearchData(siteDir: string, outDir: string, pages: readonly BuiltPage[]) {
  const {allOperations} = loadContract(path.join(siteDir, 'openapi'));
  const operations = new Map([...allOperations.values()].map((one) => [one.route, one]));
  const sectionKeywords = readData(`${folder}/section-keywords.yaml`, siteDir);
  const texts = new Map<string, number>();
  function numberOf(text: SearchData['texts'][number]) {
    const key = JSON.stringify(text);
    const number = texts.get(key) ?? texts.size;
    texts.set(key, number);
    return number;
  }
  const indexed = pages.flatMap(({route, title, description, keywords, main}) => {
    if (unlisted.test(route) || !main) return [];
    const url = encodeURI(route);
    const operation = operations.get(route);
    return {
      url: withBase(url),
      title,
      about: description,
      keywords,
      operation: operation?.operationId,
      call:
        operation?.kind === 'operation'
          ? `${operation.method.toUpperCase()} ${operation.fullPath}`
          : undefined,
      area: areaOfAddress.find(([pattern]) => pattern.test(route))?.[1] ?? 'guide',
      sections: sectionsOf(main).map(({anchor, heading, text}): [string, number] => {
        const words = sectionKeywords[url]?.[anchor];
        return [anchor, numberOf(words ? [heading, text, words] : [heading, text])];
      }),
    };
  });
  const data: SearchData = {
    pages: indexed,
    texts: [...texts.keys()].map((key) => JSON.parse(key)),
    synonyms: readSynonyms(siteDir),
  };
  return writeData(path.join(outDir, DATA_URL), JSON.stringify(data));
}
