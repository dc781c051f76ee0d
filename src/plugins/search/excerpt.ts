// Chooses the excerpt of a search result, and marks the words of the query in it.
import {namesOf, partsOf, stem} from './words';
import {display} from './weights';

/** A piece of text, and whether it matches the query. */
export type Piece = {text: string; marked: boolean};

const name = /[\p{L}\p{N}]+(?:[._'’-][\p{L}\p{N}]+)*/gu;

/** Words of a query, to highlight in a text. */
export type Marks = {
  /** Whole words and stems, in lower case. */
  terms: Set<string>;
  /** Beginning of the word that the reader is still typing. */
  beginning?: string;
};

const matches = ({terms, beginning}: Marks, word: string): boolean =>
  terms.has(word) || terms.has(stem(word)) || Boolean(beginning && word.startsWith(beginning));

const isMarked = (marks: Marks, written: string): boolean =>
  matches(marks, written.toLowerCase()) || partsOf(written).some((part) => matches(marks, part));

/** Returns the line of a text that contains the most words of the query: the first line if several have as many. */
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

/** Shortens a long line to the part around the first match, without cutting words. */
function window(line: string, marks: Marks): string {
  if (line.length <= display.excerpt) return line;
  const first = [...line.matchAll(name)].find(([word]) => isMarked(marks, word))?.index ?? 0;
  const start =
    first <= display.beforeMatch ? 0 : line.indexOf(' ', first - display.beforeMatch) + 1;
  const cut = line.slice(start, start + display.excerpt);
  const end = start + display.excerpt >= line.length ? cut : cut.slice(0, cut.lastIndexOf(' '));
  return `${start > 0 ? '… ' : ''}${end}${start + display.excerpt < line.length ? ' …' : ''}`;
}

/**
 * Returns the line of a section that best matches a query, in pieces. Returns no pieces if the section has no text.
 *
 * @param text lines of the section
 * @param marks words of the query
 */
export function excerptOf(text: string, marks: Marks): Piece[] {
  const line = window(bestLine(text, marks), marks);
  const pieces: Piece[] = [];
  let end = 0;
  for (const {0: word, index} of line.matchAll(name)) {
    if (!isMarked(marks, word)) continue;
    if (index > end) pieces.push({text: line.slice(end, index), marked: false});
    pieces.push({text: word, marked: true});
    end = index + word.length;
  }
  if (end < line.length) pieces.push({text: line.slice(end), marked: false});
  return pieces;
}
