// Tests the rules of redocly.yaml beside the schemas of the files.
import {expect, test} from 'vitest';
import {change, goodContract, lintMessages, operationFile, type Tree} from './fixture';
import {readRows} from '../../support/readRows';

const root = 'openapi/v2.yaml';

type Row = {
  mistake: string;
  file?: string;
  set?: Record<string, Tree>;
  delete?: string | string[];
  message: string;
};

const rows = readRows<Row>('tests/data/mistakes/contract.yaml');

test.each(['v1', 'v2'])('a contract without mistakes has no messages: %s', async (description) => {
  expect(await lintMessages(goodContract(), description)).toEqual([]);
});

test.each(rows)('one message has place and fix: $mistake', async (row) => {
  const {file = operationFile, set = {}, message} = row;
  const files = goodContract();
  for (const keys of [row.delete ?? []].flat()) change(files[file], keys);
  for (const [keys, value] of Object.entries(set)) change(files[file], keys, value);
  const found = await lintMessages(files, file.includes('/v1') ? 'v1' : 'v2');
  expect(found).toEqual([expect.stringContaining(message)]);
  expect(found[0]).toMatch(new RegExp(`^${file}:\\d+: `));
});

test.each<[more: Record<string, Tree>, found: string[]]>([
  [{}, []],
  [
    {
      description: 'Read it',
      'x-evidence': 'inferred',
      'x-inferred-from': 'A sibling.',
      'x-note': 'no stop',
    },
    [
      'x-note: must match pattern',
      'description: "Read it" should match a regex',
      'x-evidence: "inferred" should be equal "unknown".',
    ],
  ],
])('an operation known only by name follows the rules: %o', async (more, found) => {
  const files = goodContract();
  files[root].paths = {};
  files[root]['x-unknown-operations'] = [{$ref: 'v2/reservation/get-a-reservation.yaml'}];
  const {operationId, summary, description, tags} = files[operationFile];
  const named = {operationId, summary, description, tags, 'x-evidence': 'unknown', 'x-source': []};
  files[operationFile] = {...named, ...more};
  expect(await lintMessages(files, 'v2')).toEqual(
    found.map((message) => expect.stringMatching(`^${operationFile}:\\d+: ${message}`)),
  );
});
