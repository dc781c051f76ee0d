import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {noFaults} from '../../../mock/src/faults';
import {inventedHeader} from '../../../mock/src/invented';
import type {Reservation} from '../../../mock/src/world';
import {caller, stay, useMock} from './support';

const {listen} = useMock();
const fresh = async (options?: Parameters<typeof listen>[0]) => caller(await listen(options));
const soon = {timeout: 8000, interval: 50};

type Data<T> = {data: T};
const reservations = '/api/v2/vrs/reservations';

async function listed(call: Awaited<ReturnType<typeof fresh>>): Promise<Reservation[]> {
  const {body} = await call('GET', `${reservations}?limit=200`);
  return (body as Data<Reservation[]>).data;
}

async function free(call: Awaited<ReturnType<typeof fresh>>, number: number): Promise<number[]> {
  const {propertyId, roomTypeId, arrivalDate, departureDate} = stay(number);
  const query = `roomTypeId=${roomTypeId}&startDate=${arrivalDate}&endDate=${departureDate}&rates=true`;
  const {body} = await call('GET', `/api/v2/vrs/availability/${propertyId}?${query}`);
  const {dateWiseAvailability} = (body as Data<{dateWiseAvailability: {unitsAvailable: number}[]}>)
    .data;
  return dateWiseAvailability.map(({unitsAvailable}) => unitsAvailable);
}

describe('a reservation', () => {
  test('is listed, closes its nights, can be changed and cancelled', async () => {
    const call = await fresh();
    expect(await free(call, 1)).toEqual([1, 1, 1]);
    expect((await call('POST', reservations, stay(1, 'first'))).status).toBe(200);
    const made = (await listed(call)).find(({notes}) => notes === 'first');
    expect(made).toMatchObject({nights: 2, roomTypeIds: ['90512']});
    expect(await free(call, 1)).toEqual([0, 0, 1]);

    const refused = await call('POST', reservations, stay(1, 'second'));
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('No unit of 90512 is free on 2027-01-03');

    const {arrivalDate, departureDate} = stay(2);
    const change = {reservationId: made?.id, arrivalDate, departureDate};
    expect((await call('PUT', reservations, change)).status).toBe(200);
    expect(await free(call, 1)).toEqual([1, 1, 0]);

    await call('PUT', reservations, {reservationId: made?.id, status: 'CANCELLED'});
    const one = await call('GET', `${reservations}/${made?.id}`);
    expect((one.body as Data<Reservation>).data).toMatchObject({
      arrivalDate,
      cancelledAt: expect.any(String),
    });
    expect(await free(call, 2)).toEqual([1, 1, 1]);
  });

  test('is seen by version 1 too, without what version 1 lacks', async () => {
    const call = await fresh();
    await call('POST', reservations, stay(1, 'first'));
    const {body} = await call('GET', '/api/v1/vrs/reservations');
    expect((body as Data<object[]>).data).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain('roomTypeIds');
  });

  test.each([
    ['an unknown room type', {roomTypeId: '1'}, 404, 'Property 48220 has no room type 1.'],
    ['no night', {departureDate: stay(1).arrivalDate}, 400, 'A stay has one night at least.'],
    ['days the wrong way round', {departureDate: '2020-01-01'}, 400, '2020-01-01 comes before'],
    ['ten years', {departureDate: '2037-01-01'}, 400, 'The mock takes 731 days at a time.'],
  ])('is refused with %s', async (_, change, status, detail) => {
    const call = await fresh();
    const refused = await call('POST', reservations, {...stay(1), ...change});
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.body)).toContain(detail);
    expect(await listed(call)).toHaveLength(1);
  });
});

