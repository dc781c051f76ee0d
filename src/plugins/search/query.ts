// Parses a search query into a call, a version, and words with synonyms.
import {type Call, readCall, scoreCall} from './calls';
import {type Engine, phraseOf} from './engine';
import {isFiller, namesOf, plainText, wordPartsOf, stem} from './words';

/** A word or known phrase of the query. */
export type Wanted = {
  word: string;
  /** The stemmed word or phrase. */
  stems: string;
  /** Stemmed words and phrases. */
  synonyms: string[];
  /** Whether the reader may still be typing the word. If so, longer words with the same beginning match too. */
  open: boolean;
};

export type Query = {
  call?: Call;
  /** The version of the API in the query; version 2 if it has none or both. */
  version: 'v1' | 'v2';
  wanted: Wanted[];
  /** The query in lower case with corrected spelling, including filler words. */
  text: string;
  corrected: boolean;
};

/** Maximum number of words in a phrase with synonyms. */
const LONGEST_PHRASE = 3;

/** Whether a page or synonym contains a word or, with `open`, a word that begins with it. */
const isKnown = ({match, synonyms}: Engine, word: string, open: boolean): boolean =>
  isFiller(word) ||
  match(word, open).size > 0 ||
  match(stem(word)).size > 0 ||
  synonyms.has(stem(word));

/** Reads one typed name. If no page contains it, splits it into its parts or corrects its spelling. */
function wordsFor(engine: Engine, name: string, open: boolean): string[] {
  const word = name.toLowerCase();
  if (isKnown(engine, word, open)) return [word];
  const parts = wordPartsOf(name);
  return parts.length > 1
    ? parts.flatMap((part) => wordsFor(engine, part, open))
    : [engine.correct(word) ?? word];
}

/** Reads words, and known phrases such as "not found". Skips filler words outside phrases, unless there are no others. */
function readWanted({synonyms}: Engine, words: string[], open: boolean): Wanted[] {
  const all: Wanted[] = [];
  for (let start = 0; start < words.length;) {
    let length = LONGEST_PHRASE;
    const phrase = () => words.slice(start, start + length).join(' ');
    while (length > 1 && !synonyms.has(phraseOf(phrase()))) length -= 1;
    const stems = phraseOf(phrase());
    const isLastWord = start === words.length - 1;
    all.push({
      word: phrase(),
      stems,
      synonyms: [...(synonyms.get(stems) ?? [])],
      open: open && isLastWord,
    });
    start += length;
  }
  const wanted = all.filter(({word}) => !isFiller(word));
  return wanted.length > 0 ? wanted : all;
}

/** Returns the method and path in a text, if they match an operation. */
function knownCall({data}: Engine, text: string): Call | undefined {
  const call = readCall(text);
  const isMatch = ({call: known = ''}) => call && scoreCall(call, known) > 0;
  return data.pages.some(isMatch) ? call : undefined;
}

/** Joins words without separators, because splitting a name does not correct it. */
const lettersOf = (words: string[]): string => words.flatMap(wordPartsOf).join('');

/**
 * Parses a query.
 *
 * @param typed text in the search field
 */
export function readQuery(engine: Engine, typed: string): Query {
  const plain = plainText(typed)
    .replaceAll(/https?:\/\/[^/\s'"]*/gi, ' ')
    .replaceAll(/\S+/g, (word) => (word.includes('/') ? word.replace(/\?.*/, '') : word))
    .replaceAll(/\bversion (?=[12]\b)/gi, 'v');
  const open = /[\p{L}\p{N}]$/u.test(plain);
  const names = namesOf(plain);
  const typedCall = knownCall(engine, plain);
  const words = typedCall
    ? names.map((name) => name.toLowerCase())
    : names.flatMap((name, index) => wordsFor(engine, name, open && index === names.length - 1));
  const text = words.join(' ');
  const call = typedCall ?? knownCall(engine, text);
  const wanted = readWanted(engine, words, open);
  const versions = new Set(text.match(/\bv[12]\b/g));
  return {
    ...(call && {call}),
    version: versions.size === 1 && versions.has('v1') ? 'v1' : 'v2',
    wanted,
    text,
    corrected: lettersOf(words) !== lettersOf(names),
  };
}
