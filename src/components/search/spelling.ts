import {distance} from '../../contract/nearest';

/** Shorter words have too many neighbours to guess by. */
const SHORTEST = 5;
/** From this length on, two letters may be wrong. */
const LONG = 8;

const isWord = (word: string) => word.length >= SHORTEST && /^[a-z]+$/.test(word);

function corrected(word: string, vocabulary: readonly string[]): string {
  const wanted = word.toLowerCase();
  // A word that is not finished yet is no mistake.
  if (!isWord(wanted) || vocabulary.some((known) => known.startsWith(wanted))) return word;
  const limit = wanted.length < LONG ? 1 : 2;
  const [best] = vocabulary
    .filter((known) => Math.abs(known.length - wanted.length) <= limit)
    .map((known) => ({known, edits: distance(wanted, known)}))
    .filter(({edits}) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return best?.known ?? word;
}

/**
 * Puts the nearest known word in the place of each that no page has.
 *
 * @param query words with a space between them
 * @param vocabulary the words of all pages, in lower case
 */
export function correct(query: string, vocabulary: readonly string[]): string {
  return query
    .split(' ')
    .map((word) => corrected(word, vocabulary))
    .join(' ');
}
