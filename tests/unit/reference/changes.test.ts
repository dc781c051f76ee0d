// Tests how the docs compare version 1 of the API with version 2.
import {expect, test} from 'vitest';
import {parse, stringify} from 'yaml';
import {loadContract} from '../../../src/plugins/reference/contract/load';
import type {Schema} from '../../../src/plugins/reference/contract/model';
import type {Block} from '../../../src/plugins/reference/blocks/blocks';
import {plain} from '../../../src/plugins/reference/blocks/inline';
import {versionComparison} from '../../../src/plugins/reference/blocks/versionComparison';
import {contractWith, type Edits, messageOf} from './support/contract';
import {readRows} from '../../support/readRows';

type Row = [change: string, was: string, is: string];

/** Returns the rows of the tables with a label, or in the collapsible section with an ID. */
const rowsIn = (blocks: Block[], name: string): string[][] =>
  blocks.flatMap((block) => {
    if (block.kind === 'table')
      return ['', block.label].includes(name) ? block.rows.map(({cells}) => cells.map(plain)) : [];
    return block.kind === 'fold' ? rowsIn(block.blocks, block.id === name ? '' : name) : [];
  });

/** Returns the rows of a table of differences, as the page of version 1 shows them. */
const rowsOf = (root: string, name: string) => rowsIn(versionComparison(loadContract(root)), name);

const entityFile = (schema: Schema) => () =>
  stringify({
    type: 'object',
    'x-evidence': 'documented',
    'x-source': ['https://docs.calry.app/docs/thing'],
    ...schema,
  });

/** Creates a contract with these schemas of the entity `Thing` in v1 and v2. */
const withThing = (v1: Schema, v2: Schema, more: Edits = {}) =>
  contractWith({
    'v1/schemas/Thing.yaml': entityFile(v1),
    'v2/schemas/Thing.yaml': entityFile(v2),
    ...more,
  });

const string: Schema = {type: 'string'};
const partial = {'x-evidence': 'partial', 'x-missing': ['the rest']} as const;

const cases = readRows<{
  change: string;
  v1: Schema;
  v2: Schema;
  rows: Row[];
}>('tests/unit/reference/changes.yaml');

test.each(cases)('the differences show a field that is $change', async ({v1, v2, rows}) => {
  expect(rowsOf(await withThing(v1, v2), 'Changes of Thing')).toEqual(rows);
});

test('a field that belongs to another entity in version 2 is listed as moved, not removed', async () => {
  const network = {type: 'object', 'x-moved-from': 'Thing', 'x-renamed-from': 'wifi'};
  const root = await withThing(
    {properties: {wifi: {type: 'object'}}},
    {},
    {
      'v2/schemas/Other.yaml': entityFile({properties: {network}}),
      'v2/thing/get-all-things.yaml': (text) =>
        text.replace('data: {', 'other: {$ref: ../schemas/Other.yaml}\n            data: {'),
    },
  );
  expect(rowsOf(root, 'Changes of Thing')).toEqual([['Moved', 'wifi', 'Other.network']]);
});

test.each([
  [{'x-renamed-from': 'c'}, 'b has x-renamed-from: c, but v1 has only a.'],
  [{'x-moved-from': 'Thing'}, 'b has x-moved-from: Thing, but that schema has no field b in v1.'],
])('a field that version 1 does not have stops the build: %j', async (more, message) => {
  const root = await withThing({properties: {a: string}}, {properties: {b: {...string, ...more}}});
  const found = messageOf(() => versionComparison(loadContract(root)), root);
  expect(found).toContain(`openapi/v2/schemas/Thing.yaml:8: ${message}`);
});

test('the message is about the field, not about another one with the same annotation', async () => {
  const named = {...string, 'x-renamed-from': 'c'};
  const inner = (member: Schema): Schema => ({type: 'object', properties: {b: member}});
  const root = await withThing(
    {properties: {c: string, a: inner(string)}},
    {properties: {b: named, a: inner({...named})}},
  );
  const found = messageOf(() => versionComparison(loadContract(root)), root);
  expect(found).toContain('openapi/v2/schemas/Thing.yaml:14: a.b has x-renamed-from: c');
});

/** The body and query of a request, and the part that is only partly documented. */
type Call = {body?: Schema; query?: string; partial?: 'operation' | 'body'};

const callFile =
  ({body = {}, query, partial: level}: Call) =>
  (text: string) => {
    const operation = parse(text);
    if (level === 'operation') Object.assign(operation, partial);
    if (level === 'body') Object.assign(operation.requestBody, partial);
    operation.requestBody.content['application/json'].schema = {type: 'object', ...body};
    if (query)
      operation.parameters.push({name: query, in: 'query', description: 'It.', schema: string});
    return stringify(operation);
  };

test.each(readRows<{v1: Call; v2: Call; rows: Row[]}>('tests/unit/reference/calls.yaml'))(
  'the differences between requests show a field that is $change',
  async ({v1, v2, rows}) => {
    const root = await contractWith({
      'v1/thing/update-a-thing.yaml': callFile(v1),
      'v2/thing/update-a-thing.yaml': callFile(v2),
    });
    expect(rowsOf(root, 'changes-request-updateThing')).toEqual(rows);
  },
);
