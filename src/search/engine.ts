import MiniSearch from 'minisearch';
import type {SearchData} from './data';
import {distance} from '../site/nearest';
import {isFiller, namesOf, stem, withStem, wordsOf} from './words';

/** What a match counts by where it is. */
const boost = {title: 8, keywords: 8, about: 3, place: 3, heading: 3, asked: 4, text: 1.5};
/** What the beginning of a word counts, beside the whole. */
const PREFIX_WEIGHT = 0.4;
/** How fast a text loses weight by standing on more pages. */
const REPEATED = 0.25;

type Entry = {id: number} & Partial<Record<keyof typeof boost, string>>;

/** Scores of the texts and pages that have a term. */
export type Matches = Map<number, number>;

/** The search as it stands ready: pages have the numbers behind those of the texts. */
export type Engine = {
  data: SearchData;
  /** By phrase as the index has it, the phrases that mean the same, for each way in which the list of synonyms writes it. */
  alike: Map<string, Map<string, Set<string>>>;
  /** Every word with the number of places that have it. */
  vocabulary: Map<string, number>;
  /** By text, what a match in it counts: a text that stands on many pages says little of each. */
  weightOfText: number[];
  /** By page, the words of its title that say something, as stems. */
  titles: string[][];
  /** Finds one term; remembered, for the words of a query are typed one after the other. */
  match: (term: string, prefix: boolean) => Matches;
};

/** The words of a phrase as the index has them. */
export const phraseOf = (text: string) => namesOf(text.toLowerCase()).map(stem).join(' ');

function readAlike(data: SearchData): Engine['alike'] {
  const alike: Engine['alike'] = new Map();
  for (const set of data.synonyms) {
    for (const word of set) {
      const key = phraseOf(word);
      const spellings = alike.get(key) ?? new Map<string, Set<string>>();
      const others = spellings.get(word) ?? new Set();
      for (const other of set) if (phraseOf(other) !== key) others.add(phraseOf(other));
      alike.set(key, spellings.set(word, others));
    }
  }
  return alike;
}

/**
 * Finds the phrases that mean the same as one. A stem joins words of several meanings, such as "booking", a reservation, and "book", to
 * make one: of the words of the list with this stem, the one that is spelled most like it counts.
 *
 * @param phrase as it was typed, in lower case
 * @returns the others as the index has them; undefined when the list of synonyms has none
 */
export function alikeOf({alike}: Engine, phrase: string): Set<string> | undefined {
  const spellings = [...(alike.get(phraseOf(phrase)) ?? [])].map(([written, others]) => ({
    others,
    edits: distance(phrase, written),
  }));
  return spellings.sort((a, b) => a.edits - b.edits)[0]?.others;
}

/**
 * Makes the search ready.
 *
 * @param data as the build has written it
 */
export function prepare(data: SearchData): Engine {
  const vocabulary = new Map<string, number>();
  const index = new MiniSearch<Entry>({
    fields: Object.keys(boost),
    tokenize: (text) => {
      const words = wordsOf(text);
      for (const word of new Set(words)) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
      return words.flatMap(withStem);
    },
    // The terms are ready as they come.
    processTerm: (term) => term,
    searchOptions: {tokenize: (term) => [term], boost, weights: {prefix: PREFIX_WEIGHT, fuzzy: 0}},
  });
  const entries: Entry[] = [
    ...data.texts.map(([heading, text, asked = ''], id) => ({id, heading, text, asked})),
    ...data.pages.map(({url, title, keywords, about}, page) => ({
      id: data.texts.length + page,
      title,
      keywords,
      about,
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
    weightOfText[text] = 1 / (1 + REPEATED * Math.log(Math.max(count, 1)));
  const titles = data.pages.map(({title}) =>
    namesOf(title.toLowerCase())
      .filter((word) => !isFiller(word))
      .map(stem),
  );
  return {data, weightOfText, titles, alike: readAlike(data), vocabulary, match};
}
