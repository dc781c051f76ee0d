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
import {contractWith, type Edits} from './support/contract';
import {readRows} from '../../support/readRows';

/** Renders the generated blocks of an operation's page as Markdown. */
function page(key: string, contract: Contract): string {
  const operation = findOperation(contract, key);
  return markdownOfBlocks([
    ...openingBlocks(operation, contract),
    ...requestAndResponseBlocks(operation),
    ...closingBlocks(operation, contract, [], new Set()),
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

test.each<[of: string, properties: string, differs: boolean]>([
  ['partly documented', '{a: {type: string}}, x-evidence: partial, x-missing: [the rest]', true],
  ['inferred', '{a: {type: string, x-evidence: inferred, x-inferred-from: Version 1.}}', false],
  ['undocumented', '{}, x-evidence: partial, x-missing: [the rest]', false],
])('the successors link to the differences of a %s request', async (_, properties, differs) => {
  const edit = (before: string) => before.replace('properties: {}', `properties: ${properties}`);
  const contract = loadContract(await contractWith({'v2/thing/update-a-thing.yaml': edit}));
  const markdown = markdownOfBlocks(successorsBlocks(contract));
  expect(markdown.includes('#changes-request-updateThing')).toBe(differs);
  for (const {api, route, successor} of contract.operations.values())
    if (api === 'v1' && successor) expect(markdown).toContain(`${route}.md`);
});

test.each<[properties: string, note: string, changes: string]>([
  ['', '', 'No known difference in the request'],
  ['', 'Call it.', 'Call it.'],
  ['a: {type: string}', '', '[Differences in the request]'],
  ['a: {type: string}', 'Call it.', '[Differences in the request]. Call it.'],
])('with new fields "%s" and the note "%s", the successors say "%s"', async (a, note, changes) => {
  const edits: Edits = {
    'v1/thing/update-a-thing.yaml': (before) => `${before}x-successor-note: '${note}'\n`,
    'v2/thing/update-a-thing.yaml': (before) => before.replace(/(?<=properties: )\{\}/, `{ ${a} }`),
  };
  const markdown = markdownOfBlocks(successorsBlocks(loadContract(await contractWith(edits))));
  expect(markdown.replaceAll(/(?<=\])\(\S+\)/g, '')).toContain(`| ${changes} |`);
});

test('related operations contain those that the page links to', async () => {
  const contract = loadContract(await contractWith({}));
  const operation = findOperation(contract, 'v1/deleteThing');
  const {route} = findOperation(contract, 'v2/listThings');
  const related = (linked: string[]) =>
    markdownOfBlocks(closingBlocks(operation, contract, [], new Set(linked)));
  expect(related([])).not.toContain(`${route}.md`);
  expect(related([route])).toContain(`${route}.md`);
});
