import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readAsked, readSynonyms} from '../../../src/search/index-builder/reviewed';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'reviewed-'));
  mkdirSync(path.join(dir, 'src/search/index-builder'), {recursive: true});
});

afterEach(() => rmSync(dir, {recursive: true}));

const write = (name: string, text: string) =>
  writeFileSync(path.join(dir, 'src/search/index-builder', name), text);

test('what readers ask is read by page and anchor', () => {
  write(
    'asked.yaml',
    "/docs/contact:\n  '': help\n  what-to-put-into-the-message: open a ticket\n",
  );
  expect(readAsked(dir)).toEqual({
    '/docs/contact': {'': 'help', 'what-to-put-into-the-message': 'open a ticket'},
  });
});

test.each([
  ['an address without a slash', 'docs/contact:\n  a: b\n', 'docs/contact'],
  ['an anchor without a text', '/docs/contact:\n  a:\n', '/docs/contact > a'],
  ['an address without anchors', '/docs/contact: help\n', '/docs/contact'],
])('%s is told with file and key', (_, text, key) => {
  write('asked.yaml', text);
  expect(() => readAsked(dir)).toThrow(
    /^src\/search\/index-builder\/asked\.yaml: an address needs/,
  );
  expect(() => readAsked(dir)).toThrow(`\n${key}: `);
});

test('words of the same meaning are read in sets', () => {
  write('synonyms.yaml', '- words: wi-fi, booking.com, 429, rate limit\n  reason: A test.\n');
  expect(readSynonyms(dir)).toEqual([['wi-fi', 'booking.com', '429', 'rate limit']]);
});

test.each([
  ['a word alone', '- words: booking\n  reason: A test.\n', '0 > words: name at least two words'],
  ['a set without a reason', '- words: a, b\n', '0 > reason: '],
  ['a reason that is empty', "- words: a, b\n  reason: ''\n", '0 > reason: '],
  ['a misspelt key', '- words: a, b\n  reason: A.\n  why: B.\n', 'Unrecognized key: "why"'],
  [
    'a word with capital letters, in the second set',
    '- words: a, b\n  reason: A.\n- words: a, API\n  reason: A.\n',
    '1 > words: write the words in lower case',
  ],
  ['a comma too many', '- words: a, b,\n  reason: A.\n', '0 > words: write the words'],
  ['a word that is there twice', '- words: a, b, a\n  reason: A.\n', '0 > words: a word stands'],
])('%s is told with file and set', (_, text, message) => {
  write('synonyms.yaml', text);
  expect(() => readSynonyms(dir)).toThrow(/^src\/search\/index-builder\/synonyms\.yaml: a set has/);
  expect(() => readSynonyms(dir)).toThrow(message);
});
