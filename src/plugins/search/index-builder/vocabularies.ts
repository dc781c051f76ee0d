// Reads the vocabularies of the search: section-keywords.yaml and synonyms.yaml.
import {readData} from '../../../site/readData';

/** Additional words for sections, by URL-encoded path of the page and anchor of the section. */
export type SectionKeywords = Record<string, Record<string, string>>;

/**
 * Reads section-keywords.yaml.
 *
 * @param siteDir root of the project
 * @throws ProblemError with file, line, key and what is wrong
 */
export const readSectionKeywords = (siteDir: string): SectionKeywords =>
  readData('src/plugins/search/index-builder/section-keywords.yaml', siteDir);

/**
 * Reads the sets of synonyms in synonyms.yaml.
 *
 * @param siteDir root of the project
 * @throws ProblemError with file, line, index of the set and what is wrong
 */
export const readSynonyms = (siteDir: string): string[][] =>
  readData('src/plugins/search/index-builder/synonyms.yaml', siteDir).map(({words}) =>
    words.split(', '),
  );
