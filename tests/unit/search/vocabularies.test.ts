// Tests how the files with synonyms and section keywords are read.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  readSectionKeywords,
  readSynonyms,
} from '../../../src/plugins/search/index-builder/vocabularies';
import {temporaryFolder} from '../../support/temporaryFolder';
import {readRows} from '../../support/readRows';

/** Creates a project with this file of the index builder, and returns its root. */
function project(name: string, text: string): string {
  const root = temporaryFolder('reviewed');
  const file = path.join(root, 'src/plugins/search/index-builder', name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return root;
}

test('section-keywords.yaml is read as keywords by page and anchor', () => {
  const text = '/docs/contact:\n  the-message: open a ticket\n';
  expect(readSectionKeywords(project('section-keywords.yaml', text))).toEqual({
    '/docs/contact': {'the-message': 'open a ticket'},
  });
});

test('synonyms.yaml is read as sets of words', () => {
  const text = '- words: wi-fi, booking.com, 429, rate limit\n  reason: A test.\n';
  expect(readSynonyms(project('synonyms.yaml', text))).toEqual([
    ['wi-fi', 'booking.com', '429', 'rate limit'],
  ]);
});

const readers = {'section-keywords.yaml': readSectionKeywords, 'synonyms.yaml': readSynonyms};

test.each(
  readRows<{file: keyof typeof readers; text: string; message: string}>(
    'tests/unit/search/vocabularies.yaml',
  ),
)('a mistake in $file is reported with file and key: $text', ({file, text, message}) => {
  expect(() => readers[file](project(file, text))).toThrow(
    new RegExp(`^src/plugins/search/index-builder/${file}:\\d+: ${message}`),
  );
});
