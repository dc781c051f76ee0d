import {type Call, fitCall, readCall} from './calls';
import {alikeOf, type Engine, phraseOf} from './engine';
import {correct} from './spelling';
import {isFiller, isIdentifier, isStatus, namesOf, partsOf, stem} from './words';

/** A term that stands for a word of the query, and what a match with it counts. */
export type Term = {term: string; weight: number; prefix: boolean};

/** A word of the query, with everything that is taken for it; a phrase is found where all terms of one list are. */
export type Wanted = {word: string; alternatives: Term[][]};

export type Query = {
  call?: Call;
  wanted: Wanted[];
  /** Phrases in quotation marks, in lower case. */
  phrases: string[];
  /** The words as they were taken, filler words included; other than what was typed where the spelling was mended. */
  text: string;
  corrected: boolean;
  /** Names that only code has, in lower case. */
  identifiers: string[];
  question: boolean;
  /** Whether it has the number of an error. */
  status: boolean;
  /** Whether it asks for version 1 alone; who names both compares them. */
  version1: boolean;
};

/** What a match with a word of the same meaning counts, beside the word itself. */
const ALIKE_WEIGHT = 0.5;
/** Longest phrase that has words of the same meaning, in words. */
const LONGEST_PHRASE = 3;

const isKnown = ({vocabulary, match, alike}: Engine, word: string): boolean =>
  vocabulary.has(word) || match(stem(word), false).size > 0 || alike.has(stem(word));

/**
 * Mends the spelling of words that no page has.
 *
 * @param names of the query, in lower case
 * @param open whether the last one may still be typed
 */
function mend(engine: Engine, names: string[], open: boolean): string[] {
  return names.map((word, index) => {
    if (isFiller(word) || isKnown(engine, word) || partsOf(word).length > 1) return word;
    const last = open && index === names.length - 1;
    if (last && [...engine.vocabulary.keys()].some((known) => known.startsWith(word))) return word;
    return correct(word, engine.vocabulary) ?? word;
  });
}

const termsOfPhrase = (phrase: string, weight: number): Term[] =>
  phrase.split(' ').map((term) => ({term, weight, prefix: false}));

/**
 * Everything that is taken for a word or a phrase of the same meaning. The number of an error stands wherever that error is spoken of:
 * only other numbers are taken for it, and not every limit for a 429.
 */
function alternativesOf(engine: Engine, phrase: string): Term[][] {
  return [...(alikeOf(engine, phrase) ?? [])]
    .filter((other) => !isStatus(phrase) || isStatus(other))
    .map((other) => termsOfPhrase(other, ALIKE_WEIGHT));
}

function wantedWord(engine: Engine, word: string, open: boolean): Wanted[] {
  const parts = partsOf(word);
  if (parts.length > 1 && !engine.vocabulary.has(word)) {
    return parts
      .filter((part) => !isFiller(part))
      .flatMap((part) => wantedWord(engine, part, open));
  }
  const root = stem(word);
  const alternatives: Term[][] = [
    [{term: word, weight: 1, prefix: open}],
    ...(root === word ? [] : [[{term: root, weight: 1, prefix: false}]]),
    ...alternativesOf(engine, word),
  ];
  return [{word, alternatives}];
}

/** Takes words that mean something together, such as "not found", as one. */
function wantedWords(engine: Engine, names: string[], open: boolean): Wanted[] {
  const all: Wanted[] = [];
  for (let index = 0; index < names.length; index += 1) {
    const last = index === names.length - 1;
    let length = Math.min(LONGEST_PHRASE, names.length - index);
    for (; length > 1; length -= 1) {
      const words = names.slice(index, index + length).join(' ');
      const phrase = phraseOf(words);
      // Two halves of one word: "pass through".
      const whole = words.replaceAll(' ', '');
      const isOne = engine.vocabulary.has(whole);
      if (!isOne && !engine.alike.has(phrase)) continue;
      all.push({
        word: words,
        alternatives: [
          termsOfPhrase(phrase, 1),
          ...(isOne ? [termsOfPhrase(whole, 1)] : []),
          ...alternativesOf(engine, words),
        ],
      });
      break;
    }
    if (length > 1) index += length - 1;
    else if (!isFiller(names[index] as string))
      all.push(...wantedWord(engine, names[index] as string, open && last));
  }
  return all;
}

/** The call that a text asks for, if there is one like it. */
function knownCall({data}: Engine, text: string): Call | undefined {
  const call = readCall(text);
  return call && data.pages.some((page) => page.call && fitCall(call, page.call) > 0)
    ? call
    : undefined;
}

const questionWord = /^(how|what|why|when|where|which|who|can|could|do|does|is|are|should|may)\b/i;

const isVersion = (version: 1 | 2, typed: string): boolean =>
  new RegExp(String.raw`\b(v|version )${version}\b`, 'i').test(typed);

/**
 * Reads what a reader typed.
 *
 * @param typed as it stands in the box
 */
export function readQuery(engine: Engine, typed: string): Query {
  const open = /[\p{L}\p{N}]$/u.test(typed);
  const phrases = [...typed.matchAll(/["“„]([^"”]+)["”]/g)].map(([, phrase]) =>
    String(phrase).trim().toLowerCase(),
  );
  const written = namesOf(typed.replaceAll(/https?:\/\/|\?.*$/g, ' '));
  const identifiers = written.filter(isIdentifier).map((name) => name.toLowerCase());
  const names = written.map((name) => name.toLowerCase());
  const typedCall = knownCall(engine, typed);
  const mended = typedCall ? names : mend(engine, names, open);
  const call = typedCall ?? knownCall(engine, mended.join(' '));
  const wanted = wantedWords(engine, mended, open);
  return {
    ...(call && {call}),
    wanted: wanted.length > 0 ? wanted : mended.flatMap((word) => wantedWord(engine, word, open)),
    phrases,
    text: mended.join(' '),
    corrected: mended.join(' ') !== names.join(' '),
    identifiers,
    status: names.some(isStatus),
    version1: isVersion(1, typed) && !isVersion(2, typed),
    question: questionWord.test(typed.trim()) || typed.trim().endsWith('?'),
  };
}
