import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readAsked, readSynonyms} from '../../../src/search/index-builder/reviewed';
import {temporaryFolder} from '../../support/temporaryFolder';

/** Writes a file of the index builder, and returns the root of its project. */
function project(name: string, text: string): string {
  const root = temporaryFolder('reviewed');
  const file = path.join(root, 'src/search/index-builder', name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return root;
}

test('asked.yaml has what readers ask, by page and anchor', () => {
  const text = "/docs/contact:\n  '': help\n  the-message: open a ticket\n";
  expect(readAsked(project('asked.yaml', text))).toEqual({
    '/docs/contact': {'': 'help', 'the-message': 'open a ticket'},
  });
});

test('synonyms.yaml has sets of words', () => {
  const text = '- words: wi-fi, booking.com, 429, rate limit\n  reason: A test.\n';
  expect(readSynonyms(project('synonyms.yaml', text))).toEqual([
    ['wi-fi', 'booking.com', '429', 'rate limit'],
  ]);
});

const second = '- words: a, b\n  reason: A.\n- words: a, API\n  reason: A.\n';

test.each([
  ['asked.yaml', 'docs/contact:\n  a: b\n', 'docs/contact'],
  ['asked.yaml', '/docs/contact:\n  a:\n', '/docs/contact > a'],
  ['asked.yaml', '/docs/contact: help\n', '/docs/contact'],
  ['synonyms.yaml', '- words: booking\n  reason: A.\n', '0 > words: name at least two words'],
  ['synonyms.yaml', '- words: a, b\n', '0 > reason: '],
  ['synonyms.yaml', "- words: a, b\n  reason: ''\n", '0 > reason: '],
  ['synonyms.yaml', '- words: a, b\n  reason: A.\n  why: B.\n', '0: Unrecognized key: "why"'],
  ['synonyms.yaml', second, '1 > words: write the words in lower case'],
  ['synonyms.yaml', '- words: a, b,\n  reason: A.\n', '0 > words: write the words'],
  ['synonyms.yaml', '- words: a, b, a\n  reason: A.\n', '0 > words: a word stands'],
])('a mistake in %s is reported with file and key: %j', (file, text, message) => {
  const read = {'asked.yaml': readAsked, 'synonyms.yaml': readSynonyms}[file];
  expect(() => read?.(project(file, text))).toThrow(
    new RegExp(`^src/search/index-builder/${file}: .*\n${message}`),
  );
});
