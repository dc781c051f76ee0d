import {expect, test} from 'vitest';
import type {MarkupBlock} from '../../../src/plugins/reference/blocks/blocks';
import {StaticBlocks} from '../../../src/plugins/reference/components/static';
import {renderStatic} from '../../../src/site/render';

const html = (block: MarkupBlock) => renderStatic(StaticBlocks, {blocks: [block]});

test('a table of seven columns is dense, and can wrap field names between words', () => {
  const columns = ['id', 'price.amount', 'propertyId', 'minimumNights', 'v1', 'a', 'b'];
  const head = columns.map((code) => [{code}]);
  const table = html({kind: 'table', label: 'Support', head, rows: []});
  expect(table).toContain('<table class="table-cards table-dense">');
  expect(table).toContain('<code>price.<wbr/>amount</code>');
  expect(table).toContain('<code>minimum<wbr/>Nights</code>');
  expect(table).toContain('<code>v1</code>');
});

test('a path can wrap before its segments, and its parameters are highlighted', () => {
  const call = {method: 'get', path: '/room-types/{id}'};
  const operation = {call, title: 'Get', href: '/docs/a', isInferred: false, words: ''};
  expect(html({kind: 'operations', operations: [operation], named: []})).toContain(
    '<code data-part="path">/<span class="ref-segment">room-types</span>/<wbr/><span class="ref-path-parameter">{id}</span></code>',
  );
});
