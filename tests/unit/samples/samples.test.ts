// Tests the generated code of the samples, without running it.
import {format} from 'prettier';
import {expect, test} from 'vitest';
import {loadContract} from '../../../src/plugins/reference/contract/load';
import {languages, samplesFor} from '../../../src/plugins/reference/samples';
import {jsonWriter} from '../../../src/plugins/reference/samples/writer';
import {
  awkwardOperations,
  operationWith,
  parameter,
  requestBody,
} from '../../samples/support/fixtures';

/** A typical operation with path, query, header and body. */
const ordinary = operationWith({
  method: 'put',
  path: '/stays/{stayId}',
  parameters: [
    parameter('workspaceId', 'header', '6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21'),
    parameter('stayId', 'path', 'Quay House 1'),
    parameter('realtime', 'query', true),
  ],
  requestBody: requestBody({
    integrationAccountId: 'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035',
    guest: {name: "Fionn O'Hara", emails: ['fionn@example.com'], vip: false, note: null},
    nights: 4,
    rooms: [{id: '90511', unitIds: ['90511-1', '90511-2']}],
  }),
});

test.each(languages)('a typical sample in $label matches its file in expected/', async ({id}) => {
  const sample = samplesFor(ordinary).find((candidate) => candidate.id === id);
  const file = `expected/${id}.txt`;
  const advice = `If tests/unit/samples/${file} is missing or old, run this test with -u, and read it`;
  await expect(`${sample?.code}\n`, advice).toMatchFileSnapshot(file);
});

test('brackets without lines have nothing between them', () => {
  expect(jsonWriter(String).block('{}', [])).toBe('{}');
});

const operations = [...loadContract().operations, ...Object.entries(awkwardOperations)];

/** Returns the sample with the required fields and, if it differs, the sample with all fields. */
const codes = (language: string, operation: (typeof operations)[number][1]) =>
  samplesFor(operation)
    .filter(({id}) => id === language)
    .flatMap(({code, all}) => (all === undefined ? [code] : [code, all]));

test.each(languages)('samples in $label contain no credentials', ({id}) => {
  for (const [name, operation] of operations) {
    for (const code of codes(id, operation)) {
      expect(code.includes('CALRY_API_KEY'), name).toBe(operation.secured);
      expect(code, name).not.toContain('6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21');
      expect(code, name).not.toContain('b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035');
    }
  }
});

test('samples in JavaScript are formatted with Prettier', async () => {
  for (const [name, operation] of operations) {
    for (const code of codes('javascript', operation)) {
      const options = {parser: 'babel', singleQuote: true, printWidth: 100} as const;
      expect(`${code}\n`, name).toBe(await format(code, options));
    }
  }
});
