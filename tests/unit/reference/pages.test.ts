import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkPages, pageProblems} from '../../../src/reference/contract/checkPages';
import {loadContract} from '../../../src/reference/contract/load';
import {contractPages, type PageKeys} from '../../../src/reference/contract/pages';
import {temporaryFolder} from '../../support/temporaryFolder';
import {contractWith, messageOf} from './support/contract';

const root = contractWith({});
const contract = loadContract(root);

type Pages = Record<string, PageKeys | undefined>;

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

/** The problems of the fitting pages after a change; undefined removes a page. */
const problemsWith = (change: Pages) =>
  pageProblems(
    contract,
    Object.entries({...fitting, ...change}).flatMap(([docId, keys]) =>
      keys
        ? [
            {
              file: `docs/${docId}.mdx`,
              docId,
              keys,
              lines: {operation: 2, resource: 2, entity: 3, api: 2},
            },
          ]
        : [],
    ),
  ).map((problem) => problem.replaceAll(root, 'openapi'));

test('pages that have an operation, a resource or a description each are in order', () => {
  expect(problemsWith({})).toEqual([]);
});

const list = `${v2}/thing/get-all-things`;
const withoutPage = `openapi/v2.yaml:9: paths → /things → get leads to v2/thing/get-all-things.yaml, which has no page. Allowed is docs/${list}.mdx, which has the folder and the name of the file, with "operation: v2/listThings" in its front matter.`;

test.each<[mistake: string, change: Pages, problems: string[]]>([
  [
    'an operation that the contract does not have',
    {[list]: {operation: 'v2/listThing'}},
    [
      `docs/${list}.mdx:2: operation "v2/listThing" is not in the contract. Did you mean "v2/listThings"? Write <description>/<operationId>, for example "v2/getReservation".`,
      `${withoutPage} Write the page, or rename the file.`,
    ],
  ],
  [
    'an operation without a page',
    {[list]: undefined},
    [
      `${withoutPage} Did you mean "delete-a-thing.mdx"? Pages there: delete-a-thing.mdx, update-a-thing.mdx. Write the page, or rename the file.`,
    ],
  ],
  [
    'a page that does not name its operation',
    {[list]: {}},
    [
      `docs/${list}.mdx:1: a page in the folder of a resource names its operation. Add "operation: v2/listThings" to its front matter.`,
      `${withoutPage} Write the page, or rename the file.`,
    ],
  ],
  [
    'a page without an operation',
    {[`${v2}/thing/other`]: {}},
    [
      `docs/${v2}/thing/other.mdx:1: a page in the folder of a resource names its operation. No operation of the contract belongs here: move or remove the page.`,
    ],
  ],
  [
    'a second page of an operation, at another address than its file in the contract',
    {[`${v2}/thing/other`]: {operation: 'v2/listThings'}},
    [
      `docs/${v2}/thing/other.mdx:2: operation "v2/listThings" stands in openapi/v2/thing/get-all-things.yaml, so its page is docs/${list}.mdx. Move one of the two.`,
      `docs/${v2}/thing/other.mdx:2: operation "v2/listThings" already has a page, docs/${list}.mdx. An operation has one page.`,
    ],
  ],
  [
    'a resource that the contract does not have',
    {[`${v2}/thing/index`]: {resource: 'v2/things'}},
    [
      `docs/${v2}/thing/index.mdx:2: resource "v2/things" is not in the contract. Did you mean "v2/thing"? Allowed are "v2/thing".`,
      `openapi/v2.yaml: resource v2/thing has no page. Write docs/${v2}/thing/index.mdx with "resource: v2/thing" in its front matter.`,
    ],
  ],
  [
    'an entity that the contract does not have',
    {[`${v2}/thing/index`]: {resource: 'v2/thing', entity: 'Things'}},
    [
      `docs/${v2}/thing/index.mdx:3: entity "Things" is not among the schemas of v2. Did you mean "Thing"? Allowed are the file names in openapi/v2/schemas and openapi/shared/schemas.`,
    ],
  ],
  [
    'an entity without its resource',
    {[`${v2}/index`]: {entity: 'Thing'}},
    [`docs/${v2}/index.mdx:3: an entity goes with a key "resource" that says whose it is.`],
  ],
  [
    'a second page of a resource',
    {[`${v2}/other/index`]: {resource: 'v2/thing'}},
    [
      `docs/${v2}/other/index.mdx:2: resource "v2/thing" has its page at docs/${v2}/thing/index.mdx.`,
    ],
  ],
  [
    'a description that does not exist',
    {[`${v2}/index`]: {api: 'v3'}},
    [
      `docs/${v2}/index.mdx:2: api "v3" is no description. Did you mean "v1"? Allowed are "common", "v1", "v2".`,
    ],
  ],
])('%s is reported with the file, the line and the correction', (_, change, problems) => {
  expect(problemsWith(change)).toEqual(problems);
});

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
