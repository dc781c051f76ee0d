// Tests the generated parts of an operation's page.
import {expect, test} from 'vitest';
import {findOperation} from '../../../src/plugins/reference/contract/find';
import {loadContract} from '../../../src/plugins/reference/contract/load';
import type {Contract} from '../../../src/plugins/reference/contract/model';
import {
  closingBlocks,
  requestAndResponseBlocks,
  openingBlocks,
} from '../../../src/plugins/reference/blocks/operation';
import {successorsBlocks} from '../../../src/plugins/reference/blocks/versionComparison';
import {markdownOfBlocks} from '../../support/markdown';
import {contractWith} from './support/contract';
import {readRows} from '../../support/readRows';

/** Renders the generated blocks of an operation's page as Markdown. */
function page(key: string, contract: Contract): string {
  const operation = findOperation(contract, key);
  return markdownOfBlocks([
    ...openingBlocks(operation, contract),
    ...requestAndResponseBlocks(operation),
    ...closingBlocks(operation, contract, []),
  ]);
}

type Row = {
  says: string;
  operation: string;
  edit?: {file: string; find: string; replace: string};
  text: string;
};

const rows = readRows<Row>('tests/unit/reference/operation.yaml');

test.each(rows)('the page of an operation says $says', async ({operation, edit, text}) => {
  const edits = edit && {[edit.file]: (before: string) => before.replace(edit.find, edit.replace)};
  expect(page(operation, loadContract(await contractWith(edits ?? {})))).toContain(text);
});

const small = loadContract(await contractWith({}));

const site = 'https://docs.calry.app/docs/vacation-rental-api';

test.each<[of: string, replace: string, text: string]>([
  [
    'partly documented',
    '{a: {type: string}}, x-evidence: partial, x-missing: [the rest]',
    '[Differences in the request]',
  ],
  [
    'inferred',
    '{a: {type: string, x-evidence: inferred, x-inferred-from: Version 1.}}',
    'No known difference',
  ],
  ['undocumented', '{}, x-evidence: partial, x-missing: [the rest]', 'No known difference'],
])('the table of successors says how far a %s request differs', async (_, properties, text) => {
  const edit = (before: string) => before.replace('properties: {}', `properties: ${properties}`);
  const contract = loadContract(await contractWith({'v2/thing/update-a-thing.yaml': edit}));
  expect(markdownOfBlocks(successorsBlocks(contract))).toContain(text);
});

test('the table of successors has a row for each operation of version 1', () => {
  const markdown = markdownOfBlocks(successorsBlocks(small));
  expect(markdown).toContain('2 calls of version 1 and their successors');
  expect(markdown.split('\n').slice(-2)).toEqual([
    `| [Update a thing](${site}/v1/thing/update-a-thing.md) \`PUT /things/{thingId}\` | [Update a ` +
      `thing](${site}/v2/thing/update-a-thing.md) \`PUT /things/{thingId}\` | No known difference in the fields |`,
    `| [Delete a thing](${site}/v1/thing/delete-a-thing.md) | [Delete a ` +
      `thing](${site}/v2/thing/delete-a-thing.md) | Call updateThing first. |`,
  ]);
});
