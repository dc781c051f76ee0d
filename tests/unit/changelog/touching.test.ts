// Tests which entries of the changelog the page of an operation lists.
import {expect, test} from 'vitest';
import type {Entry} from '../../../src/plugins/changelog/entries';
import type {Kind} from '../../../src/plugins/changelog/schema';
import {changelogBlocks, entriesTouching} from '../../../src/plugins/changelog/touching';
import {findOperation} from '../../../src/plugins/reference/contract/find';
import {loadContract} from '../../../src/plugins/reference/contract/load';

const operation = (key: string) => findOperation(loadContract(), key);

const entry = (id: string, kind: Kind, affects: string): Entry => ({
  id,
  file: `changelog/${id}.mdx`,
  title: `Entry ${id}`,
  description: '',
  api: {[kind]: [{text: 'It changed.', affects: [affects]}]},
});

test.each<[affects: string, kind: Kind, key: string, isListed: boolean]>([
  ['v2/getReservation', 'changed', 'v2/getReservation', true],
  ['v2/getReservation', 'changed', 'v2/getReview', false],
  ['v2/list* query-limit', 'added', 'v2/listReservations', true],
  // The operation does not have this parameter.
  ['v2/* query-limit', 'added', 'v2/getReservation', false],
  // The field was removed, but its parent still exists.
  ['v2/* response-200.data.customFields.*', 'removed', 'v2/listReservations', true],
  ['v2/* response-200.data.customFields.*', 'removed', 'v2/getQuote', false],
])('an entry that affects %s (%s) is on the page of %s: %s', (affects, kind, key, isListed) => {
  const found = entriesTouching(operation(key), [entry('2026-01-02-a', kind, affects)]);
  expect(found).toHaveLength(isListed ? 1 : 0);
});

test('the page of an operation links to the entries that affect it, newest first', () => {
  const ids = ['2026-01-02-a', '2026-11-21-b'];
  const entries = ids.map((id) => entry(id, 'changed', 'v2/getQuote'));
  const [heading, list] = changelogBlocks(operation('v2/getQuote'), entries);
  expect(heading).toMatchObject({kind: 'heading', id: 'changelog'});
  expect(list).toEqual({
    kind: 'list',
    items: [
      ['21 November 2026: ', {href: '/changelog/2026-11-21-b', text: ['Entry 2026-11-21-b']}],
      ['2 January 2026: ', {href: '/changelog/2026-01-02-a', text: ['Entry 2026-01-02-a']}],
    ],
  });
  expect(changelogBlocks(operation('v2/getReview'), entries)).toEqual([]);
});

test('a deprecation is below the title of a page, so that its changelog omits it', () => {
  const entries = [entry('2026-01-02-a', 'deprecated', 'v2/getQuote')];
  expect(changelogBlocks(operation('v2/getQuote'), entries)).toEqual([]);
});
