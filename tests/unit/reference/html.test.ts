import {expect, test} from 'vitest';
import {blockHtml, inlineHtml, operationsHtml} from '../../../src/reference/emitters/html';

test('text is escaped', () => {
  expect(inlineHtml(['a < b & "c"', {code: '<key>'}])).toBe(
    'a &lt; b &amp; &quot;c&quot;<code>&lt;key&gt;</code>',
  );
});

test('a table of seven columns is dense, and breaks field names between their words', () => {
  const columns = ['id', 'price.amount', 'propertyId', 'minimumNights', 'v1', 'a', 'b'];
  const head = columns.map((code) => [{code}]);
  const html = blockHtml({kind: 'table', label: 'Support', head, rows: []});
  expect(html).toContain('<table class="table-cards table-dense">');
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
