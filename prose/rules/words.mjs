// The markdownlint rules that report words of the lists `terms` and `voice` in terms.yaml.
import {proseRule} from '../lines.mjs';
import {objections, terms, voice} from '../terms.mjs';

/** Lists the words of a line that match a word list. @param {string} text @param {typeof terms} list */
const problemsOf = (text, list) =>
  objections(text, list).map(({found, advice}) => `"${found}". ${advice}`);

export default [
  proseRule('terms', 'One word for one thing', ({text}) => problemsOf(text, terms)),
  proseRule('voice', 'Plain words, from Calry to a developer', ({text, quote}) =>
    // A block quote is a text for the reader's customers, not for developers.
    quote ? [] : problemsOf(text, voice),
  ),
];
