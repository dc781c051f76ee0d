// Loads the word lists of terms.yaml, and finds their words in prose.
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/**
 * @typedef {object} Rule
 * @property {RegExp} pattern
 * @property {string} say what to write instead
 * @property {string} why
 *
 * @typedef {{match: string | string[], matchCase?: boolean, say: string, why: string}} Row of terms.yaml
 */

// Parsed here, because editors load this file too; `npm run check` validates terms.yaml by its schema.
/** @type {Record<string, Row[]>} */
const lists = parse(readFileSync(new URL('./terms.yaml', import.meta.url), 'utf8'));

/**
 * Compiles the rows of a list.
 *
 * @param {Row[]} [rows]
 * @returns {Rule[]}
 */
const rulesOf = (rows = []) =>
  rows.flatMap(({match, matchCase, ...rest}) =>
    [match].flat().map((text) => ({pattern: new RegExp(text, matchCase ? '' : 'i'), ...rest})),
  );

/** Terms with one agreed spelling. */
export const terms = rulesOf(lists.terms);

/** Wording that pages don't use. */
export const voice = rulesOf(lists.voice);

/** Matches sentences that say that something is not documented. */
export const undocumented =
  /(?:\b(?:not|nor|neither|nothing|none)|n['’]t)\b[^.]{0,40}\bdocumented\b|\bundocumented\b/i;

/**
 * Finds words of a list in a line of prose, and says what to write instead and why.
 *
 * @param {string} text prose without code and URLs
 * @param {Rule[]} list
 * @returns {{found: string, advice: string}[]}
 */
export function objections(text, list) {
  const own = withoutLabels(text);
  return list.flatMap(({pattern, say, why}) => {
    const found = pattern.exec(own)?.[0];
    return found === undefined ? [] : [{found, advice: `Write ${say}: ${why}.`}];
  });
}

/**
 * Removes quoted text and bold labels, because these words are quoted from a user interface.
 */
const withoutLabels = (/** @type {string} */ text) =>
  text.replace(/"[^"]*"|“[^”]*”/g, '""').replace(/\*\*(?=[^*]*\*\*)[^*.:?!]{1,60}\*\*/g, '****');
