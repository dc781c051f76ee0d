// Runs the samples of all operations against the mock, in every language.
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {loadContract} from '../../src/plugins/reference/contract/load';
import {samplesFor} from '../../src/plugins/reference/samples';
import {sampleRequest, Variable} from '../../src/plugins/reference/samples/request';
import {type Mock, startMock} from '../mock';
import {type Certificate, createCertificate} from '../mock/certificate';
import {temporaryFolder} from '../support/temporaryFolder';
import {awkwardOperations} from './support/fixtures';
import {findLanguages} from './support/languages';
import {credentials, type Outcome, runPrograms} from './support/run';
import {hasCommand} from '../../scripts/lib/tools.mjs';

const contract = loadContract();

const operations = [...contract.operations, ...Object.entries(awkwardOperations)];

/** One operation of each method, with the same kinds of parameters and body. */
const distinctOperations = new Map(
  [...contract.operations].map(([key, operation]) => {
    const kinds = [...new Set(operation.parameters.map((parameter) => parameter.in))].sort();
    const shape = [operation.method, ...kinds, operation.requestBody ? 'body' : ''].join();
    return [shape, [key, operation] as const];
  }),
).values();

/** The operations whose samples run. The writers of all languages get the same requests, so the slow languages run fewer. */
const operationsFor = {
  required: operations,
  slow: [...distinctOperations, ...Object.entries(awkwardOperations)],
};

/** Returns samples of a language: with the required fields and, if an operation has other fields too, with all. */
const samplesIn = (language: string, speed: keyof typeof operationsFor = 'required') =>
  operationsFor[speed].flatMap(([key, operation]) => {
    const sample = samplesFor(operation).find(({id}) => id === language)!;
    const versions = [
      {fields: 'required', code: sample.code},
      {fields: 'all', code: sample.all},
    ] as const;
    return versions.flatMap(({fields, code}) =>
      code ? [{id: `${key} (${fields} fields)`, code, key, operation, fields}] : [],
    );
  });

/** Returns the request that a sample must send, with credentials instead of variables. */
const expectedRequest = (...of: Parameters<typeof sampleRequest>) =>
  JSON.parse(
    JSON.stringify(sampleRequest(...of), (_, value) =>
      value instanceof Variable ? credentials[value.name] : value,
    ),
  ) as {
    method: string;
    path: string[];
    query: {name: string; value: string | number}[];
    headers: {name: string; value: string[]}[];
    body?: unknown;
  };

const segments = (pathname: string) => pathname.split('/').map(decodeURIComponent);

let mock: Mock;
let certificate: Certificate;

beforeAll(async () => {
  certificate = createCertificate();
  mock = startMock();
});

afterAll(() => mock?.stop());

for (const language of findLanguages()) {
  const tags = language.toolchain.required ? [] : ['slow'];

  // The Go compiler runs synchronously, and would block the mock that the other languages call.
  const suite = language.toolchain.required ? describe.concurrent : describe;

  suite(`samples in ${language.id}`, {tags}, () => {
    const samples = samplesIn(language.id, language.toolchain.required ? 'required' : 'slow');
    const sample = samplesIn(language.id).find(({key}) => key === 'v2/updateAvailability')!;
    const refused = {
      ...sample,
      id: 'refused',
      code: sample.code.replaceAll('integrationAccountId', 'integrationAccount'),
    };
    let outcomes: Map<string, Outcome>;

    beforeAll(async () => {
      outcomes = await runPrograms(language, [...samples, refused], mock, certificate);
    });

    test.each(samples)('send what the contract says: $id', ({id, key, operation, fields}) => {
      const {exitCode, stdout, stderr, exchanges} = outcomes.get(id)!;
      expect(exchanges, stderr).toHaveLength(1);
      const {method, url, headers, body, answer} = exchanges[0]!;
      // The mock rejects the awkward operations, because the contract does not have them.
      if (contract.operations.has(key)) {
        expect(exchanges[0]?.operation).toBe(key);
        expect(exitCode, `${stderr}\n${stdout}`).toBe(0);
        // curl prints its progress to stderr.
        if (language.id !== 'curl') expect(stderr).toBe('');
        expect(JSON.parse(stdout)).toEqual(answer);
      }
      const {pathname, searchParams} = new URL(url, 'https://127.0.0.1');
      const request = expectedRequest(operation, fields);
      const names = ['Authorization', ...request.headers.map(({name}) => name)];
      expect({
        method,
        path: segments(pathname),
        query: Object.fromEntries(searchParams),
        headers: Object.fromEntries(names.map((name) => [name, headers[name.toLowerCase()]])),
        body,
      }).toEqual({
        method: request.method,
        path: segments(request.path.join('')),
        query: Object.fromEntries(request.query.map(({name, value}) => [name, String(value)])),
        headers: Object.fromEntries(request.headers.map(({name, value}) => [name, value.join('')])),
        body: request.body,
      });
    });

    test('fail when the request is rejected, here for a wrong header', () => {
      const {exitCode, exchanges} = outcomes.get('refused')!;
      expect(exchanges).toMatchObject([{isRefused: true}]);
      expect(JSON.stringify(exchanges[0]?.answer)).toMatch(/integrationaccountid/i);
      expect(exitCode).not.toBe(0);
    });
  });
}

test.skipIf(!hasCommand('gofmt'))('samples in Go are formatted', {tags: ['slow']}, () => {
  const folder = temporaryFolder('gofmt');
  const files = samplesIn('go').map(({code}, index) => {
    const file = path.join(folder, `sample${index}.go`);
    writeFileSync(file, `${code}\n`);
    return file;
  });
  const {status, stdout, stderr} = spawnSync('gofmt', ['-s', '-d', ...files], {encoding: 'utf8'});
  expect({status, stdout, stderr}).toEqual({status: 0, stdout: '', stderr: ''});
});
