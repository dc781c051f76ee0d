import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkPages, pageProblems} from '../../../src/reference/contract/checkPages';
import {loadContract} from '../../../src/reference/contract/load';
import {contractPages} from '../../../src/reference/contract/pages';
import {lineOf} from '../../../src/site/yamlFiles';
import {temporaryFolder} from '../../support/temporaryFolder';
import {messageOf} from './support/contract';
import {operationCount} from '../../data/counts';

const contract = loadContract();

const page = 'vacation-rental-api/v2/reservation/get-a-reservation.mdx';

const contractFile = 'v2/reservation/get-a-reservation.yaml';

/** Where the root file names it. */
const place = `openapi/v2.yaml:${lineOf(path.resolve('openapi/v2.yaml'), ['paths', '/reservations/{reservationId}', 'get'])}: paths → /reservations/{reservationId} → get`;

/** What is said about the docs after an edit of a copy of them. */
function problemsAfter(edit: (file: (name: string) => string) => void): string[] {
  const root = temporaryFolder('docs');
  for (const folder of ['vacation-rental-api', 'common-api-reference']) {
    cpSync(path.join('docs', folder), path.join(root, folder), {recursive: true});
  }
  edit((name) => path.join(root, name));
  return pageProblems(contract, contractPages(root)).map((problem) =>
    problem.replaceAll(root, 'docs'),
  );
}

function replace(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
}

test('the pages and the contract fit', () => {
  expect(pageProblems(contract, contractPages(path.resolve('docs')))).toEqual([]);
});

test('an operation that the contract does not have', () => {
  expect(
    problemsAfter((file) => replace(file(page), 'v2/getReservation', 'v2/getReservatio')),
  ).toEqual([
    `docs/${page}:4: operation "v2/getReservatio" is not in the contract. Did you mean "v2/getReservation"? Write <description>/<operationId>, for example "v2/getReservation".`,
    `${place} leads to ${contractFile}, which has no page. Allowed is docs/${page}, which has the folder and the name of the file, with "operation: v2/getReservation" in its front matter. Write the page, or rename the file.`,
  ]);
});

test('an operation without a page', () => {
  const [problem, ...others] = problemsAfter((one) => rmSync(one(page)));
  expect(others).toEqual([]);
  expect(problem).toContain(
    `${place} leads to ${contractFile}, which has no page. Allowed is docs/${page}, which has the folder and the name of the file, with "operation: v2/getReservation" in its front matter. Did you mean "get-all-reservations.mdx"? Pages there: create-`,
  );
});

test('a page that does not say whose it is', () => {
  expect(problemsAfter((file) => replace(file(page), /operation: .*\n/, ''))).toContain(
    `docs/${page}:1: a page in the folder of a resource names its operation. Add "operation: v2/getReservation" to its front matter.`,
  );
});

test('a page without an operation', () => {
  const stray = 'vacation-rental-api/v2/reservation/delete-a-reservation.mdx';
  expect(
    problemsAfter((file) => writeFileSync(file(stray), '---\ntitle: Delete\n---\n\nText.\n')),
  ).toEqual([
    `docs/${stray}:1: a page in the folder of a resource names its operation. No operation of the contract belongs here: move or remove the page.`,
  ]);
});

test('two pages for one operation', () => {
  const second = 'vacation-rental-api/v2/reservation/read-a-reservation.mdx';
  expect(problemsAfter((file) => cpSync(file(page), file(second)))).toContain(
    `docs/${second}:4: operation "v2/getReservation" already has a page, docs/${page}. An operation has one page.`,
  );
});

test('a page at another address than the contract file', () => {
  const other = 'vacation-rental-api/v2/property/get-a-reservation.mdx';
  const problems = problemsAfter((file) => {
    cpSync(file(page), file(other));
    rmSync(file(page));
  });
  expect(problems).toEqual([
    `docs/${other}:4: operation "v2/getReservation" stands in openapi/v2/reservation/get-a-reservation.yaml, so its page is docs/${page}. Move one of the two.`,
  ]);
});

test('resource, entity and api of index pages', () => {
  const index = 'vacation-rental-api/v2/reservation/index.mdx';
  const version = 'vacation-rental-api/v2/index.mdx';
  const problems = problemsAfter((file) => {
    replace(file(index), 'resource: v2/reservation', 'resource: v2/reservations');
    replace(file('vacation-rental-api/v2/review/index.mdx'), 'entity: Review', 'entity: Reviews');
    replace(file(version), 'api: v2', 'api: v3');
  });
  const line = (name: string, key: string) =>
    readFileSync(path.join('docs', name), 'utf8')
      .split('\n')
      .findIndex((text) => text.startsWith(`${key}:`)) + 1;
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringContaining(
        `docs/${index}:${line(index, 'resource')}: resource "v2/reservations" is not in the contract. Did you mean "v2/reservation"? Allowed are "v2/availability", `,
      ),
      expect.stringContaining(
        'entity "Reviews" is not among the schemas of v2. Did you mean "Review"? Allowed are the file names in openapi/v2/schemas and openapi/shared/schemas.',
      ),
      `docs/${version}:${line(version, 'api')}: api "v3" is no description. Did you mean "v1"? Allowed are "common", "v1", "v2".`,
      'openapi/v2.yaml: resource v2/reservation has no page. Write docs/vacation-rental-api/v2/reservation/index.mdx with "resource: v2/reservation" in its front matter.',
    ]),
  );
});

test('an entity without its resource', () => {
  const index = 'vacation-rental-api/v2/review/index.mdx';
  expect(problemsAfter((file) => replace(file(index), /resource: .*\n/, ''))).toContainEqual(
    expect.stringContaining('an entity goes with a key "resource" that says whose it is.'),
  );
});

test('a resource page at another address', () => {
  const problems = problemsAfter((file) => {
    mkdirSync(file('vacation-rental-api/v2/stays'));
    cpSync(
      file('vacation-rental-api/v2/quote/index.mdx'),
      file('vacation-rental-api/v2/stays/index.mdx'),
    );
  });
  expect(problems).toContainEqual(
    expect.stringContaining(
      'resource "v2/quote" has its page at docs/vacation-rental-api/v2/quote/index.mdx.',
    ),
  );
});

test('all mistakes stop the build together, without a stack', () => {
  const message = messageOf(() =>
    checkPages(contract, path.resolve('docs/vacation-rental-api/v2/reservation')),
  );
  expect(message).toMatch(/^The pages and the contract do not fit:\n {2}\S/);
  expect(message.split('\n').length).toBeGreaterThan(operationCount);
});
