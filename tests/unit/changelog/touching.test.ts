import {expect, test} from 'vitest';
import type {Entry} from '../../../src/changelog/entries';
import type {Kind} from '../../../src/changelog/schema';
import {changelogBlocks, entriesTouching} from '../../../src/changelog/touching';
import {findOperation} from '../../../src/reference/contract/find';
import {loadContract} from '../../../src/reference/contract/load';

const contract = loadContract();

const entry = (id: string, kind: Kind, affects: string[]): Entry => ({
  id,
  file: `changelog/${id}.mdx`,
  title: `Entry ${id}`,
  description: '',
  api: {[kind]: [{text: 'It changed.', affects}]},
});

const touched = (kind: Kind, affects: string, key: string) =>
  entriesTouching(findOperation(contract, key), [entry('2026-01-02-a', kind, [affects])]).length >
  0;

test.each<[affects: string, kind: Kind, key: string, isTouched: boolean]>([
  ['v2/getReservation', 'changed', 'v2/getReservation', true],
  ['v2/getReservation', 'changed', 'v2/getReview', false],
  ['v2/list* query-limit', 'added', 'v2/listReservations', true],
  // It has no such parameter.
  ['v2/* query-limit', 'added', 'v2/getReservation', false],
  // What was removed is gone; what it was part of is still there.
  ['v2/* response-200.data.customFields.*', 'removed', 'v2/listReservations', true],
  ['v2/* response-200.data.customFields.*', 'removed', 'v2/getQuote', false],
  ['*/getCustomField*', 'removed', 'v2/getCustomField', true],
])('%s, %s, touches %s: %s', (affects, kind, key, isTouched) => {
  expect(touched(kind, affects, key)).toBe(isTouched);
});

test('a page lists the entries that touch its operation, the newest first', () => {
  const entries = ['2026-01-02-a', '2026-11-21-b'].map((id) =>
    entry(id, 'changed', ['v2/getQuote']),
  );
  const [heading, list] = changelogBlocks(findOperation(contract, 'v2/getQuote'), entries);
  expect(heading).toMatchObject({kind: 'heading', id: 'changelog'});
  expect(list).toEqual({
    kind: 'list',
    items: [
      ['21 November 2026: ', {href: '/changelog/2026-11-21-b', text: ['Entry 2026-11-21-b']}],
      ['2 January 2026: ', {href: '/changelog/2026-01-02-a', text: ['Entry 2026-01-02-a']}],
    ],
  });
  expect(changelogBlocks(findOperation(contract, 'v2/getReview'), entries)).toEqual([]);
});
