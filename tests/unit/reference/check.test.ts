// Tests that pages and contract are checked against each other.
import {expect, test} from 'vitest';
import {checkContract} from '../../../src/plugins/reference/contract/check';
import {loadContract} from '../../../src/plugins/reference/contract/load';
import {type PageKeys} from '../../../src/plugins/reference/contract/pages';
import {problemLine} from '../../../src/site/problem';
import {contractWith} from './support/contract';
import {readRows} from '../../support/readRows';

type Pages = Record<string, PageKeys | null>;

const v1 = 'vacation-rental-api/v1';
const v2 = 'vacation-rental-api/v2';

/** Pages that match the contract, by docs ID. */
const fitting: Pages = {
  [`${v1}/thing/index`]: {resource: 'v1/thing', entity: 'Thing'},
  [`${v1}/thing/update-a-thing`]: {operation: 'v1/updateThing'},
  [`${v1}/thing/delete-a-thing`]: {operation: 'v1/deleteThing'},
  [`${v2}/thing/index`]: {resource: 'v2/thing', entity: 'Thing'},
  [`${v2}/thing/get-all-things`]: {operation: 'v2/listThings'},
  [`${v2}/thing/update-a-thing`]: {operation: 'v2/updateThing'},
  [`${v2}/thing/delete-a-thing`]: {operation: 'v2/deleteThing'},
};

type Edit = {file: string; find?: string; replace?: string};

/** Changes the matching pages (null removes a page) and a file of the contract, and returns the problems. */
async function problemsWith(change: Pages, edit?: Edit): Promise<string[]> {
  const {file = '', find = '', replace = ''} = edit ?? {};
  const root = await contractWith(
    edit ? {[file]: (text) => (find ? text.replace(find, replace) : replace)} : {},
  );
  const pages = Object.entries({...fitting, ...change}).flatMap(([docId, keys]) => {
    const lineOf = ([key]: readonly PropertyKey[]) => (key === 'entity' ? 3 : 2);
    return keys ? [{file: `docs/${docId}.mdx`, docId, keys, lineOf}] : [];
  });
  return checkContract(loadContract(root), pages).map((problem) =>
    problemLine(problem).replaceAll(root, 'openapi'),
  );
}

test('a contract and matching pages have no problems', async () => {
  expect(await problemsWith({})).toEqual([]);
});

type Row = {mistake: string; pages?: Pages; edit?: Edit; problems: string[]};

const rows = readRows<Row>('tests/unit/reference/check.yaml');

test.each(rows)('$mistake is reported with line and fix', async ({pages = {}, edit, problems}) => {
  expect(await problemsWith(pages, edit)).toEqual(
    problems.map((problem) => expect.stringContaining(problem)),
  );
});
