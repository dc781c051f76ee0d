// Builds the search engine from the index: full-text search, synonyms and a vocabulary.
import MiniSearch from 'minisearch';
import type {SearchData} from './data';
import {distance} from '../../site/nearest';
import {isFiller, namesOf, partsOf, stem, withStem, wordsOf} from './words';

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
  /** Indexed words with only one part, such as `passthrough`. `cancelReservation` has two parts. */
  simpleWords: Set<string>;
  /** Weight of each text. A text that many pages share has a lower weight. */
  weightOfText: number[];
  /** For each page, the stems of the words in its title, without filler words. */
  titles: string[][];
  /** Finds a term and, with `prefix`, words that begin with it. Caches results, because each letter searches again. */
  match: (term: string, prefix: boolean) => Matches;
};

/** Returns the stems of the words of a phrase, separated by spaces. */
export const phraseOf = (text: string) => namesOf(text.toLowerCase()).map(stem).join(' ');

function readSynonyms(data: SearchData): Engine['synonyms'] {
  const synonyms: Engine['synonyms'] = new Map();
  for (const set of data.synonyms) {
    for (const word of set) {
      const key = phraseOf(word);
      const spellings = synonyms.get(key) ?? new Map<string, Set<string>>();
      const others = spellings.get(word) ?? new Set();
      for (const other of set) if (phraseOf(other) !== key) others.add(phraseOf(other));
      synonyms.set(key, spellings.set(word, others));
    }
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
  const spellings = [...(synonyms.get(phraseOf(phrase)) ?? [])].map(([written, others]) => ({
    others,
    edits: distance(phrase, written),
  }));
  return [...(spellings.sort((a, b) => a.edits - b.edits)[0]?.others ?? [])];
}

/** Builds the engine from the index. */
export function prepare(data: SearchData): Engine {
  const vocabulary = new Map<string, number>();
  const simpleWords = new Set<string>();
  const index = new MiniSearch<Entry>({
    fields: Object.keys(weights.field),
    tokenize: (text) => {
      const words = wordsOf(text);
      for (const name of namesOf(text))
        if (partsOf(name).length === 1) simpleWords.add(name.toLowerCase());
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
  const weightOfText = data.texts.map(() => 0);
  for (const {sections} of data.pages)
    for (const [, text] of sections) weightOfText[text] = (weightOfText[text] ?? 0) + 1;
  for (const [text, count] of weightOfText.entries())
    weightOfText[text] = 1 / (1 + weights.match.repeated * Math.log(Math.max(count, 1)));
  const titles = data.pages.map(({title}) =>
    namesOf(title.toLowerCase())
      .filter((word) => !isFiller(word))
      .map(stem),
  );
  return {data, weightOfText, titles, synonyms: readSynonyms(data), vocabulary, simpleWords, match};
}
