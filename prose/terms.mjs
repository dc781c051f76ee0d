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

/** @type {Record<string, Row[]>} */
const lists = parse(readFileSync(new URL('./terms.yaml', import.meta.url), 'utf8'));

/**
 * @param {Row[]} [rows]
 * @returns {Rule[]}
 */
const rulesOf = (rows = []) =>
  rows.flatMap(({match, matchCase, ...rest}) =>
    [match].flat().map((text) => ({pattern: new RegExp(text, matchCase ? '' : 'i'), ...rest})),
  );

/** One word for one thing. */
export const terms = rulesOf(lists.terms);

/** Plain words, from Calry to a developer. */
export const voice = rulesOf(lists.voice);

/** Words that comments, READMEs, messages and the titles of tests don't use. */
export const codeWords = rulesOf(lists.code);

/** Sentences that say that something is not documented. */
export const undocumented =
  /(?:\b(?:not|nor|neither|nothing|none)|n['’]t)\b[^.]{0,40}\bdocumented\b|\bundocumented\b/i;

/**
 * Finds words that a list does not allow in a line of prose.
 *
 * @param {string} text prose without code and addresses
 * @param {Rule[]} list
 * @returns {{found: string, advice: string}[]} the words, and what to write instead and why
 */
export function objections(text, list) {
  const own = withoutLabels(text);
  return list.flatMap(({pattern, say, why}) => {
    const found = pattern.exec(own)?.[0];
    return found === undefined ? [] : [{found, advice: `Write ${say}: ${why}.`}];
  });
}

/**
 * Removes words of an interface, which are as the interface has them: texts in quotation marks, and bold labels without
 * an end of sentence.
 */
const withoutLabels = (/** @type {string} */ text) =>
  text.replace(/"[^"]*"|“[^”]*”/g, '""').replace(/\*\*(?=[^*]*\*\*)[^*.:?!]{1,60}\*\*/g, '****');
