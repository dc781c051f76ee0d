// Loads the word list of terms.yaml, and finds its words in prose.
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** @typedef {{match: string | string[], matchCase?: boolean, say: string, why: string}} Row of terms.yaml */

// Parsed here, because editors load this file too; `npm run check` validates terms.yaml by its schema.
/** @type {Row[]} */
const rows = parse(readFileSync(new URL('./terms.yaml', import.meta.url), 'utf8'));

/** Terms with one agreed spelling: `say` is what to write instead. */
const terms = rows.flatMap(({match, matchCase, ...rest}) =>
  [match].flat().map((text) => ({pattern: new RegExp(text, matchCase ? '' : 'i'), ...rest})),
);

/**
 * Finds wrong terms in a line of prose, and says what to write instead and why.
 *
 * @param {string} text prose without code and URLs
 * @returns {{wrong: string, advice: string}[]}
 */
export function wrongTerms(text) {
  const unquoted = withoutLabels(text);
  return terms.flatMap(({pattern, say, why}) => {
    const wrong = pattern.exec(unquoted)?.[0];
    return wrong === undefined ? [] : [{wrong, advice: `Write ${say}: ${why}.`}];
  });
}

/**
 * Removes quoted text and bold labels, because these words are quoted from a user interface.
 */
const withoutLabels = (/** @type {string} */ text) =>
  text.replace(/"[^"]*"|“[^”]*”/g, '""').replace(/\*\*(?=[^*]*\*\*)[^*.:?!]{1,60}\*\*/g, '****');
