import {expect, test} from 'vitest';
import {readEntries} from '../../../src/changelog/entries';
import {changelogWith, entryText} from './repository';

const right = entryText('docs:\n  added:\n    - text: A page.');

test('reads the entries of the repository, the oldest first', () => {
  const ids = readEntries().map(({id}) => id);
  expect(ids).toContain('2025-06-15-version-1-is-deprecated');
  expect([...ids].sort()).toEqual(ids);
});

test('an entry that is right is read', () => {
  const root = changelogWith({'2026-12-01-one-more.mdx': right});
  expect(readEntries(root).at(-1)).toMatchObject({
    id: '2026-12-01-one-more',
    file: 'changelog/2026-12-01-one-more.mdx',
    docs: {added: [{text: 'A page.'}]},
  });
});

const name = '2026-12-01-wrong.mdx';

const mistakes: [kind: string, file: string, text: string, message: string][] = [
  [
    'no date in the file name',
    'news.mdx',
    right,
    'changelog/news.mdx:1: the name of the file is not a date and a name. Allowed: the day of the change and lower-case words, such as 2025-06-15-version-1-ends.mdx.',
  ],
  [
    'a day that does not exist',
    '2026-02-30-wrong.mdx',
    right,
    'changelog/2026-02-30-wrong.mdx:1: the name of the file is not a date and a name. Allowed: the day of the change and lower-case words, such as 2025-06-15-version-1-ends.mdx.',
  ],
  [
    'a list that does not exist',
    name,
    right.replace('added:', 'fixed:'),
    `changelog/${name}:6: docs.fixed: there is no such key. Allowed: added, changed, deprecated, removed. Did you mean "added"?`,
  ],
  [
    'a part that does not exist',
    name,
    right.replace('docs:', 'doc:'),
    `changelog/${name}:5: doc: there is no such key. Allowed: title, description, api, docs. Did you mean "docs"?`,
  ],
  [
    'a change that is a plain text',
    name,
    right.replace('- text: A page.', '- A page.'),
    `changelog/${name}:6: docs.added[0]: found "A page.". Allowed: a mapping.`,
  ],
  [
    'no description',
    name,
    right.replace(/description: .*\n/, ''),
    `changelog/${name}:1: description: this key is missing. Allowed: text.`,
  ],
  [
    'a description that is too short',
    name,
    right.replace(/description: .*\n/, 'description: Short.\n'),
    `changelog/${name}:3: description: found "Short.". Allowed: at least 50 characters.`,
  ],
  [
    'an operation without its description',
    name,
    right.replace('A page.', 'A page.\n      affects: [getQuote]'),
    `changelog/${name}:7: docs.added[0].affects[0]: found "getQuote". Allowed: an operation such as v2/updateReservation, or one of its fields such as v2/updateReservation body-notes.`,
  ],
  [
    'every field at once',
    name,
    right.replace('A page.', 'A page.\n      affects: ["v2/* *"]'),
    `changelog/${name}:7: docs.added[0].affects[0]: found "v2/* *". Allowed: an operation such as v2/updateReservation, or one of its fields such as v2/updateReservation body-notes.`,
  ],
  [
    'no change at all',
    name,
    entryText('docs: {}'),
    `changelog/${name}:1: the entry tells no change. Allowed: api or docs, with at least one of added, changed, deprecated, removed.`,
  ],
  [
    'YAML that is none',
    name,
    right.replace('title: A change', 'title: A: change'),
    `changelog/${name}:2: front matter: Nested mappings are not allowed in compact mappings.`,
  ],
];

test.each(mistakes)('%s', (_, file, text, message) => {
  const root = changelogWith({[file]: text});
  expect(() => readEntries(root)).toThrow(expect.objectContaining({message}) as Error);
});
