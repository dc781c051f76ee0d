// Builds the search engine from the index: full-text search, synonyms and corrections of words.
import MiniSearch from 'minisearch';
import type {SearchData} from './data';
import {correct} from './spelling';
import {namesOf, stem, withStem, wordsOf} from './words';
import * as weights from './weights';

type Entry = {id: number} & Partial<Record<keyof typeof weights.field, string>>;

/** Scores of the texts and pages that contain a term, by id. */
export type Matches = Map<number, number>;

/** The loaded search engine. The id of a text is its index; the ids of pages follow the ids of texts. */
export type Engine = {
  data: SearchData;
  /** Maps each stemmed phrase to its stemmed synonyms. */
  synonyms: Map<string, Set<string>>;
  /** Corrects a word that no page contains (spelling.ts). Caches results, too. */
  correct: (word: string) => string | undefined;
  /** Finds all words of a phrase and, with `prefix`, words that begin with them. Caches results: each letter searches. */
  match: (phrase: string, prefix?: boolean) => Matches;
};

/** Returns the stems of the words of a phrase, separated by spaces. */
export const phraseOf = (text: string) => namesOf(text.toLowerCase()).map(stem).join(' ');

function readSynonyms(sets: SearchData['synonyms']): Engine['synonyms'] {
  const synonyms: Engine['synonyms'] = new Map();
  for (const phrases of sets.map((set) => set.map(phraseOf)))
    for (const phrase of phrases)
      for (const other of phrases.filter((one) => one !== phrase))
        synonyms.set(phrase, (synonyms.get(phrase) ?? new Set()).add(other));
  return synonyms;
}

/** Builds the engine from the index. */
export function prepare(data: SearchData): Engine {
  /** Maps each word to the number of indexed fields, such as titles and texts, that contain the word. */
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
      tokenize: (phrase) => phrase.split(' '),
      combineWith: 'AND',
      boost: weights.field,
      weights: {prefix: weights.match.prefix, fuzzy: 0},
    },
  });
  index.addAll([
    ...data.texts.map(([heading, text, sectionKeywords = ''], id) => ({
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
  const known = new Map<string, Matches>();
  const match = (phrase: string, prefix = false) => {
    const key = `${prefix} ${phrase}`;
    const found =
      known.get(key) ??
      new Map(
        index
          .search(phrase, {prefix})
          // MiniSearch multiplies the score by the number of words. Divided by its root again, a phrase counts little
          // more than a word.
          .map(({id, score, queryTerms}) => [id, score / queryTerms.length ** 1.5]),
      );
    known.set(key, found);
    return found;
  };
  const corrections = new Map<string, string | undefined>();
  const correctWord = (word: string) => {
    if (!corrections.has(word)) corrections.set(word, correct(word, vocabulary));
    return corrections.get(word);
  };
  return {data, synonyms: readSynonyms(data.synonyms), correct: correctWord, match};
}
