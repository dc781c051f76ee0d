import {namesOf, partsOf, stem} from './words';

/** A piece of text, and whether it is what was asked for. */
export type Piece = {text: string; marked: boolean};

/** Most that is shown of a text, in characters. */
const LENGTH = 170;
/** How much of that stands ahead of the first word that matches. */
const AHEAD = 50;
const name = /[\p{L}\p{N}]+(?:[._'’-][\p{L}\p{N}]+)*/gu;

/** What a query marks in a text. */
export type Marks = {
  /** Whole words and stems, in lower case. */
  terms: Set<string>;
  /** The beginning of a word that may still be typed. */
  beginning?: string;
};

const matches = ({terms, beginning}: Marks, word: string): boolean =>
  terms.has(word) || terms.has(stem(word)) || Boolean(beginning && word.startsWith(beginning));

const isMarked = (marks: Marks, written: string): boolean =>
  matches(marks, written.toLowerCase()) || partsOf(written).some((part) => matches(marks, part));

/** The line of a text that has most of the words, and of several the first. */
function bestLine(text: string, marks: Marks): string {
  let best = '';
  let most = -1;
  for (const line of text.split('\n')) {
    const count = new Set(
      namesOf(line)
        .filter((word) => isMarked(marks, word))
        .map((word) => stem(word.toLowerCase())),
    ).size;
    if (count > most) [best, most] = [line, count];
  }
  return best;
}

/** Cuts a long line to the part around the first match, between words. */
function window(line: string, marks: Marks): string {
  if (line.length <= LENGTH) return line;
  const first = [...line.matchAll(name)].find(([word]) => isMarked(marks, word))?.index ?? 0;
  const start = first <= AHEAD ? 0 : line.indexOf(' ', first - AHEAD) + 1;
  const cut = line.slice(start, start + LENGTH);
  const end = start + LENGTH >= line.length ? cut : cut.slice(0, cut.lastIndexOf(' '));
  return `${start > 0 ? '… ' : ''}${end}${start + LENGTH < line.length ? ' …' : ''}`;
}

/**
 * @param text lines of a section
 * @param marks what was asked for
 * @returns the line that answers best, in pieces; none when there is no text
 */
export function excerptOf(text: string, marks: Marks): Piece[] {
  const shown = window(bestLine(text, marks), marks);
  const pieces: Piece[] = [];
  let end = 0;
  for (const {0: word, index} of shown.matchAll(name)) {
    if (!isMarked(marks, word)) continue;
    if (index > end) pieces.push({text: shown.slice(end, index), marked: false});
    pieces.push({text: word, marked: true});
    end = index + word.length;
  }
  if (end < shown.length) pieces.push({text: shown.slice(end), marked: false});
  return pieces;
}
