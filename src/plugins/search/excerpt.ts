// Chooses the excerpt of a search result, and marks the words of the query in it.
import type {Wanted} from './query';
import {phraseOf} from './engine';
import {compound, isFiller, namesIn, splitName, withoutAccents, stem} from './words';

/** A piece of text, and whether it matches the query. */
export type Piece = {text: string; marked: boolean};

/** Splits a text at names, and keeps them. */
const names = new RegExp(`(${compound.source})`, 'u');

/** Number of characters of an excerpt before the first match, which phones show too. */
const BEFORE = 30;

/** Whether a name is, contains or begins with a typed word. */
export const isTyped = (name: string, {word, stems, open}: Wanted): boolean =>
  [withoutAccents(name).toLowerCase(), ...splitName(withoutAccents(name))].some(
    (part) =>
      (!isFiller(part) && stems.has(stem(part))) ||
      (open && word.length > 1 && part.startsWith(word)),
  );

const isFound = (name: string, wanted: Wanted): boolean =>
  isTyped(name, wanted) || wanted.synonyms.has(phraseOf(name));

/** Scores a line by the words of the query in it. Rare words count more. */
const scoreLine = (line: string, wanted: Wanted[]): number =>
  wanted
    .filter((word) => namesIn(line).some((name) => isFound(name, word)))
    .reduce((sum, {rarity}) => sum + rarity, 0);

/** Whether a text contains a word of the query, or a synonym of one. */
export const isMentioned = (text: string, wanted: Wanted[]): boolean => scoreLine(text, wanted) > 0;

/** Matches the words of a longer text that an excerpt has room for. */
const shown = /^(?=.{86}).{1,85}(?= )/u;

/** Cuts off the words that are far before the first match, and at the end. */
function shorten(line: string, wanted: Wanted[]): string {
  const isMatch = ([name]: RegExpMatchArray) => wanted.some((word) => isFound(name, word));
  const first = [...line.matchAll(compound)].find(isMatch)?.index ?? 0;
  const text = first <= BEFORE ? line : `… ${line.slice(line.indexOf(' ', first - BEFORE) + 1)}`;
  return shown.test(text) ? `${shown.exec(text)}\u00A0…` : text;
}

/** Splits a text into pieces: its names, of which those that contain a typed word are marked, and what is between. */
export const markTyped = (text: string, wanted: Wanted[]): Piece[] =>
  text
    .split(names)
    // Names are at odd indices.
    .map((piece, index) => ({
      text: piece,
      marked: index % 2 === 1 && wanted.some((word) => isTyped(piece, word)),
    }))
    .filter((piece) => piece.text !== '');

/**
 * Returns the line of a section that contains the most words of a query, or their synonyms, in pieces. Returns no
 * pieces if the section has no text.
 *
 * @param text lines of the section
 */
export function excerptOf(text: string, wanted: Wanted[]): Piece[] {
  const [best = {line: ''}] = text
    .split('\n')
    .map((line) => ({line, score: scoreLine(line, wanted)}))
    .sort((a, b) => b.score - a.score);
  return markTyped(shorten(best.line, wanted), wanted);
}
