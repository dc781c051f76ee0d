// The markdownlint rule for capitals in headings and titles.
import {readFileSync} from 'node:fs';
import {pmsGuidesName} from '../../src/site/pmsGuidesName.mjs';
import {proseRule} from '../lines.mjs';

const names = new Set(
  readFileSync(new URL('../names.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#')),
);

const multiWordNames = [...names].filter((name) => name.includes(' '));

/**
 * Lists the words of a heading that must not begin with a capital. Capitals are allowed in the first word, after a
 * colon, full stop, exclamation or question mark, in proper names, and in words with a further capital or a digit (API,
 * OAuth2).
 *
 * @param {string} heading
 * @returns {string[]}
 */
function capitals(heading) {
  const words = multiWordNames
    .reduce((text, name) => text.replaceAll(name, '``'), heading)
    .match(/[\p{L}\d][\p{L}\d.'’-]*[:.?!]?|``/gu);
  return (words ?? []).filter((word, index, all) => {
    const before = all[index - 1];
    if (before === undefined || /[:.?!]$/.test(before)) return false;
    const bare = word.replace(/[:.?!]$/, '').replace(/['’]s$/, '');
    return /^\p{Lu}[\p{Ll}-]+$/u.test(bare) && !names.has(bare);
  });
}

export default proseRule(
  'sentence-case',
  'Headings and titles are in sentence case',
  ({key, text}, file) => {
    // The title of a PMS guide is a proper name.
    const isTitle = key === 'title' && !file.includes(`${pmsGuidesName}/`);
    const [, heading = isTitle ? text : ''] =
      (key === undefined && /^#{1,6} +(.*)/.exec(text)) || [];
    const words = capitals(heading).map((word) => `"${word}"`);
    if (words.length === 0) return [];
    const advice = 'Write it in lower case; if it is a proper name, add it to prose/names.txt.';
    return [`${words.join(', ')}. ${advice}`];
  },
);
