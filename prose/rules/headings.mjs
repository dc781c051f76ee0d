import {readFileSync} from 'node:fs';
import {finding, proseLines} from '../lines.mjs';

const names = new Set(
  readFileSync(new URL('../names.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#')),
);

/** Names of days and months, which have a capital in English. */
const calendar = new Set(
  [...Array(12).keys()].flatMap((index) => [
    new Date(Date.UTC(2024, index)).toLocaleString('en-GB', {month: 'long', timeZone: 'UTC'}),
    new Date(Date.UTC(2024, 0, index)).toLocaleString('en-GB', {weekday: 'long', timeZone: 'UTC'}),
  ]),
);

const multiWordNames = [...names].filter((name) => name.includes(' '));

/**
 * Lists the words of a heading that must not have a capital. Allowed are the first word, a word after a colon, full
 * stop or question mark, a proper name, a day or month, and a word with another capital or a digit (API, OAuth2).
 *
 * @param {string} heading
 * @returns {string[]}
 */
export function capitals(heading) {
  const words = multiWordNames
    .reduce((text, name) => text.replaceAll(name, '``'), heading)
    .match(/[\p{L}\d][\p{L}\d.'’-]*[:.?!]?|``/gu);
  return (words ?? []).filter((word, index, all) => {
    const before = all[index - 1];
    if (before === undefined || /[:.?!]$/.test(before)) return false;
    const bare = word.replace(/[:.?!]$/, '').replace(/['’]s$/, '');
    return /^\p{Lu}[\p{Ll}-]+$/u.test(bare) && !names.has(bare) && !calendar.has(bare);
  });
}

/** @type {import('markdownlint').Rule} */
export default {
  names: ['sentence-case'],
  description: 'Headings and titles are in sentence case',
  tags: ['prose', 'headings'],
  parser: 'none',
  function: ({name, lines, frontMatterLines}, onError) => {
    for (const prose of proseLines(lines, frontMatterLines)) {
      const {key, text} = prose;
      // The title of a PMS guide is a proper name.
      const isTitle = key === 'title' && !name.includes('PMS Specific Guides/');
      const heading =
        key === undefined ? /^#{1,6} +(.*)/.exec(text)?.[1] : isTitle ? text : undefined;
      const wrong = heading === undefined ? [] : capitals(heading);
      if (wrong.length === 0) continue;
      const words = wrong.map((word) => `"${word}"`).join(', ');
      onError(
        finding(
          prose,
          `${words}. Write it in lower case; if it is a proper name, add it to prose/names.txt.`,
        ),
      );
    }
  },
};
