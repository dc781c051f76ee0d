import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {checkPages, pageProblems} from '../../../src/reference/contract/checkPages';
import {loadContract} from '../../../src/reference/contract/load';
import {contractPages, type PageKeys} from '../../../src/reference/contract/pages';
import {temporaryFolder} from '../../support/temporaryFolder';
import {contractWith, messageOf} from './support/contract';

const root = contractWith({});
const contract = loadContract(root);

type Pages = Record<string, PageKeys | null>;

const v1 = 'vacation-rental-api/v1';
const v2 = 'vacation-rental-api/v2';

/** Pages that fit the contract, by docs id. */
const fitting: Pages = {
  [`${v1}/thing/index`]: {resource: 'v1/thing', entity: 'Thing'},
  [`${v1}/thing/update-a-thing`]: {operation: 'v1/updateThing'},
  [`${v1}/thing/delete-a-thing`]: {operation: 'v1/deleteThing'},
  [`${v2}/index`]: {api: 'v2'},
  [`${v2}/thing/index`]: {resource: 'v2/thing', entity: 'Thing'},
  [`${v2}/thing/get-all-things`]: {operation: 'v2/listThings'},
  [`${v2}/thing/update-a-thing`]: {operation: 'v2/updateThing'},
  [`${v2}/thing/delete-a-thing`]: {operation: 'v2/deleteThing'},
};

/** The problems of the fitting pages after a change; null removes a page. */
const problemsWith = (change: Pages) =>
  pageProblems(
    contract,
    Object.entries({...fitting, ...change}).flatMap(([docId, keys]) => {
      const lines = {operation: 2, resource: 2, entity: 3, api: 2};
      return keys ? [{file: `docs/${docId}.mdx`, docId, keys, lines}] : [];
    }),
  ).map((problem) => problem.replaceAll(root, 'openapi'));

test('pages that have an operation, a resource or a description each are in order', () => {
  expect(problemsWith({})).toEqual([]);
});

type Row = {mistake: string; pages: Pages; problems: string[]};

const rows = parse(readFileSync('tests/unit/reference/pages.yaml', 'utf8')) as Row[];

test.each(rows)(
  '$mistake is reported with the file, the line and the correction',
  ({pages, problems}) => expect(problemsWith(pages)).toEqual(problems),
);

test('the front matter of a page is read with its lines', () => {
  const docs = temporaryFolder('docs');
  mkdirSync(path.join(docs, 'v2'));
  writeFileSync(path.join(docs, 'v2/a.mdx'), '---\ntitle: A\noperation: v2/listThings\n---\n');
  expect(contractPages(docs)).toMatchObject([
    {docId: 'v2/a', keys: {operation: 'v2/listThings'}, lines: {operation: 3}},
  ]);
});

test('all mistakes stop the build together', () => {
  const message = messageOf(() => checkPages(contract, temporaryFolder('docs')));
  expect(message).toMatch(/^The pages and the contract do not fit:\n {2}\S/);
  expect(message.split('\n')).toHaveLength(1 + 5 + 2);
});
