// Tests that the mock keeps its accounts apart.
import {expect, test} from 'vitest';
import {account, authorised, stay, useMock, workspace} from './support';

const open = useMock();
const v2 = '/api/v2/vrs';

/** Starts a mock with two accounts, and returns functions that call the API with each. */
async function openTwo() {
  const {call, world} = await open({world: {accounts: 2}});
  const other = world().accounts[1]!.integrationAccountId;
  const as = (id: string) => (method: string, path: string, body?: unknown) =>
    call(method, path, body, {...authorised, integrationAccountId: id});
  return {call, first: as(account), second: as(other), other};
}

const lists = [
  '/properties',
  '/reservations',
  '/reviews',
  '/conversations',
  '/custom-fields',
] as const;

test.each(lists)('two accounts have no ID of %s in common', async (path) => {
  const {first, second} = await openTwo();
  const [own, others] = await Promise.all([first, second].map((as) => as('GET', v2 + path)));
  const ids = [...own!.body.data, ...others!.body.data].map(({id}: {id: string}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(others!.body.data).not.toEqual([]);
  const [name] = path.split('/').slice(1);
  if (name === 'properties' || name === 'custom-fields') return;
  const [{id}] = others!.body.data;
  expect((await first('GET', `${v2}/${name}/${id}`)).status).toBe(404);
  expect((await second('GET', `${v2}/${name}/${id}`)).status).toBe(200);
});

test('a booking is in its account only, and another account cannot change it', async () => {
  const {first, second} = await openTwo();
  await first('POST', `${v2}/reservations`, stay(1));
  expect((await first('GET', `${v2}/reservations`)).body.data).toHaveLength(2);
  expect((await second('GET', `${v2}/reservations`)).body.data).toHaveLength(1);
  const change = {reservationId: '771905', notes: 'Not mine'};
  expect((await second('PUT', `${v2}/reservations`, change)).status).toBe(404);
  expect((await second('POST', `${v2}/reservations`, stay(2))).status).toBe(404);
});

test('the properties of a workspace are those of all accounts', async () => {
  const {first, second} = await openTwo();
  const {body} = await first('GET', '/api/v1/vrs/properties/workspace');
  const own = await Promise.all([first, second].map((as) => as('GET', `${v2}/properties`)));
  const all = own.flatMap(({body: {data}}) => data).map(({name}: {name: string}) => name);
  expect(body.data.map(({name}: {name: string}) => name)).toEqual(all);
  expect(new Set(all).size).toBe(all.length);
});

test('an admin request finds the account by the ID of what it changes', async () => {
  const {call, second} = await openTwo();
  const [{id}] = (await second('GET', `${v2}/reservations`)).body.data;
  await call('POST', `/_mock/reservations/${id}/cancel`);
  const {body} = await second('GET', `${v2}/reservations/${id}`);
  expect(body.data).toHaveProperty('cancelledAt');
});

test('a deleted account gets no data and no new webhook, but the Common API shows and changes it', async () => {
  const {first, call} = await openTwo();
  await call('DELETE', `/api/v1/integration_account/${account}`);
  expect((await first('GET', `${v2}/properties`)).status).toBe(403);
  const path = `/api/v1/integration_account/${account}`;
  expect((await call('GET', path)).body.deleted).toEqual(expect.any(String));
  expect((await call('POST', path, {syncEnabled: true})).status).toBe(200);
  const webhook = {name: 'Test', receiverUrl: 'http://127.0.0.1:9/', enabled: true};
  const {status} = await call('POST', '/api/v1/integration_account_webhook', {
    ...webhook,
    integrationAccountId: account,
    eventSubscription: {'reservation.created': true},
  });
  expect(status).toBe(404);
});

test('an account of a link has separate data', async () => {
  const {call, world} = await open({links: 'wait'});
  const {linkId} = (
    await call('POST', '/api/v1/link', {
      integrationDefinitionKey: 'hostaway',
      linkName: 'Second',
      expiresIn: 3600,
      workspaceId: workspace,
      accountIdentifier: 'agency-2',
      redirectUrl: 'https://app.harbourheath.example/',
    })
  ).body;
  await call('POST', `/_mock/links/${linkId}`, {status: 'SUCCEEDED'});
  const {integrationAccountId} = world().accounts[1]!;
  const {body} = await call('GET', `${v2}/properties`, undefined, {
    ...authorised,
    integrationAccountId,
  });
  expect(body.data[0]).toMatchObject({id: '1048213', name: 'Gull Cottage 2'});
});

test('--reservations makes stays that do not overlap, and leaves room for others', async () => {
  const {call} = await open({world: {reservations: 60}});
  const pages = await Promise.all(
    [1, 2].map((page) => call('GET', `${v2}/reservations?limit=50&cursors=${page}`)),
  );
  const all = pages.flatMap(({body}) => body.data);
  expect(all).toHaveLength(60);
  expect(new Set(all.map(({id}: {id: string}) => id)).size).toBe(60);
  const nights = all.map((one) => `${one.roomTypeIds[0]} ${one.arrivalDate}`);
  expect(new Set(nights).size).toBe(60);
  expect((await call('POST', `${v2}/reservations`, stay(400))).status).toBe(200);
  const {body} = await call('GET', `${v2}/reservations/771964`);
  expect(body.data.arrivalDate).toBe(stay(400).arrivalDate);
});
