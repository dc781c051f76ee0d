// Chooses the excerpt of a search result, and marks the words of the query in it.
import {display} from './weights';
import {compound, namesOf, stem, wordsOf} from './words';

/** A piece of text, and whether it matches the query. */
export type Piece = {text: string; marked: boolean};

/** Splits a text at names, and keeps them. */
const names = new RegExp(`(${compound.source})`, 'u');

/** Words of a query, to find and highlight in a text. */
export type Marks = {
  /** Whole words and stems, in lower case. */
  terms: Set<string>;
  /** Synonyms of the words. They choose the excerpt, but aren't highlighted. */
  synonyms: Set<string>;
  /** Beginning of the word that the reader is still typing. */
  beginning?: string;
};

const isMarked = ({terms, beginning}: Marks, name: string): boolean =>
  wordsOf(name).some(
    (word) => terms.has(word) || terms.has(stem(word)) || (beginning && word.startsWith(beginning)),
  );

const matches = (marks: Marks, name: string): boolean =>
  isMarked(marks, name) || isMarked({...marks, terms: marks.synonyms}, name);

/** Counts the different words of the query in a line. */
const countMarked = (line: string, marks: Marks): number =>
  new Set(
    namesOf(line)
      .filter((name) => matches(marks, name))
      .map((name) => stem(name.toLowerCase())),
  ).size;

/** Shortens a long line to the part around the first match, without cutting words. */
function shorten(line: string, marks: Marks): string {
  if (line.length <= display.excerpt) return line;
  const first = [...line.matchAll(compound)].find(([name]) => matches(marks, name))?.index ?? 0;
  const start =
    first <= display.beforeMatch ? 0 : line.indexOf(' ', first - display.beforeMatch) + 1;
  const rest = line.slice(start);
  const end = rest.length <= display.excerpt ? undefined : rest.lastIndexOf(' ', display.excerpt);
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end === undefined ? '' : ' …'}`;
}

/**
 * Returns the line of a section that contains the most words of a query, in pieces. Returns no pieces if the section has
 * no text.
 *
 * @param text lines of the section
 * @param marks words of the query
 */
export function excerptOf(text: string, marks: Marks): Piece[] {
  const [best = {line: ''}] = text
    .split('\n')
    .map((line) => ({line, count: countMarked(line, marks)}))
    .sort((a, b) => b.count - a.count);
  // Names are at odd indices.
  return shorten(best.line, marks)
    .split(names)
    .map((piece, index) => ({text: piece, marked: index % 2 === 1 && isMarked(marks, piece)}))
    .filter((piece) => piece.text !== '');
}
