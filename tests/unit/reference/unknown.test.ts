import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {surfaceOf} from '../../../src/changelog/surface';
import {contractDownloads} from '../../../src/reference/contract/bundle';
import {versionChanges} from '../../../src/reference/contract/changes';
import {pageProblems} from '../../../src/reference/contract/checkPages';
import {findOperation} from '../../../src/reference/contract/find';
import {loadContract} from '../../../src/reference/contract/load';
import {contractPages} from '../../../src/reference/contract/pages';
import {postmanCollection} from '../../../src/reference/postman/collection';
import {operationLines} from '../../../src/reference/blocks/links';
import {unknownHeadBlocks, unknownOperationBlocks} from '../../../src/reference/blocks/operation';
import {successorsBlocks} from '../../../src/reference/blocks/version';
import {blockHtml} from '../../../src/reference/emitters/html';
import {operationIndexHtml} from '../../../src/reference/emitters/indexHtml';
import {ReferenceMarkdown} from '../../../src/reference/emitters/markdown';
import {contractWith, type Edits, messageOf} from './support/contract';
import {nothingBeside} from './support/beside';

const v1 = 'v1/custom-field/get-a-custom-field.yaml';
const v2 = 'v2/custom-field/get-a-custom-field.yaml';

/** The file of an operation of which only the name is known. */
const named =
  (more = '') =>
  () =>
    `operationId: getCustomField
summary: Get a custom field
description: Read one custom field.
tags: [custom-field]
x-evidence: unknown
x-source: []
${more}`;

/** Takes the operation out of the paths, and names it among those that are known by name alone. */
const listed = (file: string) => (text: string) =>
  text
    .replace(
      new RegExp(`  /custom-fields/\\{customFieldId\\}:\n    get: \\{\\$ref: ${file}\\}\n`),
      '',
    )
    .replace('x-unknown-operations:\n', (key) => `${key}  - {$ref: ${file}}\n`);

const edits: Edits = {
  'v1.yaml': listed(v1),
  'v2.yaml': listed(v2),
  [v1]: named('deprecated: true\nx-successor: getCustomField\n'),
  [v2]: named('x-note: Ask first.\n'),
};

