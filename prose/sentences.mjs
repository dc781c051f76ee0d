/** The longest sentence that is not refused, in words. About 20 is right; a page may have a few of up to 30. */
export const LONGEST = 30;

/** Behind these, a full stop ends no sentence. */
const abbreviations = /\b(?:e\.g|i\.e|vs|approx|no|St|Dr|Mr|Ms)\.$/i;

/**
 * Splits prose into its sentences. Each cell of a table is split separately.
 *
 * @param {string} text prose of one paragraph or row, with code as empty backticks
 * @returns {string[]}
 */
export function sentencesOf(text) {
  return text
    .replace(/^\s*(?:[-*+]|\d+\.|#{1,6}|>+)\s+/, '')
    .split(/\s*(?<!\\)\|\s*/)
    .flatMap(split)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** @param {string} text */
function split(text) {
  /** @type {string[]} */
  const found = [];
  let rest = text;
  for (const {0: end, index} of text.matchAll(
    /[.!?][”"')\]*_]*(?=\s+["“'(*_[`]*(?:[\p{Lu}\d`]|v\d))/gu,
  )) {
    const begin = text.length - rest.length;
    const sentence = text.slice(begin, index + end.length);
    if (abbreviations.test(sentence)) continue;
    found.push(sentence);
    rest = text.slice(index + end.length);
  }
  return [...found, rest];
}

/**
 * @param {string} sentence
 * @returns {number} its words; a piece of code counts as one
 */
export function wordsIn(sentence) {
  return (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:/%-]*|`+[^`]*`+/gu) ?? []).length;
}

/**
 * @param {string} text
 * @returns {{sentence: string, words: number}[]} the sentences that are too long
 */
export function longSentences(text) {
  return sentencesOf(text)
    .map((sentence) => ({sentence, words: wordsIn(sentence)}))
    .filter(({words}) => words > LONGEST);
}
