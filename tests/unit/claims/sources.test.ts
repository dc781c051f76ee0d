import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import type {Schema} from '../../../src/reference/contract/model';

type Read = {addresses: string[]; pages: string[]};

const {addresses, pages}: Read = parse(readFileSync('openapi/sources.yaml', 'utf8'));
const read = new Set([...addresses, ...pages]);

const files = readdirSync('openapi', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.yaml') && file !== 'sources.yaml')
  .map((file) => join('openapi', file))
  .sort();

/** Every source that a part of the contract names, however deep it stands: `x-source`, and the `source` of `x-support`. */
function sourcesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(sourcesIn);
  if (node === null || typeof node !== 'object') return [];
  const {'x-source': sources = [], 'x-support': support = []} = node as Schema;
  const named = [...sources, ...[support].flat().map(({source}) => source)];
  return [...named, ...Object.values(node).flatMap(sourcesIn)];
}

test('every source of the contract is a page that was read', () => {
  const guessed = files.flatMap((file) =>
    sourcesIn(parse(readFileSync(file, 'utf8')))
      .filter((source) => !read.has(source))
      .map((source) => `${file}: ${source} is not in openapi/sources.yaml. Read it, then list it.`),
  );
  expect(guessed).toEqual([]);
  expect(
    files.flatMap((file) => sourcesIn(parse(readFileSync(file, 'utf8')))).length,
  ).toBeGreaterThan(100);
});

test('the list of what was read holds addresses of the earlier edition, each once and as it was read', () => {
  for (const address of addresses)
    expect(address).toMatch(/^https:\/\/docs\.calry\.app\/docs\/\S+$/);
  expect(read.size).toBe(addresses.length + pages.length);
  // One folder of that edition had a space at its end.
  expect(addresses).toContain(
    'https://docs.calry.app/docs/vacation-rental-api/v2%20/quote/get-a-quote',
  );
});
