import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import type {Schema} from '../../../src/reference/contract/model';
import {fieldsOf, flatten, parameterField} from '../../../src/reference/blocks/fields';
import {blockHtml} from '../../../src/reference/emitters/html';
import {ReferenceMarkdown} from '../../../src/reference/emitters/markdown';
import {parameter} from '../../samples/support/fixtures';

const cases = parse(readFileSync('tests/unit/reference/fields.yaml', 'utf8')) as {
  schema: Schema;
  shows: string;
}[];

const closed = () => false;

test.each(cases)('the field of $schema is shown as "$shows"', ({schema, shows}) => {
  const fields = fieldsOf({properties: {it: schema}}, 'body', closed);
  const markdown = new ReferenceMarkdown('/docs/x');
  expect(markdown.blocks([{kind: 'fields', label: 'Body', fields}])).toBe(`- \`it\` ${shows}`);
});

const nested: Schema = {
  properties: {
    days: {items: {items: {properties: {date: {}}}}},
    price: {oneOf: [{properties: {a: {}}}, {properties: {a: {}}}], additionalProperties: {}},
  },
};

test.each([
  ['a body', 'body', 'body-'],
  ['an entity', 'entity', 'field-'],
  ['a response', {status: '200'}, 'response-200.'],
] as const)(
  'the anchors of %s name the way to each field, without array entries',
  (_, place, prefix) => {
    expect(flatten(fieldsOf(nested, place, closed)).map(({anchor}) => anchor)).toEqual(
      [
        'days',
        'days.date',
        'price',
        'price.option-1',
        'price.option-1.a',
        'price.option-2',
        'price.option-2.a',
        'price.*',
      ].map((name) => prefix + name),
    );
  },
);

test('the anchor of a parameter names where it is sent', () => {
  expect(parameterField(parameter('days', 'query', 'A'), closed).anchor).toBe('query-days');
});

test('nested fields are folded unless they are open at first, and one button expands several', () => {
  const html = (schema: Schema, open = false) =>
    blockHtml({kind: 'fields', label: 'Body', fields: fieldsOf(schema, 'body', () => open)});
  const object: Schema = {type: 'object', properties: {a: {}}};
  const one = html({properties: {it: object, other: {}}});
  expect(one).toContain('<details><summary>1 field of <code>it</code></summary>');
  expect(one).not.toContain('<button');
  expect(html({properties: {it: object}}, true)).toContain('<details open>');
  expect(html({properties: {it: object, other: object}})).toMatch(
    /^<button type="button" class="ref-all small-button">Expand all<\/button><ul/,
  );
});
