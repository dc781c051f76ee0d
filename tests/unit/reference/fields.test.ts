import {expect, test} from 'vitest';
import type {Schema} from '../../../src/reference/contract/model';
import {fieldsOf, flatten, parameterField} from '../../../src/reference/blocks/fields';
import {valueTypes} from '../../../src/reference/blocks/types';
import {typeWords} from '../../../src/reference/blocks/words';
import {blockHtml} from '../../../src/reference/emitters/html';
import {ReferenceMarkdown} from '../../../src/reference/emitters/markdown';
import {parameter} from '../../samples/support/fixtures';

const closed = () => false;

test.each<[schema: Schema, words: string]>([
  [{type: 'string'}, 'string'],
  [{type: ['string', 'number']}, 'string or number'],
  [{type: ['number', 'null']}, 'number'],
  [{type: 'string', format: 'date'}, 'date'],
  [{type: 'string', format: 'date-time'}, 'date-time'],
  [{type: 'string', format: 'uuid'}, 'string'],
  [{type: 'array'}, 'array'],
  [{type: 'array', items: {type: 'string'}}, 'array of strings'],
  [{type: 'array', items: {type: ['string', 'object']}}, 'array of strings or objects'],
  [{type: 'array', items: {type: 'string', format: 'date'}}, 'array of dates'],
  [{type: 'array', items: {type: 'array', items: {type: 'number'}}}, 'array of arrays of numbers'],
  [{type: 'array', items: {}}, 'array of values of any type'],
  [{type: 'array', items: {type: ['string', 'null']}}, 'array of strings or nulls'],
  [{}, 'any type'],
  [{properties: {}}, 'object'],
  [{enum: ['a', 'b']}, 'string'],
  [{const: 1}, 'number'],
  [{anyOf: [{type: 'string'}, {type: 'null'}]}, 'string'],
  [{anyOf: [{type: 'string'}, {}]}, 'any type'],
  [
    {anyOf: ['string', 'number', 'boolean', 'object', 'array', 'null'].map((type) => ({type}))},
    'any type',
  ],
  [{oneOf: [{type: 'string'}, {type: 'boolean'}, {type: 'string'}]}, 'string or boolean'],
])('the type of %j is written "%s"', (schema, words) => {
  expect(typeWords(valueTypes(schema))).toBe(words);
});

const partial: Schema = {'x-evidence': 'partial', 'x-missing': ['the values']};

test.each<[schema: Schema, line: string]>([
  [{type: ['string', 'null'], deprecated: true}, '(string, deprecated, can be null)'],
  [{type: 'string', readOnly: true}, '(string, read only)'],
  [{type: 'string', writeOnly: true}, '(string, write only)'],
  [{type: 'object', 'x-recursion': 'It'}, '(object, recursive: a It again, not expanded here)'],
  [{type: 'object', additionalProperties: true}, '(object)'],
  [{type: 'string', default: 'A'}, '(string): Default: `A`.'],
  [{type: 'boolean', default: false}, '(boolean): Default: `false`.'],
  [{const: 3}, '(number): Always: `3`.'],
  [{type: 'number', minimum: 1, maximum: 5}, '(number): Range: 1 to 5.'],
  [{type: 'number', exclusiveMinimum: 0}, '(number): Above: 0.'],
  [{type: 'number', exclusiveMaximum: 9}, '(number): Below: 9.'],
  [{type: 'number', multipleOf: 0.5}, '(number): Multiple of: 0.5.'],
  [{type: 'string', minLength: 2}, '(string): Length: at least 2 characters.'],
  [{type: 'string', pattern: '^a'}, '(string): Pattern: `^a`.'],
  [{type: 'string', format: 'email'}, '(string): Format: email.'],
  [{type: 'array', maxItems: 50}, '(array): Entries: at most 50.'],
  [{type: 'array', uniqueItems: true}, '(array): Entries are: all different.'],
  [
    {type: 'array', items: {maxLength: 5, type: 'string'}},
    '(array of strings): Each entry: length at most 5 characters.',
  ],
  [{type: 'string', 'x-renamed-from': 'old'}, '(string): Name in v1: `old`.'],
  [{type: 'string', 'x-moved-from': 'Old'}, '(string): In v1 part of: Old.'],
  [
    {enum: ['A', 1], 'x-enum-descriptions': ['The first.', '']},
    '(string or number): Allowed values: `A` (The first.), `1`.',
  ],
  [{type: 'array', items: {enum: ['X']}}, '(array of strings): Allowed values: `X`.'],
  [{type: 'string', description: 'Send `a`.'}, '(string): Send `a`.'],
  [{...partial, type: 'string'}, '(string, incomplete)'],
  [{type: 'array', items: {...partial, type: 'string'}}, '(array of strings, incomplete)'],
  [
    {type: 'array', items: {...partial, type: 'string'}, 'x-evidence': 'documented'},
    '(array of strings)',
  ],
  [
    {type: 'string', 'x-evidence': 'inferred', 'x-inferred-from': 'A sibling.'},
    '(string): **Inferred.** A sibling.',
  ],
])('the field of %j is shown as "%s"', (schema, line) => {
  const fields = fieldsOf({properties: {it: schema}}, 'body', closed);
  const markdown = new ReferenceMarkdown('/docs/x').blocks([
    {kind: 'fields', label: 'Body', fields},
  ]);
  expect(markdown).toBe(`- \`it\` ${line}`);
});

