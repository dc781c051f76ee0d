// Tests which requests the mock rejects and accepts.
import {readFileSync} from 'node:fs';
import {request} from 'node:http';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {inventedHeader} from '../../../mock/src/members';
import {readSwitches} from '../../../mock/src/switches';
import {authorised, stay, useMock} from './support';

type Refused = {
  request: string;
  headers?: Record<string, string | null>;
  body?: object;
  /** Additional members of the body. */
  add?: object;
  /** The literal body. */
  raw?: string;
  switches?: string;
  status: number;
  detail: string;
};

const open = useMock();
const refused = ['refused', 'refused-check'].flatMap((name): Refused[] =>
  parse(readFileSync(`tests/unit/mock/${name}.yaml`, 'utf8')),
);

test.each(refused)(
  '$request is rejected with $status and a message about $detail',
  async ({request: line, headers, body, add, raw, switches = '', status, detail}) => {
    const {call} = await open(readSwitches(switches.split(' ').filter(Boolean)));
    const sent = Object.entries({...authorised, ...headers}).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    const [method = '', path = ''] = line.split(' ');
    const members = body && {...body, ...add};
    const answer = await call(method, path, raw ?? members, Object.fromEntries(sent));
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toContain(detail);
    expect(answer.body.detail).not.toContain(process.cwd());
  },
);

test('a body of two megabytes is rejected with 413', async () => {
  const {call} = await open();
  const notes = 'x'.repeat(2_000_000);
  expect((await call('POST', '/api/v2/vrs/reservations', {notes})).status).toBe(413);
});

test('--lenient accepts a member that the contract does not define', async () => {
  const {call} = await open({isLenient: true});
  expect((await call('POST', '/api/v2/vrs/reservations', {...stay(1), note: 'A'})).status).toBe(
    200,
  );
});

test.each([
  [{Host: 'evil.example'}, 400],
  [{Origin: 'https://evil.example'}, 400],
  [{Origin: 'http://localhost:3000'}, 200],
])('a request with %j gets status %i', async (headers, status) => {
  const {origin} = await open();
  // `fetch` does not allow setting these headers.
  const answered = await new Promise((resolve, reject) =>
    request(`${origin}/_mock/state`, {headers}, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end(),
  );
  expect(answered).toBe(status);
});

test.each([
  '/api/v2/vrs/properties',
  '/api/v2/vrs/reservations',
  '/api/v2/vrs/reviews',
  // This operation requires only the API key.
  '/api/v1/user',
])('%s returns the example of the contract, without undocumented members', async (path) => {
  const {call} = await open();
  const {Authorization} = authorised;
  const sent = path === '/api/v1/user' ? {Authorization} : authorised;
  const {status, headers} = await call('GET', path, undefined, sent);
  expect([status, headers.get(inventedHeader)]).toEqual([200, null]);
});
