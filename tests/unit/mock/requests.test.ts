import {request} from 'node:http';
import {expect, test} from 'vitest';
import {inventedHeader} from '../../../mock/src/invented';
import {authorised, useMock, workspace} from './support';

const open = useMock();
const properties = '/api/v2/vrs/properties';
const calendar = '/api/v2/vrs/availability/48220';
const day = '2027-01-01';

test.each<[string, Record<string, string>, string]>([
  ['no key', {Authorization: ''}, 'Send your API key as'],
  ['a key of another form', {Authorization: 'Basic x'}, 'Send your API key as'],
  ['no workspace', {workspaceId: ''}, 'header workspaceId is missing'],
  ['no account', {integrationAccountId: ''}, 'header integrationAccountId is missing'],
  ['an unknown account', {integrationAccountId: workspace}, 'integrationAccountId names nothing'],
])('a request with %s is answered with 401', async (_, headers, detail) => {
  const {call} = await open();
  const sent = Object.entries({...authorised, ...headers}).filter(([, value]) => value);
  const {status, body} = await call('GET', properties, undefined, Object.fromEntries(sent));
  expect(status).toBe(401);
  expect(body.detail).toContain(detail);
});

test('the Common API needs no header but the key', async () => {
  const {call} = await open();
  const {Authorization} = authorised;
  expect((await call('GET', '/api/v1/user', undefined, {Authorization})).status).toBe(200);
});

test.each([
  ['GET', '/api/v2/vrs/property', undefined, 404, /property/],
  ['GET', '/elsewhere', undefined, 404, /Nothing is served at \/elsewhere/],
  ['DELETE', properties, undefined, 405, /./],
  ['GET', `${properties}?limt=3`, undefined, 400, /parameter limt. It takes limit, cursors/],
  ['GET', `${properties}?limit=500`, undefined, 400, /query\.limit: .*200/],
  ['POST', '/api/v2/vrs/reservations', {propertyId: '48220'}, 400, /body: .*roomTypeId/],
  ['POST', '/api/v2/vrs/reservations', {notes: 'x'.repeat(2_000_000)}, 400, /1000000 bytes/],
  [
    'PUT',
    calendar,
    {propertyId: '48220', roomTypeId: '90511', startDate: 'soon', endDate: day},
    400,
    /body\.startDate: .*date/,
  ],
  [
    'PUT',
    calendar,
    {propertyId: '48220', roomId: '90511', startDate: day, endDate: day},
    400,
    /roomTypeId/,
  ],
  ['GET', '/_mock/stat', undefined, 404, /no GET \/_mock\/stat. There are GET \/_mock\/state/],
  ['PUT', '/_mock/faults', {fial: '503:1'}, 400, /no fault fial. The faults are fail,/],
  ['PUT', '/_mock/faults', {fail: '503'}, 400, /such as --fail 503:0.1/],
  ['POST', '/_mock/reservations', {}, 400, /Send propertyId, arrivalDate, departureDate/],
  ['POST', '/_mock/reservations/1/cancel', undefined, 404, /There is no reservation 1/],
  ['POST', '/_mock/links/1', undefined, 404, /There is no link 1/],
  ['POST', '/_mock/sync/1', undefined, 404, /There is no integration account 1/],
])('%s %s %j is refused with %s and the reason', async (method, path, body, status, detail) => {
  const {call} = await open();
  expect(await call(method, path, body)).toMatchObject({
    status,
    body: {detail: expect.stringMatching(detail)},
  });
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

test.each([properties, '/api/v2/vrs/reservations', '/api/v1/user', '/api/v2/vrs/reviews'])(
  '%s returns the example of the contract, without undocumented members',
  async (path) => {
    const {status, headers} = await (await open()).call('GET', path);
    expect([status, headers.get(inventedHeader)]).toEqual([200, null]);
  },
);
