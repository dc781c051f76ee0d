// Tests the filters of the comparison, and their form in the URL.
import {expect, test} from 'vitest';
import {
  formatQuery,
  matches,
  parseQuery,
  type RowData,
} from '../../../src/plugins/pms/Comparison/query';

const rows: RowData[] = [
  {
    name: 'beds24',
    pms: 'beds24',
    auth: 'invite-code',
    webhooks: 'unknown',
    rooms: 'yes',
    has: 'rates quotes',
  },
  {
    name: 'guesty',
    pms: 'guesty',
    auth: 'oauth api-key',
    webhooks: 'manual',
    rooms: 'no',
    has: 'rates',
  },
  {name: 'hostaway', auth: 'oauth', webhooks: 'manual', rooms: 'yes', has: 'quotes'},
];

const names = (list: RowData[]) => list.map(({name}) => name).join(' ');

test('the URL contains only the filters that are set', () => {
  const query = {q: 'host & co, two', has: 'quotes'};
  expect(formatQuery({...query, auth: ''})).toBe('?q=host+%26+co,+two&has=quotes');
  expect(parseQuery(formatQuery(query))).toEqual(query);
  expect(formatQuery({})).toBe('');
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
  ['?other=1', 'beds24 guesty hostaway'],
])('the filter %s keeps "%s"', (search, expected) => {
  expect(names(rows.filter((row) => matches(row, parseQuery(search))))).toBe(expected);
});
