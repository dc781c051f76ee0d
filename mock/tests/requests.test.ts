// Tests which requests the mock rejects and accepts.
import {readFileSync} from 'node:fs';
import {request} from 'node:http';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {inventedHeader} from '../src/members';
import {readSwitches} from '../src/switches';
import {account, authorised, readRows, stay, useMock} from './support';

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
const refused = ['refused', 'refused-check'].flatMap((name) => readRows<Refused>(`${name}.yaml`));

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

test.each(['constructor', '__proto__', 'toString'])('a member %s is unknown', async (name) => {
  const {call} = await open();
  const inGuest = `{"guest":{"${name}":1},"customFields":{"${name}":1},"${name}":1}`;
  const {status, body} = await call('POST', '/api/v2/vrs/reservations', inGuest);
  expect([status, body.validation?.length]).toEqual([400, 3]);
  const faults = await call('PUT', '/_mock/faults', `{"${name}":1}`);
  expect(faults.body.detail).toMatch(`Unknown: ${name}.`);
});

test.each([
  ['PUT', '/api/v2/vrs/reservations', 3000],
  ['POST', '/_mock/reservations', 50_000],
])('%s %s with %i nested arrays is rejected with 400', async (method, path, depth) => {
  const {call} = await open();
  const value = '['.repeat(depth) + ']'.repeat(depth);
  const {status, body} = await call(method, path, `{"customFields":{"name":"a","value":${value}}}`);
  expect([status, body.detail]).toEqual([400, expect.stringMatching('nested')]);
});

test.each<[string, Record<string, string>, number]>([
  ['that is not UTF-8', {'Content-Type': 'application/json'}, 400],
  ['in Latin-1', {'Content-Type': 'application/json; charset=latin1'}, 415],
  ['without a content type', {}, 415],
  ['in UTF-8', {'Content-Type': 'application/json; charset="UTF-8"'}, 200],
  ['with a byte order mark', {'Content-Type': 'application/json'}, 200],
  [
    'with a scheme in lower case',
    {'Content-Type': 'application/json', Authorization: 'bearer any-key'},
    200,
  ],
])('a body %s (%j) gets status %i', async (title, headers, status) => {
  const {origin} = await open();
  const mark = title === 'with a byte order mark' ? '\uFEFF' : '';
  const text = mark + JSON.stringify({...stay(1), notes: 'café'});
  const response = await fetch(`${origin}/api/v2/vrs/reservations`, {
    method: 'POST',
    headers: {...authorised, ...headers},
    body: Buffer.from(text, title === 'that is not UTF-8' ? 'latin1' : 'utf8'),
  });
  expect(response.status).toBe(status);
});

test.each([
  ['PATCH', '/_mock/properties/48213', {name: 5}, 'body.name: must be string'],
  ['POST', `/_mock/sync/${account}`, {failedMessage: 5}, 'body.failedMessage: must be string'],
])('%s %s with %j is rejected', async (method, path, sent, detail) => {
  const {call} = await open();
  const {status, body} = await call(method, path, sent);
  expect([status, body.detail]).toEqual([400, expect.stringContaining(detail)]);
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
  [{Origin: 'null'}, 400],
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
  '/api/v2/vrs/conversations',
  '/api/v2/vrs/custom-fields',
  '/api/v1/vrs/properties',
  '/api/v1/vrs/properties/workspace',
  '/api/v1/vrs/reservations',
  '/api/v1/vrs/conversations/reservation/771904',
  '/api/v1/vrs/availability?startDate=2028-06-12&endDate=2028-06-16&guests=3&country=GB',
])('%s returns no undocumented members', async (path) => {
  const {call} = await open();
  const {status, headers} = await call('GET', path);
  expect([status, headers.get(inventedHeader)]).toEqual([200, null]);
});

test('a method that a path does not support gets 405, with the methods that it supports', async () => {
  const {call} = await open();
  const {status, headers} = await call('DELETE', '/api/v2/vrs/reservations');
  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, PUT']);
});

test.each(['/api/v2/vrs/properties', '/_mock/health', '/api/v2/vrs/reviews/1'])(
  'HEAD %s has the status and the headers of GET, without a body',
  async (path) => {
    const {call} = await open();
    const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => call(method, path)));
    expect(head!.body).toBe('');
    expect(head!.status).toBe(get!.status);
    for (const name of ['Content-Type', 'Content-Length'])
      expect(head!.headers.get(name), name).toBe(get!.headers.get(name));
  },
);

test('too many headers get 431, as JSON', async () => {
  const {call} = await open();
  const headers = {...authorised, 'X-Filler': 'x'.repeat(20_000)};
  const {status, body} = await call('GET', '/api/v2/vrs/properties', undefined, headers);
  expect([status, body.status]).toEqual([431, 431]);
});

test('a member whose name is not Latin is accepted with --lenient, and named in the header', async () => {
  const {call} = await open({isLenient: true});
  await call('PATCH', '/_mock/properties/48220', {'größe 猫': 1});
  const {status, headers} = await call('GET', '/api/v2/vrs/properties');
  expect(status).toBe(200);
  expect(headers.get(inventedHeader)).toBe(`data[].${encodeURIComponent('größe 猫')}`);
});

test('the Errors page has every status with which the mock rejects a request', () => {
  const page = readFileSync(join(__dirname, '../../docs/guides/errors.mdx'), 'utf8');
  // Statuses begin the row of a table or the item of a list.
  const starts = page.match(/^(?:\| `.*?\||- \*\*`.*?:)/gm) ?? [];
  const statuses = starts.flatMap((start) => start.match(/\d{3}/g) ?? []).map(Number);
  const rejected = [...refused.map(({status}) => status), 413, 431];
  expect(statuses).toEqual(expect.arrayContaining([...new Set(rejected)]));
});
