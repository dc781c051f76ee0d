import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {contractDownloads} from '../../../src/reference/contract/bundle';
import {contractWith} from './support/contract';

test('each description is published in one file, as YAML and as JSON, with the same content', async () => {
  const downloads = new Map(
    (await contractDownloads(path.resolve('openapi'))).map(({name, text}) => [
      name as string,
      text,
    ]),
  );
  expect([...downloads.keys()]).toEqual([
    'common.yaml',
    'common.json',
    'v1.yaml',
    'v1.json',
    'v2.yaml',
    'v2.json',
  ]);
  for (const name of ['common', 'v1', 'v2']) {
    const json = JSON.parse(downloads.get(`${name}.json`) ?? '') as object;
    expect(parse(downloads.get(`${name}.yaml`) ?? '')).toEqual(json);
    const references = JSON.stringify(json).match(/"\$ref":"[^"]*"/g) ?? [];
    expect(references.filter((reference) => !reference.startsWith('"$ref":"#/'))).toEqual([]);
  }
});

test('the version changes with the content of a description, and with nothing else', async () => {
  const versions = async (root: string) =>
    (await contractDownloads(root)).map(
      ({text}) => (parse(text) as {info: {version: string}}).info.version,
    );
  const before = await versions(path.resolve('openapi'));
  expect(before[4]).toMatch(/^v2\+[0-9a-f]{12}$/);
  expect(before[5]).toBe(before[4]);
  expect(await versions(contractWith({}))).toEqual(before);
  const after = await versions(
    contractWith({'v2/passthrough.yaml': (text) => text.replace('429', '428')}),
  );
  expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
  expect(after[4]).not.toBe(before[4]);
});

test('the commit that last changed the contract is named, where there is a repository', async () => {
  const revisions = async (root: string) =>
    (await contractDownloads(root)).map(
      ({text}) => (parse(text) as {info: {'x-revision'?: string}}).info['x-revision'],
    );
  const [revision, ...others] = await revisions(path.resolve('openapi'));
  expect(revision).toMatch(/^[0-9a-f]{40}$/);
  expect(new Set(others)).toEqual(new Set([revision]));
  expect(new Set(await revisions(contractWith({})))).toEqual(new Set([undefined]));
});

test('a reference that leads nowhere stops', async () => {
  const root = contractWith({
    'v2/passthrough.yaml': (text) =>
      text.replace('responses/Unauthorized.yaml', 'responses/Gone.yaml'),
  });
  await expect(contractDownloads(root)).rejects.toThrow(/v2\.yaml: Can't resolve \$ref/);
});