test('a calendar takes a price, and days that are closed', async () => {
  const call = await fresh();
  const {propertyId, roomTypeId, arrivalDate: startDate} = stay(3);
  const change = {propertyId, roomTypeId, startDate, endDate: startDate, amount: 300};
  await call('PUT', `/api/v2/vrs/availability/${propertyId}`, {...change, status: 'NOT_AVAILABLE'});
  expect(await free(call, 3)).toEqual([0, 1, 1]);
  const quote = `/api/v2/vrs/quote/${propertyId}?roomTypeId=${roomTypeId}&startDate=${startDate}&endDate=${stay(3).departureDate}&guests=2`;
  const {body, headers} = await call('GET', quote);
  expect(body).toMatchObject({data: {totalPrice: 300 + 295}});
  expect(headers.get(inventedHeader)).toBe('data.totalPrice');
});

test('lists page with cursors', async () => {
  const call = await fresh();
  for (let number = 0; number < 5; number += 1) await call('POST', reservations, stay(number));
  const page = (cursors: string) => call('GET', `${reservations}?limit=4${cursors}`);
  const first = (await page('')).body as {data: unknown[]; meta: object};
  expect([first.data.length, first.meta]).toEqual([
    4,
    {limit: 4, cursors: {current: '1', next: '2'}},
  ]);
  const last = (await page('&cursors=2')).body as typeof first;
  expect([last.data.length, last.meta]).toEqual([
    2,
    {limit: 4, cursors: {previous: '1', current: '2'}},
  ]);
  const properties = await call('GET', '/api/v2/vrs/properties?limit=1&cursors=2');
  expect(properties.body).toMatchObject({data: [{id: '48220'}]});
});

describe('a link', () => {
  const link = {
    integrationDefinitionKey: 'hostaway',
    linkName: 'A new customer',
    expiresIn: 3600,
    workspaceId: '6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21',
    accountIdentifier: 'agency-2',
    redirectUrl: 'https://app.harbourheath.example/connections/done',
  };
  type Link = {
    status: string;
    expired: boolean;
    IntegrationAccount?: {integrationAccountId: string}[];
  };
  const created = async (call: Awaited<ReturnType<typeof fresh>>, change: object = {}) => {
    const {linkId} = (await call('POST', '/api/v1/link', {...link, ...change})).body as {
      linkId: string;
    };
    return async () =>
      (await call('GET', `/api/v1/link/${linkId}`)).body as Link & {LinkId: string};
  };

  test('opens, succeeds, and makes an account that can be called', async () => {
    const call = await fresh();
    const read = await created(call);
    expect(await read()).toMatchObject({status: 'PENDING', expired: false});
    await vi.waitFor(async () => expect((await read()).status).toBe('SUCCEEDED'), soon);
    const [account] = (await read()).IntegrationAccount ?? [];
    const accounts = await call(
      'GET',
      `/api/v1/integration_account?workspaceId=${link.workspaceId}`,
    );
    expect(accounts.body).toHaveLength(2);
    const before = await call('GET', `/api/v1/sync/${account?.integrationAccountId}/status`);
    expect(before.status).toBe(404);
  });

  test('fails when the mock was started so', async () => {
    const read = await created(await fresh({links: 'fail'}));
    await vi.waitFor(async () => expect((await read()).status).toBe('FAILED'), soon);
    expect((await read()).IntegrationAccount).toBeUndefined();
  });

  test('expires when nobody opens it, and cannot succeed any more', async () => {
    const call = await fresh({links: 'wait'});
    const read = await created(call, {expiresIn: 0.2});
    await vi.waitFor(async () => expect((await read()).expired).toBe(true), soon);
    await call('POST', `/_mock/links/${(await read()).LinkId}`, {status: 'SUCCEEDED'});
    expect((await read()).status).toBe('PENDING');
  });

  test('ends as a person chooses at its address', async () => {
    const listener = await listen({links: 'wait'});
    const read = await created(caller(listener));
    const {LinkId} = await read();
    const page = await fetch(`${listener.origin}/link/${LinkId}`);
    expect(await page.text()).toContain(`action="/_mock/links/${LinkId}"`);
    await fetch(`${listener.origin}/_mock/links/${LinkId}`, {
      method: 'POST',
      body: new URLSearchParams({status: 'FAILED'}),
    });
    expect((await read()).status).toBe('FAILED');
  });
});

