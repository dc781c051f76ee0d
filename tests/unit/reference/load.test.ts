// Tests how the contract is loaded, and the errors about its files.
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {bundleContract} from '../../../openapi/bundle.mjs';
import {loadContract} from '../../../src/plugins/reference/contract/load';
import {contractWith, type Edits, messageOf} from './support/contract';
import {readRows} from '../../support/readRows';

const update = 'v2/thing/update-a-thing.yaml';

const replace = (from: string, to: string) => (text: string) => text.replace(from, to);

describe('a schema', () => {
  /** Returns the schema of the entity `Thing`, with these properties as YAML. */
  const thing = async (yaml: string, more: Edits = {}) => {
    const root = await contractWith({
      'v2/schemas/Thing.yaml': replace('properties: {}', `properties:\n${yaml}`),
      ...more,
    });
    return loadContract(root).apis.v2.entities.get('Thing')?.schema;
  };

  test.each(readRows<{yaml: string; expected: object}>('tests/unit/reference/schemas.yaml'))(
    '$schema',
    async ({yaml, expected}) => {
      const part = () =>
        'type: object\ndescription: Shared.\nx-evidence: documented\nx-source: []\nproperties: {id: {type: string}}\n';
      const schema = await thing(yaml, {'shared/schemas/Part.yaml': part});
      expect(schema?.properties?.a).toMatchObject(expected);
      expect(JSON.stringify(schema)).not.toMatch(/\$ref|allOf/);
    },
  );

  test('that is a list in an allOf has no properties', async () => {
    const schema = await thing('  a: {allOf: [{type: array, items: {type: string}}], maxItems: 2}');
    expect(schema?.properties?.a).toEqual({type: 'array', items: {type: 'string'}, maxItems: 2});
  });

  test('in the shared folder is an entity of each API description that uses it', async () => {
    const root = await contractWith({
      'shared/schemas/Part.yaml': () => 'type: object\nx-evidence: documented\nx-source: []\n',
      'v2/schemas/Thing.yaml': replace('{}', '{part: {$ref: ../../shared/schemas/Part.yaml}}'),
    });
    const {v1, v2} = loadContract(root).apis;
    expect(v1.entities.get('Part')).toBeUndefined();
    expect(v2.entities.get('Part')?.file).toBe('shared/schemas/Part.yaml');
  });
});

test('the contract is loaded again only after a file has changed', async () => {
  const root = await contractWith({});
  const first = loadContract(root);
  expect(loadContract(root)).toBe(first);
  writeFileSync(path.join(root, update), 'operationId: [broken\n');
  expect(messageOf(() => loadContract(root), root)).toContain(
    'update-a-thing.yaml:2: this is not valid YAML',
  );
});

test('the contract is bundled again if its bundle is gone', async () => {
  const root = await contractWith({});
  const bundle = path.join(root, 'dist/v2.json');
  rmSync(bundle);
  await bundleContract(root);
  expect(existsSync(bundle)).toBe(true);
});

type Row = {mistake: string; file: string; find?: string; replace?: string; message: string};

const rows = readRows<Row>('tests/unit/reference/load.yaml');

test.each(rows)('$mistake is reported', async ({file, find, replace: text = '', message}) => {
  const root = await contractWith({[file]: find === undefined ? 'remove' : replace(find, text)});
  expect(messageOf(() => loadContract(root), root)).toContain(message);
});
