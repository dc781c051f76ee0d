import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fleschKincaid} from 'flesch-kincaid';
import retextEnglish from 'retext-english';
import retextPassive from 'retext-passive';
import {syllable} from 'syllable';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {wordsIn} from '../../prose/sentences.mjs';
import {terms, undocumented, voice} from '../../prose/terms.mjs';
import {proseOf} from './prose.mjs';

/** Sentences of more words than these are long: readers lose the thread. */
export const LONG = 25;

const english = unified().use(retextEnglish).use(retextPassive);
const refused = [...terms, ...voice].map(({pattern}) => new RegExp(pattern, `g${pattern.flags}`));
/**
 * A form of "be" ahead of a regular participle, which retext-passive does not look for: it knows the irregular ones.
 * Adverbs may come between them.
 */
const regularPassive =
  /\b(?:am|is|are|was|were|be|been|being)(?: not|n['’]t)?(?: (?:[a-z]+ly|never|always|also|only|still|now|then|already|often))* ([a-z]+ed)\b/gi;

/** Words in "-ed" that say how something is, not what somebody does to it. "Documented" is measured on its own. */
const adjectives = new Set(
  'advanced deprecated detailed documented experienced hundred interested limited nested red related required unchanged undocumented unlimited unsupported unused'.split(
    ' ',
  ),
);

const published = /\bpublished\b/i;

/**
 * @typedef {object} Figures counts, of a page or of several
 * @property {number} pages
 * @property {number} sentences
 * @property {number} refused words that the rules of prose/ refuse
 * @property {number} answers "answer" in any form
 * @property {number} undocumented sentences that say that something is not documented or not published
 * @property {number} long sentences of more than 25 words
 * @property {number} passive constructions
 * @property {number} words without code
 * @property {number} syllables of these
 */

/**
 * Counts how a text speaks.
 *
 * @param {string} markdown
 * @returns {Figures}
 */
export function measure(markdown) {
  const sentences = proseOf(markdown);
  const text = sentences.join('\n');
  const words = text.replaceAll('``', '').match(/[\p{L}][\p{L}'’-]*/gu) ?? [];
  const file = new VFile(
    sentences.map((sentence) => sentence.replaceAll('``', 'code')).join('\n\n'),
  );
  english.runSync(english.parse(file), file);
  const irregular = new Set(file.messages.map(({actual}) => actual?.toLowerCase()));
  const regular = [...text.matchAll(regularPassive)]
    .map(([, participle = '']) => participle.toLowerCase())
    .filter((participle) => !adjectives.has(participle) && !irregular.has(participle));
  const count = (/** @type {RegExp} */ pattern) =>
    sentences.filter((sentence) => pattern.test(sentence)).length;
  return {
    pages: 1,
    sentences: sentences.length,
    refused: refused.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0),
    answers: text.match(/\banswer(?:s|ed|ing)?\b/gi)?.length ?? 0,
    undocumented: count(
      new RegExp(`${undocumented.source}|(?:\\bnot|n['’]t)\\b[^.]{0,40}${published.source}`, 'i'),
    ),
    long: sentences.filter((sentence) => wordsIn(sentence) > LONG).length,
    passive: file.messages.length + regular.length,
    words: words.length,
    syllables: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  };
}

/**
 * The reading grade by Flesch and Kincaid: years of school.
 *
 * @param {Figures} figures
 */
export const gradeOf = ({sentences, words, syllables}) =>
  sentences === 0 ? 0 : fleschKincaid({sentence: sentences, word: words, syllable: syllables});

/** The kinds of pages, each with the addresses that belong to it; the first that matches counts. */
const kinds = /** @type {const} */ ([
  ['PMS guides', /^\/docs\/PMS Specific Guides/],
  ['guides', /^\/docs\/(?:guides\/|guides$|introduction|calrylink|contact|for-programs)/],
  [
    'operations',
    /^\/docs\/(?:vacation-rental-api\/(?:v\d\/[^/]+\/[^/]+|passthrough)|common-api-reference\/(?:user|.+\/[^/]+))$/,
  ],
  ['overviews', /^\/docs\/(?:vacation-rental-api|common-api-reference|category|not-documented)/],
  ['blog, changelog', /^\/(?:blog|changelog)/],
]);

/** @param {string} route */
export const kindOf = (route) =>
  kinds.find(([, pattern]) => pattern.test(route))?.[0] ?? 'home, search and others';

/**
 * @param {string} folder of a build
 * @returns {(Figures & {route: string})[]} the pages that have a Markdown twin
 * @throws {Error} when the folder holds no build
 */
export function measureBuild(folder) {
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({
      route: `/${name.split(path.sep).join('/').replace(/\.md$/, '')}`,
      ...measure(readFileSync(path.join(folder, name), 'utf8')),
    }));
  if (pages.length === 0) throw new Error(`${folder} holds no pages. Run "npm run build" first.`);
  return pages;
}

/**
 * @param {Figures[]} pages
 * @returns {Figures}
 */
export function sumOf(pages) {
  /** @type {Figures} */
  const none = {
    pages: 0,
    sentences: 0,
    refused: 0,
    answers: 0,
    undocumented: 0,
    long: 0,
    passive: 0,
    words: 0,
    syllables: 0,
  };
  const keys = /** @type {(keyof Figures)[]} */ (Object.keys(none));
  for (const page of pages) for (const key of keys) none[key] += page[key];
  return none;
}

/**
 * @param {(Figures & {route: string})[]} pages
 * @returns {Map<string, Figures>} the sums by kind of page, and of all
 */
export function byKind(pages) {
  const names = [...new Set(pages.map(({route}) => kindOf(route)))].sort();
  const sums = names.map(
    (kind) =>
      /** @type {const} */ ([kind, sumOf(pages.filter(({route}) => kindOf(route) === kind))]),
  );
  return new Map([...sums, ['all', sumOf(pages)]]);
}
