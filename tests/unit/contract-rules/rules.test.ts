import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {change, goodContract, messages, operation, type Tree} from './fixture';

const root = 'openapi/v2.yaml';

type Row = {
  mistake: string;
  file?: string;
  set?: Record<string, Tree>;
  delete?: string | string[];
  message: string;
};

const rows = parse(readFileSync('tests/data/mistakes/contract.yaml', 'utf8')) as Row[];

test.each(['v1', 'v2'])('a contract without a mistake has no message: %s', async (description) => {
  expect(await messages(goodContract(), description)).toEqual([]);
});

test.each(rows)(
  'one message says where the mistake is and what is allowed: $mistake',
  async (row) => {
    const {file = operation, set = {}, message} = row;
    const files = goodContract();
    for (const keys of [row.delete ?? []].flat()) change(files[file], keys);
    for (const [keys, value] of Object.entries(set)) change(files[file], keys, value);
    const found = await messages(files, file.includes('/v1') ? 'v1' : 'v2');
    expect(found).toEqual([expect.stringContaining(`${file}: ${message}`)]);
  },
);

test('an operation file whose page has another name is reported with the page to write', async () => {
  const files = goodContract();
  const moved = 'v2/reservation/get-reservation.yaml';
  change(files[root].paths['/reservations/{reservationId}'], 'get.$ref', moved);
  files[`openapi/${moved}`] = files[operation];
  delete files[operation];
  expect(await messages(files, 'v2')).toEqual([
    `${root}: paths → /reservations/{reservationId} → get leads to ${moved}, which has no page. Allowed is docs/vacation-rental-api/v2/reservation/get-reservation.mdx, which has the folder and the name of the file, with "operation: v2/getReservation" in its front matter. Did you mean "get-a-reservation.mdx"? Pages there: get-a-reservation.mdx. Write the page, or rename the file.`,
  ]);
});

test('an operation file that no path names is reported', async () => {
  const files = goodContract();
  files['openapi/v2/reservation/left-over.yaml'] = files[operation];
  expect(await messages(files, 'v2')).toEqual([
    `${root}: paths has no entry that leads to v2/reservation/left-over.yaml. Allowed are operation files that a path, a webhook or \`x-unknown-operations\` names. Add the entry, or delete the file.`,
  ]);
});

test.each<[more: Record<string, Tree>, found: string[]]>([
  [{}, []],
  [
    {
      tags: ['reservations'],
      description: 'Read it',
      'x-evidence': 'inferred',
      'x-note': 'no stop',
    },
    [
      'x-evidence is "inferred". Allowed is unknown',
      'x-note is "no stop".',
      'description is "Read it".',
      'tags → 0 is "reservations", which openapi/v2.yaml does not list.',
    ],
  ],
  [
    {responses: {}, 'x-successor': null},
    ['responses is there, although x-evidence is "unknown".', 'x-successor is null.'],
  ],
])('an operation of which only the name is known follows the rules: %o', async (more, found) => {
  const files = goodContract();
  files[root].paths = {};
  files[root]['x-unknown-operations'] = [{$ref: 'v2/reservation/get-a-reservation.yaml'}];
  const {operationId, summary, description, tags} = files[operation];
  const named = {operationId, summary, description, tags, 'x-evidence': 'unknown', 'x-source': []};
  files[operation] = {...named, ...more};
  expect(await messages(files, 'v2')).toEqual(
    found.map((message) => expect.stringContaining(`${operation}: ${message}`)),
  );
});