test.each<[what: string, schema: Schema, lines: string[]]>([
  [
    'a required member',
    {required: ['it'], properties: {it: {type: 'string'}}},
    ['- `it` (string, required)'],
  ],
  [
    'an object of which not all members are known',
    {properties: {it: {additionalProperties: true, properties: {a: {}}}}},
    ['- `it` (object, may have further members)', '  - `a` (any type)'],
  ],
  [
    'members whose names are not known',
    {
      properties: {
        it: {
          additionalProperties: true,
          'x-additional-members': {type: 'boolean'},
          properties: {a: {}},
        },
      },
    },
    ['- `it` (object)', '  - `a` (any type)', '  - `<any key>` (boolean)'],
  ],
  [
    'alternatives',
    {
      properties: {
        it: {oneOf: [{properties: {a: {type: 'string'}}}, {properties: {a: {type: 'number'}}}]},
      },
    },
    [
      '- `it` (object)',
      '  - `option-1` (object)',
      '    - `a` (string)',
      '  - `option-2` (object)',
      '    - `a` (number)',
    ],
  ],
])('the reference shows %s', (_, schema, lines) => {
  const fields = fieldsOf(schema, 'body', closed);
  const markdown = new ReferenceMarkdown('/docs/x').blocks([
    {kind: 'fields', label: 'Body', fields},
  ]);
  expect(markdown.split('\n')).toEqual(lines);
});

const nested: Schema = {
  properties: {
    days: {items: {items: {properties: {date: {}}}}},
    price: {oneOf: [{properties: {a: {}}}, {properties: {a: {}}}], additionalProperties: {}},
  },
};

test.each([
  ['a body', fieldsOf(nested, 'body', closed), 'body-'],
  ['an entity', fieldsOf(nested, 'entity', closed), 'field-'],
  ['a response', fieldsOf(nested, {status: '200'}, closed), 'response-200.'],
  [
    'a parameter',
    [parameterField(parameter('days', 'query', 'A', {schema: nested.properties?.days}), closed)],
    'query-',
  ],
])('the anchors of %s name the way to each field, without array entries', (_, fields, prefix) => {
  const names = [
    'days',
    'days.date',
    'price',
    'price.option-1',
    'price.option-1.a',
    'price.option-2',
    'price.option-2.a',
    'price.*',
  ];
  const anchors = flatten(fields).map(({anchor}) => anchor);
  expect(anchors).toEqual(names.slice(0, anchors.length).map((name) => prefix + name));
  expect(anchors.length).toBeGreaterThan(1);
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