describe('an operation that is known by its name alone', () => {
  const root = contractWith(edits);
  const contract = loadContract(root);
  const operation = contract.unknownOperations.get('v2/getCustomField');

  test('is no operation that can be called', () => {
    expect(contract.operations.has('v2/getCustomField')).toBe(false);
    expect(operation).toMatchObject({
      kind: 'unknown',
      file: v2,
      tag: 'custom-field',
      route: '/docs/vacation-rental-api/v2/custom-field/get-a-custom-field',
    });
    expect(operation).not.toHaveProperty('path');
    expect(findOperation(contract, 'v2/getCustomField')).toBe(operation);
    expect(contract.operations.get('v2/createCustomField')?.kind).toBe('operation');
  });

  test('keeps its page', () => {
    expect(pageProblems(contract, contractPages(path.resolve('docs')))).toEqual([]);
  });

  test('has no request in the collection, no entry in the surface and no differences', () => {
    const collection = JSON.stringify(postmanCollection(contract));
    expect(collection).not.toContain('custom-field/get-a-custom-field');
    expect(collection).toContain('custom-field/create-a-custom-field');
    expect([...surfaceOf(contract).keys()].filter((key) => key.includes('getCustomField'))).toEqual(
      [],
    );
    const changes = versionChanges(contract).operations.map(({after}) => after.operationId);
    expect(changes).not.toContain('getCustomField');
  });

  test('says on its page what is known and whom to ask, and shows no call', () => {
    if (!operation) throw new Error('It is not there.');
    const blocks = [
      ...unknownHeadBlocks(operation, contract),
      ...unknownOperationBlocks(operation, contract, nothingBeside),
    ];
    expect(blocks.map(({kind}) => kind)).not.toContain('endpoint');
    expect(blocks.map(({kind}) => kind)).not.toContain('console');
    const [html, markdown] = [
      blocks.map((block) => blockHtml(block) ?? '').join(''),
      new ReferenceMarkdown(operation.route).blocks(blocks),
    ];
    for (const text of [html, markdown]) {
      expect(text).toContain('Not documented yet');
      expect(text).toContain('Only the name and the purpose of this operation are known:');
      expect(text).toMatch(/contact support/);
      expect(text).toContain('/docs/contact');
      expect(text).toContain('Ask first.');
    }
    expect(html).toContain('data-evidence="unknown" data-of="operation"');
  });

  test('stands in the lists, without a method', () => {
    const resource = contract.descriptions.v2.resources.find(({name}) => name === 'custom-field');
    if (!resource) throw new Error('It is not there.');
    const line = operationLines(resource).find(({title}) => title === 'Get a custom field');
    expect(line).toMatchObject({tags: ['name only']});
    expect(line).not.toHaveProperty('call');
    expect(operationIndexHtml(contract)).toContain('custom-field/get-a-custom-field"');
    expect(new ReferenceMarkdown('/api-reference').index(contract)).toContain(
      'custom-field/get-a-custom-field.md) (name only): Read one custom field.',
    );
  });

  test('has its successor in the table of them, without a call', () => {
    const [table] = successorsBlocks(contract);
    if (table?.kind !== 'table') throw new Error('It is no table.');
    const row = table.rows.find(({id}) => id === 'successor-getCustomField');
    expect(JSON.stringify(row)).toContain('/docs/vacation-rental-api/v2/custom-field/get-a-custom');
    expect(JSON.stringify(row)).not.toMatch(/GET|The same call/);
    expect(row?.cells.at(-1)).toEqual(['Comparison incomplete']);
  });

  test('is published by its name, with no reference left', async () => {
    const file = (await contractDownloads(root)).find(({name}) => name === 'v2.json');
    const document = JSON.parse(file?.text ?? '') as Record<string, unknown>;
    expect(document['x-unknown-operations']).toMatchObject([
      {operationId: 'getCustomField', 'x-evidence': 'unknown'},
      {operationId: 'updateCustomField', 'x-evidence': 'unknown'},
      {operationId: 'deleteCustomField', 'x-evidence': 'unknown'},
      {operationId: 'setCustomFieldValue', 'x-evidence': 'unknown'},
    ]);
    expect(JSON.stringify(document)).not.toContain(v2);
  });
});

const mistakes: [what: string, v2: Edits[string], message: string][] = [
  [
    'that says something of a call',
    named('parameters: []\n'),
    `openapi/${v2}:7: parameters is there, although x-evidence is "unknown". Neither method nor path is known, so nothing of the call is. Remove it.`,
  ],
  [
    'that is known better',
    (text) => `${text}x-note: It is known.\n`,
    'Allowed is unknown: under `x-unknown-operations` stands what is known by its name alone.',
  ],
  [
    'whose file is not there',
    'remove',
    `x-unknown-operations → 0 leads to ${v2}, which is not there.`,
  ],
  [
    'whose id is taken',
    () => named()().replace('getCustomField', 'listCustomFields'),
    '"listCustomFields" is taken by v2/custom-field/get-all-custom-fields.yaml; it must be unique in v2.yaml.',
  ],
];

test.each(mistakes)('one %s stops', (_, edit, message) => {
  const root = contractWith({...edits, [v2]: edit});
  expect(messageOf(() => loadContract(root), root)).toContain(message);
});

test('an operation with a path cannot be unknown', () => {
  const root = contractWith({[v2]: named('responses: {200: {description: It.}}\n')});
  expect(messageOf(() => loadContract(root), root)).toContain(
    'x-evidence is "unknown". Allowed are documented, partial, inferred. An operation of which neither method nor path is known stands under `x-unknown-operations` of its description.',
  );
});
