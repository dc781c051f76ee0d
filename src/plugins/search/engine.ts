// Builds the search engine from the index: full-text search, synonyms and a vocabulary.
import MiniSearch from 'minisearch';
import type {SearchData} from './data';
import {distance} from '../../site/nearest';
import {namesOf, stem, withStem, wordsOf} from './words';
import * as weights from './weights';

type Entry = {id: number} & Partial<Record<keyof typeof weights.field, string>>;

/** Scores of the texts and pages that contain a term, by id. */
export type Matches = Map<number, number>;

/** The loaded search engine. The id of a text is its index; the ids of pages follow the ids of texts. */
export type Engine = {
  data: SearchData;
  /** Maps each stemmed phrase to its original spellings, and each spelling to its stemmed synonyms. */
  synonyms: Map<string, Map<string, Set<string>>>;
  /** Maps each word to the number of indexed fields, such as titles and texts, that contain the word. */
  vocabulary: Map<string, number>;
  /** Finds a term and, with `prefix`, words that begin with it. Caches results, because each letter searches again. */
  match: (term: string, prefix: boolean) => Matches;
};

/** Returns the stems of the words of a phrase, separated by spaces. */
export const phraseOf = (text: string) => namesOf(text.toLowerCase()).map(stem).join(' ');

function readSynonyms(sets: SearchData['synonyms']): Engine['synonyms'] {
  const synonyms: Engine['synonyms'] = new Map();
  for (const [set, spelling] of sets.flatMap((one) => one.map((word) => [one, word] as const))) {
    const phrase = phraseOf(spelling);
    const spellings = synonyms.get(phrase) ?? new Map<string, Set<string>>();
    const others = set.map(phraseOf).filter((other) => other !== phrase);
    synonyms.set(
      phrase,
      spellings.set(spelling, new Set([...(spellings.get(spelling) ?? []), ...others])),
    );
  }
  return synonyms;
}

/**
 * Finds the synonyms of a phrase. Different words can share a stem, such as "booking" and "book". The function uses the
 * synonyms of the spelling that is most similar to the phrase.
 *
 * @param phrase the typed phrase, in lower case
 * @returns synonyms, as `phraseOf` returns them
 */
export function synonymsOf({synonyms}: Engine, phrase: string): string[] {
  const spellings = [...(synonyms.get(phraseOf(phrase)) ?? [])];
  spellings.sort(([one], [other]) => distance(phrase, one) - distance(phrase, other));
  return [...(spellings[0]?.[1] ?? [])];
}

/** Builds the engine from the index. */
export function prepare(data: SearchData): Engine {
  const vocabulary = new Map<string, number>();
  const index = new MiniSearch<Entry>({
    fields: Object.keys(weights.field),
    tokenize: (text) => {
      const words = wordsOf(text);
      for (const word of new Set(words)) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
      return words.flatMap(withStem);
    },
    // Returns terms unchanged, because `tokenize` has already converted and stemmed them.
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      boost: weights.field,
      weights: {prefix: weights.match.prefix, fuzzy: 0},
    },
  });
  const entries: Entry[] = [
    ...data.texts.map(([heading, text, sectionKeywords = ''], id) => ({
      id,
      heading,
      text,
      sectionKeywords,
    })),
    ...data.pages.map(({url, title, keywords, about, operation = ''}, page) => ({
      id: data.texts.length + page,
      title,
      keywords,
      about,
      operation,
      place: decodeURI(url).replaceAll(/[/-]/g, ' '),
    })),
  ];
  index.addAll(entries);
  const known = new Map<string, Matches>();
  const match = (term: string, prefix: boolean) => {
    const key = `${prefix} ${term}`;
    const found =
      known.get(key) ?? new Map(index.search(term, {prefix}).map(({id, score}) => [id, score]));
    known.set(key, found);
    return found;
  };
  return {data, synonyms: readSynonyms(data.synonyms), vocabulary, match};
}
