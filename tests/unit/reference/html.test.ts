import {describe, expect, test} from 'vitest';
import type {Field} from '../../../src/reference/blocks/blocks';
import {blockHtml, inlineHtml, operationsHtml} from '../../../src/reference/emitters/html';
import {field} from './support/field';

const fieldHtml = (more: Partial<Field>) =>
  blockHtml({kind: 'fields', label: 'Body', fields: [field('it', more)]}) ?? '';

describe('a field', () => {
  test('has its anchor and a named link to it', () => {
    const html = fieldHtml({name: 'email', anchor: 'body-guest.email'});
    expect(html).toContain('<li class="ref-field" id="body-guest.email">');
    expect(html).toContain(
      '<a class="hash-link" href="#body-guest.email" aria-label="Direct link to email"',
    );
  });

  test('says required in words', () => {
    expect(fieldHtml({required: true})).toContain('>required</span>');
  });

  test('folds what it holds', () => {
    const children = [field('a', {anchor: 'body-it.a'})];
    expect(fieldHtml({children})).toContain(
      '<details><summary>1 field of <code>it</code></summary>',
    );
    expect(fieldHtml({children, open: true})).toContain('<details open>');
    expect(fieldHtml({})).not.toContain('<details');
  });

  test('lists every allowed value', () => {
    const html = fieldHtml({values: [{value: 'A', meaning: 'The first.'}, {value: 'B'}]});
    expect(html).toContain('<li><code>A</code> The first.</li><li><code>B</code></li>');
  });

  test('says how sure it is only when it is not documented', () => {
    expect(fieldHtml({})).not.toContain('data-evidence');
    expect(fieldHtml({evidence: {level: 'partial', missing: ['the values']}})).toContain(
      '<a class="ref-tag" href="#not-documented-yet">incomplete</a>',
    );
    expect(
      fieldHtml({evidence: {level: 'inferred', from: 'An older page', missing: []}}),
    ).toContain(
      '<p class="ref-evidence" data-evidence="inferred"><strong>Inferred.</strong> An older page.</p>',
    );
  });
});

test('all nested fields are opened by one button, where there are several', () => {
  const nested = (name: string) => field(name, {children: [field(`${name}-in`)]});
  const html = (fields: Field[]) => blockHtml({kind: 'fields', label: 'Body', fields});
  expect(html([nested('a'), nested('b')])).toMatch(
    /^<button type="button" class="ref-all small-button">Expand all<\/button><ul/,
  );
  expect(html([nested('a'), field('b')])).not.toContain('<button');
});

test('what is not documented is one fold, and so are the differences of the versions', () => {
  expect(blockHtml({kind: 'gaps', items: [['a'], [{code: 'b'}]]})).toBe(
    '<details class="ref-fold" id="not-documented-yet"><summary>Not documented yet (2)</summary>' +
      '<ul><li>a</li><li><code>b</code></li></ul></details>',
  );
  expect(
    blockHtml({kind: 'fold', id: 'x', summary: ['More'], blocks: [{kind: 'text', content: ['a']}]}),
  ).toBe(
    '<details class="ref-fold" id="x"><summary>More</summary><p class="ref-paragraph">a</p></details>',
  );
});

test('text is escaped', () => {
  expect(inlineHtml(['a < b & "c"', {code: '<key>'}])).toBe(
    'a &lt; b &amp; &quot;c&quot;<code>&lt;key&gt;</code>',
  );
});

test('an inferred operation gets a notice, a documented one nothing', () => {
  const inferred = blockHtml({
    kind: 'evidence',
    evidence: {level: 'inferred', from: 'A sibling.', missing: []},
    of: 'operation',
  });
  expect(inferred).toContain('role="note" data-evidence="inferred" data-of="operation"');
  expect(inferred).toContain('>Inferred</p>');
  expect(inferred).toContain('A sibling. Confirm it with mail@calry.app before you rely on it.');
  expect(blockHtml({kind: 'evidence', evidence: {level: 'documented'}, of: 'operation'})).toBe('');
});

test('a wide table can be scrolled by keyboard', () => {
  const html = blockHtml({
    kind: 'table',
    label: 'Errors',
    head: [['A']],
    rows: [{id: 'response-401', cells: [['401'], ['b']]}],
  });
  expect(html).toContain('role="group" aria-label="Errors" tabindex="0"');
  expect(html).toContain('<tr id="response-401"><th scope="row">401</th><td>b</td></tr>');
  expect(html).not.toContain('table-cards');
});

test('a table of three columns gets cells that say what their column is', () => {
  const html = blockHtml({
    kind: 'table',
    label: 'Changes',
    head: [['Change'], [{code: 'v1'}], ['"v2"']],
    rows: [{cells: [['New'], ['-'], ['b']]}],
  });
  expect(html).toContain('<table class="table-cards">');
  expect(html).toContain('<td data-label="v1">-</td><td data-label="&quot;v2&quot;">b</td>');
});

test('a table of many columns is dense, and breaks field names between their words', () => {
  const codes = ['id', 'price.amount', 'propertyId', 'minimumNights', 'reservationIds', 'v1'];
  const table = (count: number) =>
    blockHtml({
      kind: 'table',
      label: 'Support',
      head: [['PMS'], ...codes.slice(0, count).map((code) => [{code}])],
      rows: [],
    });
  expect(table(6)).toContain('<table class="table-cards table-dense">');
  expect(table(6)).toContain('<code>price.<wbr>amount</code>');
  expect(table(6)).toContain('<code>minimum<wbr>Nights</code>');
  expect(table(6)).toContain('<code>v1</code>');
  expect(table(5)).toContain('<table class="table-cards">');
  expect(table(5)).toContain('<code>minimumNights</code>');
});

test('an operation in a list has its method as text', () => {
  const html = operationsHtml([
    {
      call: {method: 'get', path: '/room-types/{id}'},
      title: 'Get',
      href: '/docs/a',
      text: ['One.'],
      words: 'getA v2',
      tags: ['inferred'],
    },
  ]);
  expect(html).toContain('<span class="ref-method ref-method--get">GET</span>');
  expect(html).toContain(
    '<span class="ref-segment">room-types</span>/<wbr><span class="ref-path-parameter">{id}</span>',
  );
  expect(html).toContain('data-words="getA v2"');
});

test('headings, code and samples stay Markdown', () => {
  expect(blockHtml({kind: 'heading', depth: 2, text: 'A', id: 'a'})).toBeUndefined();
  expect(blockHtml({kind: 'code', language: 'json', code: '{}'})).toBeUndefined();
  expect(blockHtml({kind: 'console', samples: [], first: 'required', answers: []})).toBeUndefined();
});
