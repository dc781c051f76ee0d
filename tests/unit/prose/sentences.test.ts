// Tests the rules in prose/ with whole sentences, and how texts are split into sentences.
import {readFileSync} from 'node:fs';
import {lint} from 'markdownlint/sync';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import headings from '../../../prose/rules/headings.mjs';
import sentenceRules from '../../../prose/rules/sentences.mjs';
import words from '../../../prose/rules/words.mjs';
import {longSentences} from '../../../prose/sentences.mjs';

const read = (name: string) => parse(readFileSync(`tests/data/sentences/${name}.yaml`, 'utf8'));

/** Runs the prose rules on a text, and returns `rule: message` for each problem. */
function objectionsTo(text: string): string[] {
  const {page = []} = lint({
    strings: {page: `${text}\n`},
    config: {default: false, ...Object.fromEntries(names.map((name) => [name, true]))},
    customRules: rules,
  });
  return page.map(({ruleNames, errorDetail}) => `${ruleNames[0]}: ${errorDetail}`);
}

const rules = [...words, ...sentenceRules, headings];
const names = rules.flatMap(({names: [name]}) => name ?? []);

describe.each(['tune', 'unseen'])('the correct sentences in %s.yaml are accepted', (name) => {
  test.each<string>(read(name))('%s', (sentence) => expect(objectionsTo(sentence)).toEqual([]));
});

describe('the sentences in refused.yaml are reported with what to write instead', () => {
  test.each<{sentence: string; message: string}>(read('refused'))(
    '$sentence',
    ({sentence, message}) => expect(objectionsTo(sentence).join('\n')).toContain(message),
  );
});

test.each<[last: string, objections: string[]]>([
  [
    "The order isn't documented.",
    [
      'undocumented-once: "The order isn\'t documented. …" says it again after line 3. Say here what to ' +
        'do, and list the gap under "Not documented yet".',
    ],
  ],
  ['The order is by date.', []],
])('only a second statement that something is undocumented is reported: %s', (last, objections) => {
  const page = "## Not documented yet\n\nThe status isn't documented yet.\n\nRetry later.";
  expect(objectionsTo(`${page}\n\n${last}`)).toEqual(objections);
});

test('a sentence of more than 30 words is too long', () => {
  expect(longSentences(`${'word '.repeat(29)}word.`)).toEqual([]);
  expect(longSentences(`${'word '.repeat(30)}word.`)).toMatchObject([{words: 31}]);
});
