import {distance} from '../../site/nearest';
import {spelling} from './weights';

/** Maximum number of edits between a word and its correction. */
const allowance = (word: string) => (word.length < spelling.long ? 1 : 2);

const sorted = (word: string) => [...word].sort().join('');
const sameLetters = (a: string, b: string) => sorted(a) === sorted(b);

/**
 * Corrects the spelling of a word.
 *
 * @param word a word in lower case that no page contains
 * @param vocabulary words of all pages, each with its frequency
 * @returns the most similar word, or the most frequent of equally similar words; undefined if no word is similar
 */
export function correct(
  word: string,
  vocabulary: Iterable<readonly [string, number]>,
): string | undefined {
  if (word.length < spelling.shortest || !/^[a-z]+$/.test(word)) return undefined;
  const limit = allowance(word);
  let best: {known: string; edits: number; count: number} | undefined;
  for (const [known, count] of vocabulary) {
    if (Math.abs(known.length - word.length) > limit || known.length < spelling.shortest) continue;
    const lacksLetter = known.length > word.length;
    if (word.length < spelling.easilyMistaken && !lacksLetter && !sameLetters(known, word))
      continue;
    // The first letter is rarely wrong, unless the first two are swapped.
    const swapped = known[0] === word[1] && known[1] === word[0];
    if (known[0] !== word[0] && !swapped) continue;
    const edits = distance(word, known);
    if (edits > limit) continue;
    if (!best || edits < best.edits || (edits === best.edits && count > best.count))
      best = {known, edits, count};
  }
  return best?.known;
}
