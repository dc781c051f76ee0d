import {describe, expect, test} from 'vitest';
import type {Schema} from '../../../src/reference/contract/model';
import {plain} from '../../../src/reference/blocks/inline';
import {fieldsOf, flatten, parameterField} from '../../../src/reference/blocks/fields';
import {valueTypes} from '../../../src/reference/blocks/types';
import {type FieldWords, fieldWords, typeWords} from '../../../src/reference/blocks/words';

const closed = () => false;

const one = (schema: Schema) => fieldsOf({properties: {it: schema}}, 'body', closed)[0];

/** The same in words. */
function worded(schema: Schema): FieldWords {
  const built = one(schema);
  if (!built) throw new Error('There is no field.');
  return fieldWords(built);
}

const factsOf = (schema: Schema) =>
  Object.fromEntries(worded(schema).facts.map(({label, value}) => [label, plain(value)]));

describe('anchors', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      data: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            price: {type: 'object', properties: {amount: {type: 'number'}}},
            days: {
              type: 'array',
              items: {type: 'array', items: {type: 'object', properties: {date: {type: 'string'}}}},
            },
          },
        },
      },
    },
  };
  const anchors = (location: 'body' | 'entity' | {status: string}) =>
    flatten(fieldsOf(schema, location, closed)).map(({anchor}) => anchor);

  test('name the way to a field and leave the entries of arrays out', () => {
    expect(anchors({status: '200'})).toEqual([
      'response-200.data',
      'response-200.data.price',
      'response-200.data.price.amount',
      'response-200.data.days',
      'response-200.data.days.date',
    ]);
  });

  test('of a body and of an entity begin without a dot', () => {
    expect(anchors('body')[2]).toBe('body-data.price.amount');
    expect(anchors('entity')[0]).toBe('field-data');
  });

  test('of a parameter say where it travels', () => {
    const field = parameterField(
      {
        name: 'startDate',
        in: 'query',
        required: true,
        description: 'The first day.',
        deprecated: false,
        schema: {type: 'string', format: 'date'},
        example: '2026-06-12',
        evidence: {level: 'documented'},
      },
      closed,
    );
    expect(field).toMatchObject({anchor: 'query-startDate', location: 'query', required: true});
    expect(fieldWords(field)).toMatchObject({type: 'date', tags: ['required']});
    expect(fieldWords(field).facts).toContainEqual({
      label: 'Example',
      value: [{code: '2026-06-12'}],
    });
  });

  test('of alternatives and of free keys do not collide', () => {
    const fields = fieldsOf(
      {
        oneOf: [{properties: {a: {type: 'string'}}}, {properties: {a: {type: 'number'}}}],
        additionalProperties: {type: 'string'},
      },
      'body',
      closed,
    );
    expect(flatten(fields).map(({anchor}) => anchor)).toEqual([
      'body-option-1',
      'body-option-1.a',
      'body-option-2',
      'body-option-2.a',
      'body-*',
    ]);
  });
});

describe('types in words', () => {
  const cases: [Schema, string][] = [
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
    [
      {type: 'array', items: {type: 'array', items: {type: 'number'}}},
      'array of arrays of numbers',
    ],
    [{type: 'array', items: {}}, 'array of values of any type'],
    [{}, 'any type'],
    [{properties: {}}, 'object'],
    [{enum: ['a', 'b']}, 'string'],
    [{const: 1}, 'number'],
    [{anyOf: [{type: 'string'}, {type: 'number'}]}, 'string or number'],
    [{anyOf: [{type: 'string'}, {type: 'null'}]}, 'string'],
    [{anyOf: [{type: 'string'}, {}]}, 'any type'],
    [{type: 'array', items: {type: ['string', 'null']}}, 'array of strings or nulls'],
    [
      {
        anyOf: ['string', 'number', 'boolean', 'object', 'array', 'null'].map((type) => ({type})),
      },
      'any type',
    ],
    [{oneOf: [{type: 'string'}, {type: 'boolean'}, {type: 'string'}]}, 'string or boolean'],
  ];
  test.each(cases)('%j is %s', (schema, label) => {
    expect(typeWords(valueTypes(schema))).toBe(label);
  });
});

