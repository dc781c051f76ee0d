import {format} from 'prettier';
import {expect, test} from 'vitest';
import {loadContract} from '../../../src/reference/contract/load';
import type {Parameter} from '../../../src/reference/contract/model';
import {languages, samplesFor} from '../../../src/reference/samples';
import type {SampleOperation} from '../../../src/reference/samples/request';
import {awkwardOperations} from '../../samples/support/awkward';

const operations = [...loadContract().operations.values()];

const parameter = (name: string, place: Parameter['in'], example: unknown): Parameter => ({
  name,
  in: place,
  required: true,
  description: '',
  deprecated: false,
  schema: {},
  example,
  evidence: {level: 'documented'},
});

/** One call with everything that an ordinary one can have. */
const whole: SampleOperation = {
  file: 'v2/reservation/update-a-stay.yaml',
  method: 'put',
  path: '/stays/{stayId}',
  servers: [
    {url: 'https://dev.calry.app/api/v2/vrs', description: '', host: 'https://dev.calry.app'},
  ],
  secured: true,
  parameters: [
    parameter('workspaceId', 'header', '6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21'),
    parameter('stayId', 'path', 'Quay House 1'),
    parameter('realtime', 'query', true),
  ],
  requestBody: {
    description: '',
    required: true,
    evidence: {level: 'documented'},
    content: {
      mediaType: 'application/json',
      schema: {},
      example: {
        integrationAccountId: 'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035',
        guest: {name: "Fionn O'Hara", emails: ['fionn@example.com'], vip: false, note: null},
        nights: 4,
        rooms: [{id: '90511', unitIds: ['90511-1', '90511-2']}],
      },
    },
  },
};

test.each(languages)('a whole call in $label', async ({id}) => {
  const sample = samplesFor(whole).find((candidate) => candidate.id === id);
  await expect(`${sample?.code}\n`).toMatchFileSnapshot(`expected/${id}.txt`);
});

test('there are the six languages, with what a page needs of each', () => {
  expect(samplesFor(whole).map(({id, label, language}) => [id, label, language])).toEqual([
    ['curl', 'cURL', 'bash'],
    ['javascript', 'JavaScript', 'js'],
    ['python', 'Python', 'python'],
    ['php', 'PHP', 'php'],
    ['ruby', 'Ruby', 'ruby'],
    ['go', 'Go', 'go'],
  ]);
});

test.each(languages)('the host comes from the environment in $label', ({id}) => {
  const {code = ''} = samplesFor(whole).find((sample) => sample.id === id) ?? {};
  expect(code.match(/CALRY_HOST/g)).toHaveLength(1);
  expect(code.match(/https:\/\/dev\.calry\.app(?!\/)/g)).toHaveLength(1);
  expect(code).not.toContain('https://dev.calry.app/');
});

test.each(operations)('credentials come from the environment: $key', (operation) => {
  for (const {code} of samplesFor(operation)) {
    expect(code).toContain('CALRY_API_KEY');
    expect(code).not.toContain('6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21');
    expect(code).not.toContain('b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035');
  }
});

test.each([
  ...operations.map((operation) => ({...operation, name: operation.key})),
  ...awkwardOperations(),
])('JavaScript is formatted as Prettier does: $name', async (operation) => {
  const code = samplesFor(operation).find(({id}) => id === 'javascript')?.code ?? '';
  const options = {parser: 'babel', singleQuote: true, printWidth: 100} as const;
  expect(`${code}\n`).toBe(await format(code, options));
});

test('a GET with a body goes through node:https, because fetch refuses it', () => {
  const [get] = samplesFor({...whole, method: 'get'}).filter(({id}) => id === 'javascript');
  expect(get?.code).toContain("'node:https'");
  expect(get?.code).not.toContain('await fetch(');
});

/** What fits beside the text of a page on a screen that is 1440 px wide. */
const COLUMN = 60;

test.each([
  ...operations.map((operation) => ({...operation, name: operation.key})),
  ...awkwardOperations(),
])('the address and each option of curl are whole in their column: $name', (operation) => {
  const [curl] = samplesFor(operation);
  for (const code of [curl?.code, curl?.all].filter((one) => one !== undefined)) {
    const [command = ''] = code.split(/\n +(?:--data @?-? ?<<JSON|--data ')/);
    const lines = command.split('\n');
    expect(lines[0]).toMatch(/^curl( --request [A-Z]+)?( --get)? --fail-with-body( \\)?$/);
    // What has no slash, question mark or ampersand in it cannot be broken.
    const breakable = lines.filter((line) => /^ {2}|[/?&](?!$).*[/?&]/.test(line));
    expect(breakable.filter((line) => line.length > COLUMN)).toEqual([]);
  }
});

test('a long address goes on at the very start of a line, so that no space gets into it', () => {
  const address = '/integration_account_webhook/incoming/{integrationAccountId}/events';
  const [curl] = samplesFor({
    ...whole,
    method: 'get',
    path: address,
    parameters: [parameter('integrationAccountId', 'path', 'b3e0a9d4')],
    requestBody: undefined,
  });
  expect(curl?.code.split('\n')).toEqual([
    'curl --fail-with-body \\',
    '  "${CALRY_HOST:-https://dev.calry.app}\\',
    '/api/v2/vrs/integration_account_webhook/incoming\\',
    '/$CALRY_INTEGRATION_ACCOUNT_ID/events" \\',
    '  -H "Authorization: Bearer $CALRY_API_KEY"',
  ]);
});
