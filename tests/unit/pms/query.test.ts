import {describe, expect, it} from 'vitest';
import {
  compareRows,
  everything,
  formatQuery,
  matches,
  parseQuery,
  type RowData,
} from '../../../src/pms/Comparison/query';

const rows: RowData[] = [
  {
    name: 'beds24',
    auth: 'invite-code',
    supply: 'both',
    webhooks: 'unknown',
    rooms: 'yes',
    has: 'rates quotes',
    limit: '',
  },
  {
    name: 'guesty',
    auth: 'oauth-client-credentials api-key',
    supply: 'owner',
    webhooks: 'manual',
    rooms: 'no',
    has: 'rates',
    limit: '900',
  },
  {
    name: 'hostaway',
    auth: 'oauth-client-credentials',
    supply: 'owner',
    webhooks: 'manual',
    rooms: 'yes',
    has: 'quotes',
    limit: '90',
  },
];

const names = (list: RowData[]) => list.map(({name}) => name);

describe('the address', () => {
  it('is empty when nothing was asked', () => {
    expect(formatQuery(everything)).toBe('');
    expect(parseQuery('')).toEqual(everything);
  });

  it('keeps what was asked', () => {
    const query = {
      ...everything,
      q: 'host & co',
      has: 'quotes',
      sort: 'limit',
      dir: 'desc' as const,
    };
    expect(formatQuery(query)).toBe('?q=host+%26+co&has=quotes&sort=limit&dir=desc');
    expect(parseQuery(formatQuery(query))).toEqual(query);
  });

  it('may hold nonsense', () => {
    expect(parseQuery('?dir=sideways&other=1')).toEqual(everything);
  });
});

describe('filters', () => {
  it.each([
    ['?q=%20GUEST', ['guesty']],
    ['?auth=api-key', ['guesty']],
    ['?supply=both', ['beds24']],
    ['?webhooks=manual', ['guesty', 'hostaway']],
    ['?webhooks=manual&rooms=yes', ['hostaway']],
    ['?has=quotes', ['beds24', 'hostaway']],
    ['?has=reviews', []],
  ])('%s', (search, expected) => {
    expect(names(rows.filter((row) => matches(row, parseQuery(search))))).toEqual(expected);
  });
});

describe('the order', () => {
  it.each([
    ['?sort=name&dir=desc', ['hostaway', 'guesty', 'beds24']],
    ['?sort=limit', ['hostaway', 'guesty', 'beds24']],
    ['?sort=limit&dir=desc', ['guesty', 'hostaway', 'beds24']],
    ['?sort=webhooks', ['guesty', 'hostaway', 'beds24']],
  ])('%s puts the unknown last', (search, expected) => {
    const query = parseQuery(search);
    expect(names([...rows].sort((a, b) => compareRows(a, b, query)))).toEqual(expected);
  });
});
