// Compares words by edit distance, to correct spelling and to suggest a valid word in messages.

/** Counts the single-character edits between two words, ignoring case. Swapping adjacent characters is one edit. */
export function distance(a: string, b: string): number {
  const from = a.toLowerCase();
  const to = b.toLowerCase();
  let before: number[] = [];
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const change = (row[j] ?? 0) + (to[j] === from[i] ? 0 : 1);
      const swapped = i > 0 && j > 0 && from[i] === to[j - 1] && from[i - 1] === to[j];
      next.push(
        Math.min(
          change,
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          swapped ? (before[j - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/**
 * Finds the most similar known word.
 *
 * @param wrong the misspelt word
 * @param known valid words
 * @returns the most similar valid word, or undefined if none is similar, or several equally
 */
export function nearest(wrong: string, known: Iterable<string>): string | undefined {
  const [first, second] = [...new Set(known)]
    .map((word) => ({word, edits: distance(wrong, word)}))
    .filter(({edits}) => edits <= Math.ceil(wrong.length / 3))
    .sort((a, b) => a.edits - b.edits);
  return first?.edits === second?.edits ? undefined : first?.word;
}

/**
 * Finds the page that an unknown path probably means: its last segment must be similar, and the rest decides between
 * pages with the same last segment.
 *
 * @returns undefined if no path is similar
 */
export function nearestPath(wrong: string, known: readonly string[]): string | undefined {
  const nameOf = (path: string) => path.replace(/(\.\w+|\/)$/, '').replace(/^.*\//, '');
  const name = nameOf(wrong);
  const closest = nearest(name, known.map(nameOf)) ?? '';
  if (closest === '' || distance(name, closest) > name.length / 4) return undefined;
  return known
    .filter((path) => nameOf(path) === closest)
    .map((path) => ({path, edits: distance(wrong, path)}))
    .sort((a, b) => a.edits - b.edits)[0]?.path;
}

/** Returns `Did you mean "x"? ` for the most similar known word or path; an empty string if none is similar. */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  const find = wrong.includes('/') ? nearestPath : nearest;
  const word = find(wrong, [...known]);
  return word === undefined ? '' : `Did you mean "${word}"? `;
}
