import {readFileSync} from 'node:fs';
import {lint} from 'markdownlint/sync';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import headings from '../../../prose/rules/headings.mjs';
import sentenceRules from '../../../prose/rules/sentences.mjs';
import words from '../../../prose/rules/words.mjs';
import {longSentences, sentencesOf, wordsIn} from '../../../prose/sentences.mjs';

const read = (name: string) => parse(readFileSync(`tests/data/sentences/${name}.yaml`, 'utf8'));

/** What the rules for prose say about a sentence, as `rule: message`. */
function objectionsTo(sentence: string): string[] {
  const rules = [...words, ...sentenceRules, headings];
  const config = Object.fromEntries([
    ['default', false],
    ...rules.map(({names: [name]}) => [name, true]),
  ]);
  const {page = []} = lint({strings: {page: `${sentence}\n`}, config, customRules: rules});
  return page.map(({ruleNames, errorDetail}) => `${ruleNames[0]}: ${errorDetail}`);
}

describe.each(['tune', 'check'])('%s: correct sentences are let pass', (name) => {
  const sentences: string[] = read(name);

  test('there are at least 20', () => expect(sentences.length).toBeGreaterThanOrEqual(20));
  test.each(sentences)('%s', (sentence) => expect(objectionsTo(sentence)).toEqual([]));
});

describe('what readers should not meet is refused', () => {
  const cases: {sentence: string; message: string}[] = read('refused');

  test('there are at least 20', () => expect(cases.length).toBeGreaterThanOrEqual(20));
  test.each(cases)('$sentence', ({sentence, message}) => {
    expect(objectionsTo(sentence).join('\n')).toContain(message);
  });
});

test('days and months keep their capital in a heading', () => {
  expect(objectionsTo('## Changes on Monday, 15 June')).toEqual([]);
});

describe('a page that says twice that something is not documented', () => {
  const page = (last: string) =>
    `## Not documented yet\n\nThe status isn't documented yet.\n\nRetry later.\n\n${last}`;

  test('is told where it said so first', () => {
    expect(objectionsTo(page("The order isn't documented."))).toEqual([
      'undocumented-once: "The order isn\'t documented. …" says it again after line 3. Say here what to do, and list the gap under "Not documented yet".',
    ]);
  });

  test('may have it once, and in a heading', () => {
    expect(objectionsTo(page('The order is by date.'))).toEqual([]);
  });
});

describe('sentences', () => {
  test.each([
    ['Read a page. Then read the next.', ['Read a page.', 'Then read the next.']],
    ['- Call `GET /x`. `data` holds it.', ['Call `GET /x`.', '`data` holds it.']],
    ['Send it, e.g. Monday. Wait.', ['Send it, e.g. Monday.', 'Wait.']],
    ['| A cell. | Another. Two. |', ['A cell.', 'Another.', 'Two.']],
    ['It is new in v2. v1 lacks it.', ['It is new in v2.', 'v1 lacks it.']],
    ['Version 3.1. 20 pages (v1.2) follow.', ['Version 3.1.', '20 pages (v1.2) follow.']],
  ])('%s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  test('count a piece of code as one word', () => {
    expect(wordsIn("Don't send `GET /api/v2/vrs`, 1,000 times - ever.")).toBe(6);
  });

  test('of 30 words are the longest', () => {
    const long = (count: number) => `${'word '.repeat(count - 1)}word.`;
    expect(longSentences(long(30))).toEqual([]);
    expect(longSentences(long(31))).toMatchObject([{words: 31}]);
  });
});
