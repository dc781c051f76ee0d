import leven from 'leven';

/**
 * The candidate that a mistyped word was most likely meant to be, or undefined when none is near: more than half of the word
 * would have to change.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({
      candidate,
      distance: leven(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(1, word.length / 2) ? best.candidate : undefined;
}
