import {request} from 'node:http';
import {describe, expect, test} from 'vitest';
import {inventedHeader, inventedMembers} from '../../../mock/src/invented';
import type {Schema} from '../../../mock/src/contract';
import {contract} from '../../mock/contract';
import {authorised, caller, useMock} from './support';

const {listen} = useMock();
const {Authorization, workspaceId, integrationAccountId} = authorised;
const properties = '/api/v2/vrs/properties';

describe('the three headers', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['no key', {workspaceId, integrationAccountId}, /Send your API key as/],
    ['a key of another form', {...authorised, Authorization: 'Basic x'}, /Send your API key as/],
    ['no workspace', {Authorization, integrationAccountId}, /header workspaceId is missing/],
    ['no account', {Authorization, workspaceId}, /header integrationAccountId is missing/],
    [
      'another account',
      {...authorised, integrationAccountId: workspaceId},
      /integrationAccountId names nothing in the mock/,
    ],
  ])('%s is 401', async (_, headers, detail) => {
    const {status, body} = await caller(await listen())('GET', properties, undefined, headers);
    expect(status).toBe(401);
    expect((body as {detail: string}).detail).toMatch(detail);
  });

  test('the Common API needs the key alone', async () => {
    const {status} = await caller(await listen())('GET', '/api/v1/user', undefined, {
      Authorization,
    });
    expect(status).toBe(200);
  });
});

test.each([
  ['GET', '/api/v2/vrs/property', undefined, 404, /property/],
  ['GET', '/elsewhere', undefined, 404, /Nothing is served at \/elsewhere/],
  ['DELETE', properties, undefined, 405, /./],
  [
    'GET',
    `${properties}?limt=3`,
    undefined,
    400,
    /no query parameter limt. It takes limit, cursors/,
  ],
  ['GET', `${properties}?limit=500`, undefined, 400, /query\.limit: .*200/],
  ['POST', '/api/v2/vrs/reservations', {propertyId: '48220'}, 400, /body: .*roomTypeId/],
  [
    'PUT',
    '/api/v2/vrs/availability/48220',
    {propertyId: '48220', roomTypeId: '90511', startDate: 'soon', endDate: '2027-01-01'},
    400,
    /body\.startDate: .*date/,
  ],
  [
    'PUT',
    '/api/v2/vrs/availability/48220',
    {propertyId: '48220', roomId: '90511', startDate: '2027-01-01', endDate: '2027-01-01'},
    400,
    /roomTypeId/,
  ],
])('%s %s %o is refused with %s, and says where', async (method, path, body, status, detail) => {
  const answer = await caller(await listen())(method, path, body);
  expect(answer.status).toBe(status);
  expect((answer.body as {detail: string}).detail).toMatch(detail);
});

test('a request for another host, or from a page of another site, is refused', async () => {
  const {origin} = await listen();
  const statusOf = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${origin}/_mock/state`, {headers}, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
  expect(await statusOf({Host: 'evil.example'})).toBe(400);
  expect(await statusOf({Origin: 'https://evil.example'})).toBe(400);
  expect(await statusOf({Origin: 'http://localhost:3000'})).toBe(200);
});

test('a body of two megabytes is refused', async () => {
  const answer = await caller(await listen())('POST', '/api/v2/vrs/reservations', {
    notes: 'x'.repeat(2_000_000),
  });
  expect(answer.status).toBe(400);
});

test('what the contract does not name is found wherever it stands', () => {
  const schema: Schema = {
    allOf: [{properties: {id: {}}}],
    properties: {
      items: {items: {anyOf: [{properties: {name: {}}}, {properties: {label: {}}}]}},
      open: {additionalProperties: true},
    },
  };
  const body = {
    id: 1,
    items: [
      {name: 'a', size: 1},
      {label: 'b', size: 2},
    ],
    open: {x: 1},
    more: 1,
  };
  expect(inventedMembers(body, schema, contract.v2)).toEqual(['items[].size', 'open.x', 'more']);
  expect(inventedMembers({detail: 'x'}, undefined, contract.v2)).toEqual(['detail']);
  expect(inventedMembers([{a: 1}, {a: 2}], {items: {properties: {}}}, contract.v2)).toEqual([
    '[].a',
  ]);
});

test('no example of the contract is marked as invented', async () => {
  const call = caller(await listen());
  for (const path of [
    properties,
    '/api/v2/vrs/reservations',
    '/api/v1/user',
    '/api/v2/vrs/reviews',
  ]) {
    const {status, headers} = await call('GET', path);
    expect([path, status, headers.get(inventedHeader)]).toEqual([path, 200, null]);
  }
});
