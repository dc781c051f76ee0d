// Parses a search query into a call, a filter, words with synonyms, and phrases.
import {type Call, scoreCall, readCall} from './calls';
import {type Engine, phraseOf, synonymsOf} from './engine';
import {correct} from './spelling';
import {isFiller, namesOf, partsOf, stem} from './words';

/** A word or phrase of the query. In `exact` and `synonyms`, each item is a list of terms that must all match. */
export type Wanted = {
  word: string;
  /** The typed word and its stem. */
  exact: string[][];
  synonyms: string[][];
  /** Whether the reader may still be typing the word. If so, longer words with the same beginning match too. */
  open: boolean;
};

export type Query = {
  call?: Call;
  /** Filter for operations: a method, and the version from `v1` or `version 1`. No version if the query has both. */
  filter: {version?: 1 | 2; method?: string};
  wanted: Wanted[];
  /** Phrases in quotation marks, in lower case. */
  phrases: string[];
  /** The query in lower case with corrected spelling, including filler words. */
  text: string;
  corrected: boolean;
};

/** Maximum number of words in a phrase with synonyms. */
const LONGEST_PHRASE = 3;

const isKnown = ({vocabulary, match, synonyms}: Engine, word: string): boolean =>
  vocabulary.has(word) || match(stem(word), false).size > 0 || synonyms.has(stem(word));

/**
 * Corrects the spelling of words that no page contains.
 *
 * @param names the words and names in the query, as typed
 * @param open whether the last name may be incomplete
 * @returns the names; corrected names are in lower case
 */
function correctAll(engine: Engine, names: string[], open: boolean): string[] {
  const known = [...engine.vocabulary.keys()];
  return names.map((name, index) => {
    const word = name.toLowerCase();
    if (isFiller(word) || isKnown(engine, word) || partsOf(word).length > 1) return name;
    const last = open && index === names.length - 1;
    if (last && known.some((one) => one.startsWith(word))) return name;
    return correct(word, engine.vocabulary) ?? name;
  });
}

/** Returns the synonyms of a phrase, as lists of terms. */
const termsOfSynonyms = (engine: Engine, phrase: string): string[][] =>
  synonymsOf(engine, phrase).map((synonym) => synonym.split(' '));

/** Parses one typed word or name. Splits a name that no page contains into its parts. */
function wantedWord(engine: Engine, name: string, open: boolean): Wanted[] {
  const word = name.toLowerCase();
  const parts = partsOf(name);
  const begins = () =>
    open && [...engine.vocabulary.keys()].some((known) => known.startsWith(word));
  if (parts.length > 1 && !engine.vocabulary.has(word) && !begins()) {
    return parts
      .filter((part) => !isFiller(part))
      .flatMap((part) => wantedWord(engine, part, open));
  }
  const exact = [...new Set([word, stem(word)])].map((term) => [term]);
  return [{word, exact, synonyms: termsOfSynonyms(engine, word), open}];
}

/** Parses several words as one phrase, such as "not found". Returns undefined if they are not a known phrase. */
function wantedPhrase(engine: Engine, names: string[]): Wanted | undefined {
  const word = names.join(' ').toLowerCase();
  const phrase = phraseOf(word);
  if (!engine.synonyms.has(phrase)) return undefined;
  return {word, exact: [phrase.split(' ')], synonyms: termsOfSynonyms(engine, word), open: false};
}

function wantedWords(engine: Engine, names: string[], open: boolean): Wanted[] {
  const all: Wanted[] = [];
  for (let rest = names; rest.length > 0;) {
    let length = Math.min(LONGEST_PHRASE, rest.length);
    let phrase: Wanted | undefined;
    for (; length > 1 && !phrase; length -= 1) phrase = wantedPhrase(engine, rest.slice(0, length));
    const [name = ''] = rest;
    if (phrase) all.push(phrase);
    else if (!isFiller(name.toLowerCase()))
      all.push(...wantedWord(engine, name, open && rest.length === 1));
    rest = rest.slice(phrase ? length + 1 : 1);
  }
  return all;
}

/** Returns the method and path in a text, if they match an operation. */
function knownCall({data}: Engine, text: string): Call | undefined {
  const call = readCall(text);
  return call && data.pages.some((page) => page.call && scoreCall(call, page.call) > 0)
    ? call
    : undefined;
}

const version = /\b(?:v|version )([12])\b/gi;
const method = /\b(?:GET|POST|PUT|PATCH|DELETE)\b/;

/** Reads the filter. Methods in lower case are also ordinary words, so they count only if the query has a version. */
function readFilter(typed: string): Query['filter'] {
  const versions = new Set([...typed.matchAll(version)].map(([, number]) => Number(number)));
  const [only] = versions.size === 1 ? versions : [];
  const [found] = (only ? typed.toUpperCase() : typed).match(method) ?? [];
  return {
    ...((only === 1 || only === 2) && {version: only}),
    ...(found && {method: found}),
  };
}

/** Whether a word of a query belongs to its filter. Operations that match the filter need not contain the word. */
export const isFilter = ({version: number, method: name}: Query['filter'], word: string): boolean =>
  word === name?.toLowerCase() ||
  (number !== undefined &&
    ['version', `version ${number}`, `v${number}`, `${number}`].includes(word));

/** Removes the query string of a path. In other words, "?" is punctuation. */
const withoutParameters = (word: string): string =>
  word.includes('/') ? word.replace(/\?.*/, '') : word;

/**
 * Parses a query.
 *
 * @param typed text in the search field
 */
export function readQuery(engine: Engine, typed: string): Query {
  const open = /[\p{L}\p{N}]$/u.test(typed);
  const phrases = [...typed.matchAll(/["“„]([^"“„”]+)["”]/g)].map(([, phrase]) =>
    String(phrase).trim().toLowerCase(),
  );
  const written = namesOf(
    typed.replaceAll(/https?:\/\//g, ' ').replaceAll(/\S+/g, withoutParameters),
  );
  const names = written.map((name) => name.toLowerCase());
  const typedCall = knownCall(engine, typed);
  const corrected = typedCall ? written : correctAll(engine, written, open);
  const text = corrected.join(' ').toLowerCase();
  const call = typedCall ?? knownCall(engine, text);
  const wanted = wantedWords(engine, corrected, open);
  return {
    ...(call && {call}),
    filter: readFilter(typed),
    wanted:
      wanted.length > 0 ? wanted : corrected.flatMap((name) => wantedWord(engine, name, open)),
    phrases,
    text,
    corrected: text !== names.join(' '),
  };
}
