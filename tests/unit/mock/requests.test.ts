import {readFileSync} from 'node:fs';
import {request} from 'node:http';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {inventedHeader} from '../../../mock/src/invented';
import {authorised, useMock} from './support';

type Refused = {
  request: string;
  headers?: Record<string, string | null>;
  body?: object;
  status: number;
  detail: string;
};

const open = useMock();
const refused: Refused[] = parse(readFileSync('tests/unit/mock/refused.yaml', 'utf8'));

test.each(refused)(
  '$request with the headers $headers and the body $body is refused with $status',
  async ({request: line, headers, body, status, detail}) => {
    const {call} = await open();
    const sent = Object.entries({...authorised, ...headers}).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    const [method = '', path = ''] = line.split(' ');
    const answer = await call(method, path, body, Object.fromEntries(sent));
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toContain(detail);
  },
);

test('a body of two megabytes is refused', async () => {
  const {call} = await open();
  const notes = 'x'.repeat(2_000_000);
  expect((await call('POST', '/api/v2/vrs/reservations', {notes})).status).toBe(400);
});

test.each([
  [{Host: 'evil.example'}, 400],
  [{Origin: 'https://evil.example'}, 400],
  [{Origin: 'http://localhost:3000'}, 200],
])('a request with %j is answered with %i', async (headers, status) => {
  const {origin} = await open();
  // fetch would set these headers itself.
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
  // The Common API needs no header but the key.
  '/api/v1/user',
])('%s returns the example of the contract, without undocumented members', async (path) => {
  const {call} = await open();
  const {Authorization} = authorised;
  const sent = path === '/api/v1/user' ? {Authorization} : authorised;
  const {status, headers} = await call('GET', path, undefined, sent);
  expect([status, headers.get(inventedHeader)]).toEqual([200, null]);
});
