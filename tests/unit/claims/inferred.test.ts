import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {loadContract} from '../../../src/reference/contract/load';
import {headBlocks} from '../../../src/reference/blocks/operation';
import {nothingBeside} from '../reference/support/beside';
import {ReferenceMarkdown} from '../../../src/reference/emitters/markdown';

const contract = loadContract();

/** What a reader meets at the top of an operation's page, as Markdown. */
function head(key: string): string {
  const operation = contract.operations.get(key);
  if (!operation) throw new Error(`${key} is not in the contract.`);
  return new ReferenceMarkdown(operation.route).blocks(
    headBlocks(operation, contract, nothingBeside),
  );
}

// No page of version 2 that names their paths was read.
const fromElsewhere = [
  {key: 'v2/getConversation', from: 'public client code'},
  {key: 'v2/listConversations', from: 'public client code'},
  {key: 'v2/listProperties', from: 'public client code'},
  {key: 'v2/listReviews', from: 'public client code'},
  {key: 'v2/getReservation', from: 'the v1 operation'},
  {key: 'v2/createBookingEngineReservation', from: 'the v1 operation'},
];

// No page of either version names their paths: they follow from the calls beside them. All of them read: a call that writes is not
// guessed, since a wrong one could change or delete what a customer has.
const byAnalogy = [
  'v1/getConversation',
  'v1/getGuest',
  'v1/listGuests',
  'v1/listOwners',
  'v1/listReservationsByProperty',
  'v1/listUnits',
  'v2/listReservationsByProperty',
];

describe('a path that no page names is marked as inferred on the page of its operation', () => {
  test.each(fromElsewhere)('$key, from $from', ({key, from}) => {
    const text = head(key);
    expect(text.match(/^> \*\*Inferred\.\*\*/gm)).toHaveLength(1);
    expect(text).toContain(from);
  });

  test.each(byAnalogy)('%s, by analogy', (key) => {
    expect(head(key).match(/^> \*\*Inferred\.\*\*/gm)).toHaveLength(1);
  });

  test('and one that a page names is not', () => {
    expect(head('v2/getCustomField')).not.toContain('Inferred');
  });
});

test.each(['common', 'v1', 'v2'])('the production server of %s is marked as inferred', (name) => {
  const {servers} = parse(readFileSync(`openapi/${name}.yaml`, 'utf8'));
  const [development, production] = servers;
  expect(development).not.toHaveProperty('x-evidence');
  expect(production.url).toMatch(/^https:\/\/prod\.calry\.app\//);
  expect(production['x-evidence']).toBe('inferred');
  expect(production['x-inferred-from']).toMatch(/PMS guides/);
});

test('the introduction says once that the paths of production are inferred', () => {
  const page = readFileSync('docs/introduction.mdx', 'utf8');
  expect(page.match(/note\[Inferred\]/g)).toHaveLength(1);
  expect(page.match(/Production serves the same paths as development/g)).toHaveLength(1);
});

test('none of those by analogy writes', () => {
  expect(byAnalogy.filter((key) => contract.operations.get(key)?.method !== 'get')).toEqual([]);
});
