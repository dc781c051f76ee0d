// Tests the published files of the contract.
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {contractDownloads} from '../../../src/plugins/reference/contract/downloads';
import {contractWith} from './support/contract';

type Info = {info: {version: string}};

const documents = (root: string) =>
  Object.entries(contractDownloads(root)).map(([name, text]) => ({
    name,
    document: parse(text) as Info & Record<string, unknown>,
  }));

test('each API description is published as one YAML and one JSON file with the same content', async () => {
  const published = documents(await contractWith({}));
  expect(published.map(({name}) => name)).toEqual(
    ['v2', 'common', 'v1'].flatMap((name) => [`/openapi/${name}.yaml`, `/openapi/${name}.json`]),
  );
  for (const [index, {name, document}] of published.entries())
    if (name.endsWith('.json')) expect(document).toEqual(published[index - 1]?.document);
  expect(published[0]?.document['x-unknown-operations']).toMatchObject([
    {operationId: 'deleteThing', 'x-evidence': 'unknown'},
  ]);
});

test('the version of an API description changes only with its content', async () => {
  const versions = (root: string) => documents(root).map(({document}) => document.info.version);
  const before = versions(await contractWith({}));
  expect(before[0]).toMatch(/^v2\+[0-9a-f]{12}$/);
  expect(versions(await contractWith({}))).toEqual(before);
  const edit = (text: string) => text.replace('Ask first.', 'Ask.');
  const after = versions(await contractWith({'v2/thing/delete-a-thing.yaml': edit}));
  expect(after.slice(2)).toEqual(before.slice(2));
  expect(after[0]).not.toBe(before[0]);
});
