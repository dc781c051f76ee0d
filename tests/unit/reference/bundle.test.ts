import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {contractDownloads} from '../../../src/contract/bundle';
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

test('a reference that leads nowhere stops', async () => {
  const root = contractWith({
    'v2/passthrough.yaml': (text) =>
      text.replace('responses/Unauthorized.yaml', 'responses/Gone.yaml'),
  });
  await expect(contractDownloads(root)).rejects.toThrow(/v2\.yaml: Can't resolve \$ref/);
});
