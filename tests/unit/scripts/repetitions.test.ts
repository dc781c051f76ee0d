// Tests that `npm run check` prints one line for each mistake.
import {expect, test} from 'vitest';
import {withoutRepetitions} from '../../../scripts/check/repetitions.mjs';

const word = (place: string, text: string) =>
  `${place}: Unknown word: ${text}. fix: (string) Add it.`;
const examples =
  'openapi/v2/a/get-an-a.yaml:74:11: Example validation errored: type must be JSONType or JSONType[]: strng. (redocly:no-invalid-media-type-examples)';
const ofKey = 'a.mdx:3: pms.sandbocks: this key is not allowed.';
const ofValue = 'openapi/v2/schemas/A.yaml:11: type: found "strng". Did you mean "string"?';

test.each([
  ['the misspelt word of an unknown key', ofKey, word('a.mdx:3:5', 'sandbocks')],
  ['a misspelt component', 'a.mdx:3:1: there is no component Crad.', word('a.mdx:3:2', 'Crad')],
  ['the misspelt word of a wrong value', ofValue, word('openapi/v2/schemas/A.yaml:11:9', 'strng')],
  ['an example that cannot be checked with a wrong type', ofValue, examples],
])('omits what is said of a problem again: %s', (_, own, again) => {
  expect(withoutRepetitions([own, again])).toEqual([own]);
});

test.each([
  ['a word on another line', ofValue, word('openapi/v2/schemas/A.yaml:1:9', 'strng')],
  ['another word on the line', ofValue, word('openapi/v2/schemas/A.yaml:11:19', 'othr')],
  ['an example that cannot be checked, without another problem', ofKey, examples],
])('keeps %s', (_, ...lines) => {
  expect(withoutRepetitions(lines)).toEqual(lines);
});
