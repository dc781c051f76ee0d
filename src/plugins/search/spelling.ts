import {distance} from '../../site/nearest';
import {spelling} from './weights';

const sorted = (word: string) => [...word].sort().join('');

/**
 * Corrects the spelling of a word.
 *
 * @param word a word in lower case that no page contains
 * @param vocabulary words of all pages, each with its frequency
 * @returns the most similar word, or the most frequent of equally similar words; undefined if no word is similar
 */
export function correct(word: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  if (word.length < spelling.shortest || !/^[a-z]+$/.test(word)) return undefined;
  const limit = word.length < spelling.long ? 1 : 2;
  // A short word lacks a letter or has swapped ones. With another letter, it is another word.
  const isLikely = (known: string) =>
    word.length >= spelling.easilyMistaken ||
    known.length > word.length ||
    sorted(known) === sorted(word);
  const [best] = [...vocabulary]
    .filter(([known]) => Math.abs(known.length - word.length) <= limit && isLikely(known))
    .map(([known, count]) => ({known, count, edits: distance(word, known)}))
    .filter(({edits}) => edits <= limit)
    .sort((a, b) => a.edits - b.edits || b.count - a.count);
  return best?.known;
}
