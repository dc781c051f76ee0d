// Tests the filters of the comparison, and their form in the URL.
import {expect, test} from 'vitest';
import {
  formatQuery,
  parseQuery,
  type RowData,
  statusText,
  unknownFilters,
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
  },
  {
    name: 'hostaway',
    pms: 'hostaway',
    auth: 'oauth',
    webhooks: 'manual',
    rooms: 'yes',
    has: 'quotes',
  },
];

const names = (list: RowData[]) => list.map(({name}) => name).join(' ');

test('the URL contains only the filters that are set', () => {
  const query = {q: 'host & co, two', has: 'quotes'};
  expect(formatQuery({...query, auth: ''})).toBe('?q=host+%26+co,+two&has=quotes');
  expect(parseQuery(formatQuery(query))).toEqual(query);
  expect(formatQuery({q: ''})).toBe('');
});

test.each([
  ['?q=a&supply=owner', {q: 'a', supply: 'none'}],
  ['?supply=both', {supply: 'credentials'}],
])('the former value in %s is read as the present one', (search, expected) => {
  expect(parseQuery(search)).toEqual(expected);
});

test.each([
  ['?q=%20GUEST', 'guesty'],
  ['?q=guest,%20hostaway,', 'guesty hostaway'],
  ['?auth=api-key', 'guesty'],
  ['?webhooks=manual', 'guesty hostaway', 'beds24: webhooks'],
  ['?webhooks=manual&rooms=yes', 'hostaway', 'beds24: webhooks'],
  ['?webhooks=unknown', 'beds24'],
  ['?has=quotes', 'beds24 hostaway'],
  ['?has=reviews', '', 'beds24: has'],
  ['?has=reviews&webhooks=manual', '', 'beds24: has webhooks'],
  ['?has=reviews&rooms=no', ''],
  ['?other=1', 'beds24 guesty hostaway'],
])('the filter %s keeps "%s", and may keep "%s"', (search, expected, possible = '') => {
  const unknown = (row: RowData) => unknownFilters(row, parseQuery(search));
  expect(names(rows.filter((row) => unknown(row)?.length === 0))).toBe(expected);
  const others = rows.filter((row) => unknown(row)?.length);
  expect(others.map((row) => `${row.name}: ${unknown(row)?.join(' ')}`).join()).toBe(possible);
});

test.each([
  ['?customer=own', []],
  ['?auth=key&customer=own', []],
  ['?auth=key&customer=sign-in', undefined],
  ['?auth=key,oauth&customer=sign-in', []],
  ['?auth=oauth&customer=sign-in&webhooks=manual', []],
  ['?auth=key&webhooks=manual', ['webhooks']],
  ['?auth=oauth&webhooks=automatic', undefined],
  ['?webhooks=manual&customer=own', ['webhooks']],
  ['?rooms=yes', []],
])('filters match within one way of connecting: %s, unknown: %j', (search, expected) => {
  const row = {
    auth: 'oauth:1 key:2',
    customer: 'sign-in:1 own:2',
    webhooks: 'manual:1 unknown:2',
    rooms: 'unknown:1 yes:2',
  };
  expect(unknownFilters(row, parseQuery(search))).toEqual(expected);
});

test.each([
  [29, 0, '29 systems'],
  [3, 0, '3 of 29 systems'],
  [0, 0, 'No system matches these filters.'],
  [1, 17, '1 of 29 match · 17 unknown'],
])('with %i matches, and %i unknown, the line is "%s"', (matching, unknown, text) => {
  expect(statusText({matching, unknown}, 29)).toBe(text);
});
