// Parses a search query into words with their matches.
import {type Engine, phraseOf} from './engine';
import * as weights from './weights';
import {isFiller, namesIn, splitName, withoutAccents, stem} from './words';

/** How a text or page matches a word of the query. `share` is 1 for the word itself, less for a synonym. */
type Match = {share: number; score: number};

/** A word or known phrase of the query. */
export type Wanted = {
  word: string;
  /** The stems of its words. */
  stems: Set<string>;
  /** Stemmed words and phrases. */
  synonyms: Set<string>;
  /** Whether the reader may still be typing the word. If so, longer words with the same beginning match too. */
  open: boolean;
  /** The texts and pages that contain the word or a synonym, by id. */
  matches: Map<number, Match>;
  /** Greater for words that few texts and pages contain. */
  rarity: number;
};

export type Query = {
  /** The query without accents, and without the host and the query string of a URL. */
  typed: string;
  /** The words of the query in lower case with corrected spelling, including filler words. */
  words: string[];
  corrected: boolean;
  /** The words to find. */
  wanted: Wanted[];
};

/** Reads one typed name. If no page contains it, splits it into its parts or corrects its spelling. */
function readName({match, synonyms, correct}: Engine, name: string, open: boolean): string[] {
  const isKnown = (word: string) =>
    isFiller(word) ||
    match(word, open).size + match(stem(word)).size > 0 ||
    synonyms.has(stem(word));
  const word = name.toLowerCase();
  if (isKnown(word)) return [word];
  return splitName(name).map((part) => (isKnown(part) ? part : (correct(part) ?? part)));
}

/** Joins words to the longest phrases that have synonyms, such as "not found". */
function joinPhrases(words: string[], synonyms: Engine['synonyms']): string[] {
  if (words.length === 0) return [];
  const phrases = [3, 2, 1].map((length) => words.slice(0, length).join(' '));
  const phrase = phrases.find((candidate) => synonyms.has(phraseOf(candidate))) ?? words[0] ?? '';
  return [phrase, ...joinPhrases(words.slice(phrase.split(' ').length), synonyms)];
}

/** Finds the texts and pages that contain a word, its stems or a synonym. */
function matchesOf({match}: Engine, word: string, synonyms: Set<string>, open: boolean) {
  const all = new Map<number, Match>();
  function add(matches: Map<number, number>, share: number) {
    for (const [id, value] of matches) {
      const {share: most, score} = all.get(id) ?? {share: 0, score: 0};
      all.set(id, {share: Math.max(share, most), score: Math.max(value * share, score)});
    }
  }
  add(match(word, open), 1);
  add(match(phraseOf(word)), 1);
  for (const synonym of synonyms) add(match(synonym), weights.synonym);
  return all;
}

/**
 * Parses a query.
 *
 * @param text text in the search field
 */
export function readQuery(engine: Engine, text: string): Query {
  const typed = withoutAccents(text)
    .replaceAll(/https?:\/\/[^/\s'"]*/gi, ' ')
    .replaceAll(/(\/\S*)\?\S*/g, '$1')
    .replaceAll(/\bversion (?=[12]\b)/gi, 'v');
  const names = namesIn(typed);
  const size = engine.data.texts.length + engine.data.pages.length;
  const isOpen = (index: number) => index === names.length - 1 && /[\p{L}\p{N}]$/u.test(typed);
  const words = names.flatMap((name, index) => readName(engine, name, isOpen(index)));
  const phrases = joinPhrases(words, engine.synonyms);
  const asked = phrases.filter((phrase) => !isFiller(phrase));
  const wanted = (asked.length > 0 ? asked : phrases).map((word): Wanted => {
    const stems = phraseOf(word);
    const synonyms = engine.synonyms.get(stems) ?? new Set();
    const open = isOpen(names.length - 1) && word === phrases.at(-1);
    const matches = matchesOf(engine, word, synonyms, open);
    return {
      word,
      stems: new Set(stems.split(' ')),
      synonyms,
      open,
      matches,
      rarity: Math.log(1 + size / (matches.size + weights.offset.rarity)),
    };
  });
  const letters = (all: string[]) => all.flatMap(splitName).join('');
  return {typed, words, corrected: letters(words) !== letters(names), wanted};
}
