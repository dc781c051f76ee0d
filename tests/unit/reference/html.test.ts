import {expect, test} from 'vitest';
import {blockHtml, inlineHtml, operationsHtml} from '../../../src/reference/emitters/html';

test('text is escaped', () => {
  expect(inlineHtml(['a < b & "c"', {code: '<key>'}])).toBe(
    'a &lt; b &amp; &quot;c&quot;<code>&lt;key&gt;</code>',
  );
});

const tableOf = (...columns: string[]) =>
  blockHtml({
    kind: 'table',
    label: 'Support',
    head: columns.map((code) => [{code}]),
    rows: [{id: 'a', cells: columns.map(() => ['-'])}],
  });

test('a table can be scrolled by keyboard, and its first column has the headings of its rows', () => {
  const html = tableOf('a', 'b');
  expect(html).toContain('role="group" aria-label="Support" tabindex="0"');
  expect(html).toContain('<tr id="a"><th scope="row">-</th><td>-</td></tr>');
});

test.each([
  [2, '<table>'],
  [3, '<table class="table-cards">'],
  [6, '<table class="table-cards">'],
  [7, '<table class="table-cards table-dense">'],
])('a table of %i columns is %s', (count, tag) => {
  expect(tableOf(...Array.from({length: count}, (_, index) => `v${index}`))).toContain(tag);
});

test('a cell of three columns or more names its column for narrow screens', () => {
  expect(tableOf('a', '"b"', 'c')).toContain('<td data-label="&quot;b&quot;">-</td>');
});

test('a dense table breaks field names between their words', () => {
  const html = tableOf('id', 'price.amount', 'propertyId', 'minimumNights', 'v1', 'a', 'b');
  expect(html).toContain('<code>price.<wbr>amount</code>');
  expect(html).toContain('<code>minimum<wbr>Nights</code>');
  expect(html).toContain('<code>v1</code>');
});

test('a path breaks before its segments, and its parameters are marked', () => {
  const html = operationsHtml([
    {
      call: {method: 'get', path: '/room-types/{id}'},
      title: 'Get',
      href: '/docs/a',
      text: ['One.'],
      words: '',
      tags: [],
    },
  ]);
  expect(html).toContain(
    '<span class="ref-segment">room-types</span>/<wbr><span class="ref-path-parameter">{id}</span>',
  );
});