test('a sync runs and ends, or fails with a message', async () => {
  const call = await fresh();
  const account = 'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035';
  const status = async () => (await call('GET', `/api/v1/sync/${account}/status`)).body;
  await call('POST', `/api/v1/integration_account/${account}`, {syncEnabled: true});
  expect(await status()).toMatchObject({status: 'PENDING'});
  await vi.waitFor(async () => expect(await status()).toMatchObject({status: 'RUNNING'}), soon);
  await vi.waitFor(async () => expect(await status()).toMatchObject({status: 'SUCCEEDED'}), soon);
  await call('POST', `/_mock/sync/${account}`, {failedMessage: 'No such key'});
  const failed = {status: 'FAILED', failedMessage: 'No such key'};
  await vi.waitFor(async () => expect(await status()).toMatchObject(failed), soon);
});

describe('webhooks', () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  /** A receiver on this machine, and what came to it. */
  async function receiver() {
    const got: {event: string; hook: {id: string}; reservationId?: string}[] = [];
    const server = createServer(async (request, response) => {
      got.push(JSON.parse(await text(request)));
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    return {got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pms`};
  }

  const subscription = (receiverUrl: string) => ({
    name: 'Test',
    receiverUrl,
    integrationAccountId: 'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035',
    enabled: true,
    eventSubscription: {'reservation.created': true, 'reservation.updated': false},
  });
  const log = '/api/v1/integration_account_webhook';
  const account = 'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035';
  const hooks = ({body}: {body: unknown}) =>
    (body as {logs: {hook: {id: string}}[]}).logs.map(({hook}) => hook.id);

  test('arrive for the events that are subscribed to, and stand in both logs', async () => {
    const [call, {got, url}] = [await fresh(), await receiver()];
    await call('POST', log, subscription(url));
    await call('POST', reservations, stay(1));
    await vi.waitFor(() => expect(got).toHaveLength(1), soon);
    expect(got[0]).toMatchObject({event: 'reservation.created', reservationId: expect.any(String)});
    await call('PUT', reservations, {reservationId: got[0]?.reservationId, notes: 'Late'});
    const [incoming, outgoing] = [
      await call('GET', `${log}/incoming/${account}`),
      await call('GET', `${log}/outgoing/${account}?id=${got[0]?.reservationId}`),
    ];
    expect(hooks(incoming)).toHaveLength(2);
    expect(hooks(outgoing)).toEqual([got[0]?.hook.id, got[0]?.hook.id, hooks(incoming)[1]]);
  });

  test('that are dropped stand in the incoming log alone', async () => {
    const call = await fresh({faults: {...noFaults, dropWebhooks: 1}});
    const {got, url} = await receiver();
    await call('POST', log, subscription(url));
    await call('POST', reservations, stay(1));
    expect(hooks(await call('GET', `${log}/incoming/${account}`))).toHaveLength(1);
    expect(hooks(await call('GET', `${log}/outgoing/${account}`))).toHaveLength(0);
    expect(got).toEqual([]);
  });

  test('go to this machine alone', async () => {
    const lines: string[] = [];
    const call = await fresh({log: (line) => lines.push(line)});
    await call('POST', log, subscription('https://hooks.harbourheath.example/pms'));
    await call('POST', reservations, stay(1));
    expect(lines.filter((line) => line.includes('not sent'))).toHaveLength(2);
  });

  test('of the platform go to the address that the mock was started with', async () => {
    const {got, url} = await receiver();
    const call = await fresh({platformReceiver: url});
    await call('POST', '/_mock/sync/b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035', {failedMessage: 'No'});
    await vi.waitFor(() => expect(got).toMatchObject([{event: 'sync.error'}]), soon);
  });
});