describe('what is said about a field', () => {
  test('tags', () => {
    expect(worded({type: ['string', 'null'], deprecated: true, readOnly: true}).tags).toEqual([
      'deprecated',
      'can be null',
      'read only',
    ]);
    const [field] = fieldsOf(
      {required: ['it'], properties: {it: {writeOnly: true}}},
      'body',
      closed,
    );
    expect(field && fieldWords(field).tags).toEqual(['required', 'write only']);
  });

  test('open objects say that there may be more, when some members are known', () => {
    expect(worded({additionalProperties: true, properties: {a: {}}}).tags).toEqual([
      'may have further members',
    ]);
    expect(worded({additionalProperties: true}).tags).toEqual([]);
    const typed: Schema = {
      additionalProperties: true,
      'x-additional-members': {type: 'boolean'},
      properties: {a: {}},
    };
    expect(worded(typed).tags).toEqual([]);
    expect(one(typed)?.children.map(({name, types}) => [name, types])).toEqual([
      ['a', []],
      ['*', [{type: 'boolean'}]],
    ]);
  });

  test('recursion is marked and not expanded', () => {
    const field = one({type: 'object', 'x-recursion': 'Unit', properties: {a: {}}});
    expect(field && fieldWords(field).tags).toEqual(['recursive: a Unit again, not expanded here']);
    expect(field?.children).toEqual([]);
  });

  test('default, constant, constraints', () => {
    expect(factsOf({default: 'AVAILABLE'})).toEqual({Default: 'AVAILABLE'});
    expect(factsOf({default: false, const: 3})).toEqual({Default: 'false', Always: '3'});
    expect(factsOf({minimum: 1, maximum: 5, multipleOf: 0.5})).toEqual({
      Range: '1 to 5',
      'Multiple of': '0.5',
    });
    expect(factsOf({exclusiveMinimum: 0, exclusiveMaximum: 9})).toEqual({Above: '0', Below: '9'});
    expect(factsOf({minLength: 2, pattern: '^a'})).toEqual({
      Length: 'at least 2 characters',
      Pattern: '^a',
    });
    expect(factsOf({maxItems: 50, uniqueItems: true})).toEqual({
      Entries: 'at most 50',
      'Entries are': 'all different',
    });
    // The type says it.
    expect(factsOf({type: 'string', format: 'date'})).toEqual({});
    expect(factsOf({type: 'array', items: {type: 'string', format: 'date-time'}})).toEqual({});
    expect(factsOf({type: 'array', items: {type: 'string', format: 'email'}})).toEqual({
      Format: 'email',
    });
    expect(factsOf({'x-renamed-from': 'roomId', 'x-moved-from': 'Property'})).toEqual({
      'Name in v1': 'roomId',
      'In v1 part of': 'Property',
    });
  });

  test('all allowed values, with their meaning, also those of array entries', () => {
    expect(worded({enum: ['A', 1], 'x-enum-descriptions': ['The first.', '']}).values).toEqual([
      {value: 'A', meaning: 'The first.'},
      {value: '1'},
    ]);
    expect(worded({type: 'array', items: {enum: ['X']}}).values).toEqual([{value: 'X'}]);
  });

  test('evidence of its own, or of what its array holds', () => {
    const partial: Schema = {'x-evidence': 'partial', 'x-missing': ['the values']};
    expect(one(partial)?.evidence).toEqual({level: 'partial', missing: ['the values']});
    expect(one({type: 'array', items: partial})?.evidence).toEqual({
      level: 'partial',
      missing: ['the values'],
    });
    expect(one({type: 'array', items: partial, 'x-evidence': 'documented'})?.evidence).toEqual({
      level: 'documented',
    });
  });

  test('code in a description', () => {
    expect(one({description: 'Send `a` or `b`.'})?.description).toEqual([
      'Send ',
      {code: 'a'},
      ' or ',
      {code: 'b'},
      '.',
    ]);
  });
});
