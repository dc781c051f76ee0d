import {distance} from '../../site/nearest';

const sorted = (word: string) => [...word].sort().join('');

/**
 * Corrects the spelling of a word that no page contains.
 *
 * @param word a word in lower case
 * @param vocabulary words of all pages, each with its frequency
 * @returns the most similar word, or the most frequent of equally similar words; undefined if no word is similar
 */
export function correct(word: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  // Short words have too many similar words, and numbers and identifiers have no spelling.
  if (!/^[a-z]{4,}$/.test(word)) return undefined;
  const limit = word.length < 10 ? 1 : 2;
  // A short word lacks a letter or has swapped ones. With another letter, it is another word.
  const isLikely = (known: string) =>
    word.length >= 6 || known.length > word.length || sorted(known) === sorted(word);
  const [best] = [...vocabulary]
    .filter(([known]) => Math.abs(known.length - word.length) <= limit && isLikely(known))
    .map(([known, count]) => ({known, count, edits: distance(word, known)}))
    .filter(({edits}) => edits <= limit)
    .sort((a, b) => a.edits - b.edits || b.count - a.count);
  return best?.known;
}
