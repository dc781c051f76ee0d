// Splits prose into sentences, and finds sentences that are too long.
/** Maximum length of a sentence in words. 20 words are a good average. */
export const LONGEST = 30;

/** Abbreviations whose full stop does not end a sentence. */
const abbreviations = /\b(?:e\.g|i\.e|vs|approx|no|St|Dr|Mr|Ms)\.$/i;

/**
 * Splits prose into sentences. Each table cell is split separately.
 *
 * @param {string} text one paragraph or table row, with code as empty backticks
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

/** Splits after full stops, question marks and exclamation marks. @param {string} text */
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
 * Counts the words of a sentence. A piece of inline code counts as one word.
 *
 * @param {string} sentence
 * @returns {number}
 */
export function wordsIn(sentence) {
  return (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:/%-]*|`+[^`]*`+/gu) ?? []).length;
}

/**
 * Lists the sentences that are too long.
 *
 * @param {string} text
 * @returns {{sentence: string, words: number}[]}
 */
export function longSentences(text) {
  return sentencesOf(text)
    .map((sentence) => ({sentence, words: wordsIn(sentence)}))
    .filter(({words}) => words > LONGEST);
}
