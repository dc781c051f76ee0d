// Builds the search engine from the index: full-text search, synonyms and corrections of words.
import MiniSearch from 'minisearch';
import {distance} from '../../site/nearest';
import type {SearchData} from './data';
import * as weights from './weights';
import {namesIn, splitName, withoutAccents, stem} from './words';

type Entry = {id: number} & Partial<Record<keyof typeof weights.field, string>>;

/** The loaded search engine. The id of a text is its index; the ids of pages follow the ids of texts. */
export type Engine = {
  data: SearchData;
  /** Maps each stemmed word or phrase to its stemmed synonyms and itself. */
  synonyms: Map<string, Set<string>>;
  /** Corrects the spelling of a word that no page contains. */
  correct: (word: string) => string | undefined;
  /** Scores the texts and pages that contain all words of a phrase or, with `prefix`, words that begin with them. */
  match: (phrase: string, prefix?: boolean) => Map<number, number>;
};

/** Returns the stems of the words of a phrase, separated by spaces. */
export const phraseOf = (text: string) => namesIn(text.toLowerCase()).map(stem).join(' ');

function readSynonyms(sets: string[][]): Engine['synonyms'] {
  const synonyms: Engine['synonyms'] = new Map();
  for (const set of sets.map((words) => words.map(phraseOf)))
    for (const phrase of set)
      synonyms.set(phrase, new Set([...(synonyms.get(phrase) ?? []), ...set]));
  return synonyms;
}

/** Builds the engine from the index. */
export function prepare(data: SearchData): Engine {
  const index = new MiniSearch<Entry>({
    fields: Object.keys(weights.field),
    tokenize: (text) =>
      namesIn(withoutAccents(text)).flatMap((name) => {
        const parts = splitName(name);
        return [...new Set([name.toLowerCase(), ...parts, ...parts.map(stem)])];
      }),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (phrase) => phrase.split(' '),
      combineWith: 'AND',
      boost: weights.field,
      weights: {prefix: weights.prefix, fuzzy: weights.fuzzy},
    },
  });
  index.addAll([
    ...data.texts.map(([heading, text, sectionKeywords], id) => ({
      id,
      heading,
      text,
      sectionKeywords,
    })),
    ...data.pages.map(({url, title, keywords, about, call = '', operation = ''}, page) => ({
      id: data.texts.length + page,
      title,
      keywords,
      about,
      operation,
      // Without parameters: they are fields, which have their own sections.
      place: `${decodeURI(url)} ${call}`.replaceAll(/[/-]|\{.*?\}/g, ' '),
    })),
  ]);
  return {
    data,
    synonyms: readSynonyms(data.synonyms),
    correct(word) {
      // Short words have too many similar words, and identifiers have no spelling.
      if (!/^[a-z]{5,}$/.test(word)) return undefined;
      const mostEdits = word.length < 9 ? 1 : 2;
      // MiniSearch counts swapped letters as two edits, `distance` as one.
      return index
        .autoSuggest(word, {prefix: false, fuzzy: 2})
        .flatMap(({terms}) => terms)
        .find((term) => distance(word, term) <= mostEdits);
    },
    match: (phrase, prefix = false) =>
      new Map(
        index
          .search(phrase, {prefix})
          .map(({id, score, queryTerms}) => [
            id,
            score / queryTerms.length ** weights.exponent.phrase,
          ]),
      ),
  };
}
