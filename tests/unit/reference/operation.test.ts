import {expect, test} from 'vitest';
import {findOperation} from '../../../src/reference/contract/find';
import {loadContract} from '../../../src/reference/contract/load';
import type {Contract} from '../../../src/reference/contract/model';
import {
  headBlocks,
  operationBlocks,
  unknownHeadBlocks,
  unknownOperationBlocks,
} from '../../../src/reference/blocks/operation';
import {resourceBlocks} from '../../../src/reference/blocks/resource';
import {successorsBlocks} from '../../../src/reference/blocks/version';
import {ReferenceMarkdown} from '../../../src/reference/emitters/markdown';
import {contractWith, type Edits} from './support/contract';

/** What the reference adds to the page of an operation, as Markdown. */
function page(key: string, contract: Contract): string {
  const operation = findOperation(contract, key);
  const beside = {samplesFor: () => [], changelogOf: () => []};
  const blocks =
    operation.kind === 'unknown'
      ? [
          ...unknownHeadBlocks(operation, contract),
          ...unknownOperationBlocks(operation, contract, beside),
        ]
      : [
          ...headBlocks(operation, contract, beside),
          ...operationBlocks(operation, contract, beside),
        ];
  return new ReferenceMarkdown(operation.route).blocks(blocks);
}
const replace = (from: string, to: string) => (text: string) => text.replace(from, to);

const site = 'https://docs.calry.app/docs/vacation-rental-api';

test.each<[behaviour: string, key: string, edits: Edits, text: string]>([
  [
    'how to page through a list',
    'v2/listThings',
    {},
    'The response is one page of a longer list. Page through it with `next`',
  ],
  [
    'that a list may have pages, where that is inferred',
    'v2/listThings',
    {
      'v2/thing/get-all-things.yaml': replace(
        'The next page.',
        'The next page., x-evidence: inferred, x-inferred-from: A sibling.',
      ),
    },
    'The response may be one page of a longer list.',
  ],
  [
    'what to do about an error',
    'v2/listThings',
    {},
    '| **401 Unauthorised** | The key is wrong. | Check the `Authorization` header',
  ],
  [
    'the other operations of its resource and its predecessor',
    'v2/updateThing',
    {},
    `## Related operations

- [Get all things](${site}/v2/thing/get-all-things.md)
- [Delete a thing](${site}/v2/thing/delete-a-thing.md) (name only)
- [Update a thing](${site}/v1/thing/update-a-thing.md) (deprecated)`,
  ],
  [
    'the same call of version 1',
    'v2/updateThing',
    {},
    `- In version 1: [Update a thing](${site}/v1/thing/update-a-thing.md): The same call`,
  ],
  [
    'the same call of version 2, and the number of differences',
    'v1/updateThing',
    {'v2/thing/update-a-thing.yaml': replace('properties: {}', 'properties: {a: {type: string}}')},
    `- In version 2: [Update a thing](${site}/v2/thing/update-a-thing.md): The same method and path, with 1 difference in the request`,
  ],
  [
    'that nothing replaces it, with a link for each operation that a note names',
    'v1/updateThing',
    {
      'v1/thing/update-a-thing.yaml': replace(
        'x-successor: updateThing',
        'x-successor: null\nx-successor-note: Call listThings.',
      ),
    },
    `Version 2 has no call that takes its place. Call [\`listThings\`](${site}/v2/thing/get-all-things.md).`,
  ],
  ['a note of the contract', 'v2/deleteThing', {}, '> **Caution.** Ask first.'],
  [
    'that only its name is known, and whom to ask',
    'v2/deleteThing',
    {},
    '> **Not documented yet.** Only the name and the purpose of this operation are known: not its method, path, parameters or response. To use it, [contact support](https://docs.calry.app/docs/contact.md).',
  ],
])('the page of an operation says %s', (_, key, edits, text) => {
  expect(page(key, loadContract(contractWith(edits)))).toContain(text);
});

const small = loadContract(contractWith({}));

test('the table of successors has a row for each operation of version 1', () => {
  const markdown = new ReferenceMarkdown('/docs/x').blocks(successorsBlocks(small));
  expect(markdown.split('\n').slice(2)).toEqual([
    `| [Update a thing](${site}/v1/thing/update-a-thing.md) \`PUT /things/{thingId}\` | [Update a thing](${site}/v2/thing/update-a-thing.md) \`PUT /things/{thingId}\` | The same call |`,
    `| [Delete a thing](${site}/v1/thing/delete-a-thing.md) | [Delete a thing](${site}/v2/thing/delete-a-thing.md) | Comparison incomplete. Call \`updateThing\` first. |`,
  ]);
});

const contract = loadContract();

/** What the reference adds to the page of a resource, as Markdown. */
function resourcePage(version: 'v1' | 'v2', name: string): string {
  const description = contract.descriptions[version];
  const resource = description.resources.find((one) => one.name === name)!;
  return new ReferenceMarkdown('/docs/x').blocks(
    resourceBlocks(resource, undefined, description, contract),
  );
}

test('a resource of version 2 has the notes of each PMS on its columns, unless these are operations', () => {
  const note = '- **Resly**: Read and update rates and restrictions.';
  expect(resourcePage('v2', 'availability')).toContain(note);
  expect(resourcePage('v1', 'availability')).not.toContain(note);
  expect(resourcePage('v2', 'reservation')).not.toContain('Notes by PMS');
});

test('a write of version 2 links to the notes of its resource, a read does not', () => {
  const link = '"Yes" may mean reading alone: see the [notes by PMS]';
  expect(page('v2/updateAvailability', contract)).toContain(link);
  expect(page('v2/getAvailability', contract)).not.toContain(link);
  expect(page('v1/updateAvailability', contract)).not.toContain(link);
});
