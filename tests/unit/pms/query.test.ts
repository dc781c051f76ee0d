import {expect, test} from 'vitest';
import {
  compareRows,
  everything,
  formatQuery,
  matches,
  parseQuery,
  type RowData,
} from '../../../src/pms/Comparison/query';

const rows: RowData[] = [
  {name: 'beds24', auth: 'invite-code', webhooks: 'unknown', rooms: 'yes', has: 'rates quotes'},
  {
    name: 'guesty',
    auth: 'oauth api-key',
    webhooks: 'manual',
    rooms: 'no',
    has: 'rates',
    limit: '900',
  },
  {name: 'hostaway', auth: 'oauth', webhooks: 'manual', rooms: 'yes', has: 'quotes', limit: '90'},
];

const names = (list: RowData[]) => list.map(({name}) => name).join(' ');

test('the address keeps what differs from the whole list, and nothing else', () => {
  const query = {...everything, q: 'host & co', has: 'quotes', sort: 'limit', dir: 'desc' as const};
  expect(formatQuery(query)).toBe('?q=host+%26+co&has=quotes&sort=limit&dir=desc');
  expect(parseQuery(formatQuery(query))).toEqual(query);
  expect(formatQuery(everything)).toBe('');
  expect(parseQuery('')).toEqual(everything);
});

test('an address with unknown keys or values shows the whole list', () => {
  expect(parseQuery('?dir=sideways&other=1')).toEqual(everything);
});

test.each([
  ['?q=%20GUEST', 'guesty'],
  ['?auth=api-key', 'guesty'],
  ['?webhooks=manual', 'guesty hostaway'],
  ['?webhooks=manual&rooms=yes', 'hostaway'],
  ['?has=quotes', 'beds24 hostaway'],
  ['?has=reviews', ''],
])('the filter %s leaves "%s"', (search, expected) => {
  expect(names(rows.filter((row) => matches(row, parseQuery(search))))).toBe(expected);
});

test.each([
  ['?sort=name&dir=desc', 'hostaway guesty beds24'],
  ['?sort=limit', 'hostaway guesty beds24'],
  ['?sort=limit&dir=desc', 'guesty hostaway beds24'],
  ['?sort=webhooks', 'guesty hostaway beds24'],
])('the order %s is %s: figures by size, unknown values last', (search, expected) => {
  const query = parseQuery(search);
  expect(names([...rows].sort((a, b) => compareRows(a, b, query)))).toBe(expected);
});

test('rate limits are sorted by their number', () => {
  const byLimit = (a: RowData, b: RowData) => compareRows(a, b, {sort: 'limit', dir: 'asc'});
  expect(
    names(
      [
        {name: 'a', limit: '1000'},
        {name: 'b', limit: '90'},
      ].toSorted(byLimit),
    ),
  ).toBe('b a');
});
