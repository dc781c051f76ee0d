import {finding, proseLines} from '../lines.mjs';
import {objections, terms, voice} from '../terms.mjs';

/**
 * Creates a markdownlint rule that checks prose against a word list.
 *
 * @param {string} name
 * @param {string} description
 * @param {typeof terms} list
 * @param {{quotes: boolean}} options whether words in block quotes count
 * @returns {import('markdownlint').Rule}
 */
function wordRule(name, description, list, {quotes}) {
  return {
    names: [name],
    description,
    tags: ['prose'],
    parser: 'none',
    function: ({lines, frontMatterLines}, onError) => {
      for (const prose of proseLines(lines, frontMatterLines)) {
        if (prose.quote && !quotes) continue;
        for (const {found, advice} of objections(prose.text, list)) {
          onError(finding(prose, `"${found}". ${advice}`));
        }
      }
    },
  };
}

export default [
  wordRule('terms', 'One word for one thing', terms, {quotes: true}),
  // A block quote is a text for the reader's customers, not for developers.
  wordRule('voice', 'Plain words, from Calry to a developer', voice, {quotes: false}),
];
