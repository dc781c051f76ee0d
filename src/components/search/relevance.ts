/** Letters that a found word must share with a word of the query, from its start; fewer only for shorter words. */
const SHARED = 4;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * The engine answers a word that it does not know with the nearest it has, down to one letter in common. This tells such an
 * answer from one that a reader would accept, a typo or another ending included.
 *
 * @param query what the reader typed
 * @param excerpt text of a hit, with what matched in `mark` elements
 * @returns whether some word of the query is really there; also true when nothing is marked, as for a match in the title
 */
export function isRelevant(query: string, excerpt: string): boolean {
  const found = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].flatMap(([, text]) =>
    wordsOf(text ?? ''),
  );
  if (found.length === 0) return true;
  return wordsOf(query).some((word) =>
    found.some((mark) => sharedStart(word, mark) >= Math.min(SHARED, word.length)),
  );
}
