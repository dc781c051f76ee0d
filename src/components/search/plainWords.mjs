/** Words of a question that say nothing of what is asked. */
const empty = new Set(
  'a an and are can do does for from how i in is it my of on or the to what when where which with'.split(
    ' ',
  ),
);

/**
 * Takes a query apart in the way the index has its words: a path into its segments, a name with underscores into its words, a
 * question without the words that every page has.
 *
 * @param {string} text what a reader typed, or a call such as `GET /api/v2/vrs/quote/{propertyId}`
 * @returns {string} words with a space between them; never less than one when there is one
 */
export function plainWords(text) {
  const words = text.split(/[\s/_{}?&=<>()"“”,:;!]+/).filter(Boolean);
  const full = words.filter((word) => !empty.has(word.toLowerCase()));
  return (full.length > 0 ? full : words).join(' ');
}
