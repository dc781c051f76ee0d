// Tests the filters and sorting of the comparison, and their form in the URL.
import {expect, test} from 'vitest';
import {
  compareRows,
  initialQuery,
  formatQuery,
  matches,
  parseQuery,
  type RowData,
} from '../../../src/plugins/pms/comparison/query';

const rows: RowData[] = [
  {
    name: 'beds24',
    pms: 'beds24',
    auth: 'invite-code',
    webhooks: 'unknown',
    rooms: 'yes',
    has: 'rates quotes ?reviews',
  },
  {
    name: 'guesty',
    pms: 'guesty',
    auth: 'oauth api-key',
    webhooks: 'manual',
    rooms: 'no',
    has: 'rates',
    limit: '1000',
  },
  {name: 'hostaway', auth: 'oauth', webhooks: 'manual', rooms: 'yes', has: 'quotes', limit: '90'},
];

const names = (list: RowData[]) => list.map(({name}) => name).join(' ');

test('the URL contains only non-default filters', () => {
  const query = {...initialQuery, q: 'host & co, two', has: 'quotes', sort: 'limit', dir: 'desc'};
  expect(formatQuery(query)).toBe('?q=host+%26+co,+two&has=quotes&sort=limit&dir=desc');
  expect(parseQuery(formatQuery(query))).toEqual(query);
  expect(formatQuery(initialQuery)).toBe('');
});

test.each([
  ['?q=%20GUEST', 'guesty'],
  ['?q=guest,%20hostaway,', 'guesty hostaway'],
  ['?pms=guesty,beds24', 'beds24 guesty'],
  ['?auth=api-key', 'guesty'],
  ['?webhooks=manual', 'guesty hostaway'],
  ['?webhooks=manual&rooms=yes', 'hostaway'],
  ['?has=quotes', 'beds24 hostaway'],
  ['?has=reviews', ''],
  ['?has=reviews&unknown=show', 'beds24'],
  ['?webhooks=manual&unknown=show', 'beds24 guesty hostaway'],
  ['?dir=sideways&other=1', 'beds24 guesty hostaway'],
])('the filter %s keeps "%s"', (search, expected) => {
  expect(names(rows.filter((row) => matches(row, parseQuery(search))))).toBe(expected);
});

test.each([
  ['?customer=own', true],
  ['?auth=key&customer=own', true],
  ['?auth=key&customer=sign-in', false],
  ['?auth=key,oauth&customer=sign-in', true],
  ['?auth=oauth&customer=sign-in&webhooks=manual', true],
  ['?auth=key&webhooks=manual', false],
  ['?auth=key&webhooks=manual&unknown=show', true],
])('filters match within one way of connecting: %s, %s', (search, expected) => {
  const row = {
    auth: 'oauth:1 key:2',
    customer: 'sign-in:1 own:2',
    webhooks: 'manual:1 unknown:2',
  };
  expect(matches(row, parseQuery(search))).toBe(expected);
});

test.each([
  ['?sort=name&dir=desc', 'hostaway guesty beds24'],
  ['?sort=limit', 'hostaway guesty beds24'],
  ['?sort=limit&dir=desc', 'guesty hostaway beds24'],
  ['?sort=webhooks', 'guesty hostaway beds24'],
])('%s sorts as %s: numbers numerically, unknown values last', (search, expected) => {
  const query = parseQuery(search);
  expect(names([...rows].sort((a, b) => compareRows(a, b, query)))).toBe(expected);
});
