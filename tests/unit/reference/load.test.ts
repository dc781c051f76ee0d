import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {loadContract} from '../../../src/reference/contract/load';
import {contractWith, type Edits, messageOf} from './support/contract';

const list = 'v2/thing/get-all-things.yaml';
const update = 'v2/thing/update-a-thing.yaml';

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

test('an operation has the address of its call and of its page', () => {
  expect(loadContract(contractWith({})).operations.get('v2/updateThing')).toMatchObject({
    method: 'put',
    path: '/things/{thingId}',
    fullPath: '/api/v2/vrs/things/{thingId}',
    version: 'v2',
    tag: 'thing',
    file: update,
    docId: 'vacation-rental-api/v2/thing/update-a-thing',
    route: '/docs/vacation-rental-api/v2/thing/update-a-thing',
    secured: true,
    deprecated: false,
  });
});

describe('a schema', () => {
  /** The schema of the entity `Thing`, from what its file has below its properties. */
  const thing = (yaml: string, more: Edits = {}) => {
    const root = contractWith({
      'v2/schemas/Thing.yaml': replace('properties: {}', `properties:\n${yaml}`),
      ...more,
    });
    return loadContract(root).descriptions.v2.entities.get('Thing')?.schema;
  };

  test.each([
    [
      'takes over what it references, but for the keys beside the reference',
      '  a: {$ref: ../../shared/schemas/Part.yaml, description: Own.}',
      {type: 'object', description: 'Own.', properties: {id: {type: 'string'}}},
    ],
    [
      'has the parts of allOf in one',
      '  a: {allOf: [{$ref: ../../shared/schemas/Part.yaml}, {properties: {b: {type: number}}}]}',
      {properties: {id: {type: 'string'}, b: {type: 'number'}}},
    ],
    [
      'ends where it contains itself',
      '  a: {type: array, items: {$ref: Thing.yaml}}',
      {type: 'array', items: {'x-recursion': 'Thing'}},
    ],
  ])('%s', (_, yaml, expected) => {
    const part = () =>
      'type: object\ndescription: Shared.\nx-evidence: documented\nproperties: {id: {type: string}}\n';
    const schema = thing(yaml, {'shared/schemas/Part.yaml': part});
    expect(schema?.properties?.a).toMatchObject(expected);
    expect(JSON.stringify(schema)).not.toMatch(/\$ref|allOf/);
  });

  test('of the shared folder is an entity of each description', () => {
    const root = contractWith({'shared/schemas/Part.yaml': () => 'type: object\n'});
    for (const {entities} of Object.values(loadContract(root).descriptions))
      expect(entities.get('Part')?.file).toBe('shared/schemas/Part.yaml');
  });
});

test('a change of a file is seen at the next reading, and nothing is read twice without one', () => {
  const root = contractWith({});
  const first = loadContract(root);
  expect(loadContract(root)).toBe(first);
  writeFileSync(path.join(root, update), 'operationId: broken\n');
  expect(messageOf(() => loadContract(root), root)).toContain(
    'update-a-thing.yaml:1: tags is missing',
  );
});

test('a build reads the contract once', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const root = contractWith({});
  const first = loadContract(root);
  writeFileSync(path.join(root, update), 'operationId: broken\n');
  expect(loadContract(root)).toBe(first);
  vi.unstubAllEnvs();
});

test.each<[mistake: string, file: string, edit: Edits[string], message: string]>([
  [
    'a file that is not YAML',
    list,
    replace('summary:', 'summary: ['),
    `openapi/${list}:3: this is no YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Indent the line as its neighbours`,
  ],
  [
    'a reference to a file that does not exist',
    list,
    replace('../schemas/Thing.yaml', '../schemas/Ting.yaml'),
    '$ref "../schemas/Ting.yaml" leads to openapi/v2/schemas/Ting.yaml, which does not exist. A reference is a path relative to the file it stands in.',
  ],
  [
    'a reference to a key that does not exist',
    list,
    replace('../schemas/Thing.yaml', '../schemas/Thing.yaml#/definitions/Part'),
    'has no definitions → Part.',
  ],
  [
    'a webhook without its file',
    'common/webhooks/thing.created.yaml',
    'remove',
    'openapi/common.yaml:9: webhooks → thing.created → post leads to common/webhooks/thing.created.yaml, which is not there. Correct the reference, or take it out when what it describes is gone.',
  ],
  [
    'a server without a scheme',
    'v2.yaml',
    replace('https://', ''),
    'openapi/v2.yaml:4: servers → 0 → url is "dev.calry.app/api/v2/vrs", which is no complete address. Write it from https:// on.',
  ],
  [
    'a path without an operation',
    'v2.yaml',
    replace(`    get: {$ref: ${list}}\n`, ''),
    'openapi/v2.yaml:8: paths → /things has no operation. Name one, or remove the path.',
  ],
  [
    'an operation without its file',
    list,
    'remove',
    `openapi/v2.yaml:9: paths → /things → get leads to ${list}, which is not there. Correct the reference, or take it out when what it describes is gone.`,
  ],
  [
    'an operation in the root file',
    'v2.yaml',
    replace(`{$ref: ${list}}`, '{operationId: listThings}'),
    'is written out. Allowed is a reference to a file of its own, such as {$ref: v2/<resource>/<page>.yaml}. Move it into one.',
  ],
  [
    'a missing operationId',
    list,
    replace('operationId: listThings\n', ''),
    `openapi/${list}:1: operationId is missing; it must be a text.`,
  ],
  [
    'an operationId that another operation has',
    update,
    replace('updateThing', 'listThings'),
    `openapi/${update}:1: operationId "listThings" is taken by ${list}; it must be unique in v2.yaml.`,
  ],
  [
    'a misspelt level of evidence',
    list,
    replace('partial', 'partail'),
    `openapi/${list}:5: x-evidence is "partail". Did you mean "partial"? Allowed are documented, partial, inferred. Write one of them.`,
  ],
  [
    'an operation without responses',
    list,
    replace(/responses:[\s\S]*/, ''),
    'responses is missing: an operation has at least one response.',
  ],
  [
    'an operation of v1 that does not name its successor',
    'v1/thing/update-a-thing.yaml',
    replace(/x-successor: .*\n/, ''),
    'x-successor is missing. Allowed is an operationId of v2, or null. Name what takes its place in v2, or write null.',
  ],
  [
    'a successor that v2 does not have',
    'v1/thing/update-a-thing.yaml',
    replace('x-successor: updateThing', 'x-successor: updateTing'),
    'x-successor is "updateTing", which v2 does not have. Did you mean "updateThing"? Allowed are ',
  ],
  [
    'a missing description',
    'v1.yaml',
    'remove',
    'openapi/v1.yaml is missing. The contract is common, v1, v2, each with a root file.',
  ],
  [
    'an unknown operation without its file',
    'v2/thing/delete-a-thing.yaml',
    'remove',
    'x-unknown-operations → 0 leads to v2/thing/delete-a-thing.yaml, which is not there.',
  ],
  [
    'an unknown operation with a path',
    list,
    replace('partial', 'unknown'),
    'x-evidence is "unknown". Allowed are documented, partial, inferred. An operation of which neither method nor path is known stands under `x-unknown-operations` of its description.',
  ],
])(
  '%s stops, and the message names file, line, key and the correction',
  (_, file, edit, message) => {
    const root = contractWith({[file]: edit});
    expect(messageOf(() => loadContract(root), root)).toContain(message);
  },
);
