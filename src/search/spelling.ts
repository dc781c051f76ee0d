import {distance} from '../site/nearest';

/** Shorter words have too many neighbours to guess by. */
const SHORTEST = 4;
/** From this length on, two letters may be wrong. */
const LONG = 10;

/** Shorter than this, a word with another letter or one less is another word: "train" is no "trail". */
const EASILY_MISTAKEN = 6;

/** How many edits a word may be away from the one that was meant. */
const allowance = (word: string) => (word.length < LONG ? 1 : 2);

const sorted = (word: string) => [...word].sort().join('');
const sameLetters = (a: string, b: string) => sorted(a) === sorted(b);

/**
 * @param word that no page has, in lower case
 * @param vocabulary the words of all pages, each with the number of texts that have it
 * @returns the nearest of them, the more frequent of two; undefined when none is near
 */
export function correct(
  word: string,
  vocabulary: Iterable<readonly [string, number]>,
): string | undefined {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return undefined;
  const limit = allowance(word);
  let best: {known: string; edits: number; count: number} | undefined;
  for (const [known, count] of vocabulary) {
    if (Math.abs(known.length - word.length) > limit || known.length < SHORTEST) continue;
    const lacksLetter = known.length > word.length;
    if (word.length < EASILY_MISTAKEN && !lacksLetter && !sameLetters(known, word)) continue;
    // Hardly anybody gets the first letter wrong, unless two have changed places.
    const swapped = known[0] === word[1] && known[1] === word[0];
    if (known[0] !== word[0] && !swapped) continue;
    const edits = distance(word, known);
    if (edits > limit) continue;
    if (!best || edits < best.edits || (edits === best.edits && count > best.count))
      best = {known, edits, count};
  }
  return best?.known;
}
