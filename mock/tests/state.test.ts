// Tests that the mock keeps state: reservations, calendars, links, syncs and webhooks.
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import {afterEach, beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest';
import {noFaults} from '../src/faults';
import {inventedHeader} from '../src/members';
import type {Reservation} from '../src/agency';
import {type Account, limits} from '../src/world';
import {account, stay, useMock, workspace} from './support';

const open = useMock();
type Call = Awaited<ReturnType<typeof open>>['call'];
const reservations = '/api/v2/vrs/reservations';

const link = {
  integrationDefinitionKey: 'hostaway',
  linkName: 'A new customer',
  expiresIn: 3600,
  workspaceId: workspace,
  accountIdentifier: 'agency-2',
  redirectUrl: 'https://app.harbourheath.example/connections/done',
};

/** Returns the number of free units on each night of a stay and on the day of departure. */
async function free(call: Call, number: number): Promise<number[]> {
  const {propertyId, roomTypeId, arrivalDate, departureDate} = stay(number);
  const query = `roomTypeId=${roomTypeId}&startDate=${arrivalDate}&endDate=${departureDate}&rates=true`;
  const {body} = await call('GET', `/api/v2/vrs/availability/${propertyId}?${query}`);
  const days: {unitsAvailable: number}[] = body.data.dateWiseAvailability;
  return days.map(({unitsAvailable}) => unitsAvailable);
}

describe('a reservation', () => {
  test('is listed, closes its nights, and can be changed and cancelled', async () => {
    const {call} = await open();
    expect(await free(call, 1)).toEqual([1, 1, 1]);
    await call('POST', reservations, {...stay(1), notes: 'first'});
    const list: Reservation[] = (await call('GET', reservations)).body.data;
    const made = list.find(({notes}) => notes === 'first');
    expect(made).toMatchObject({nights: 2, roomTypeIds: ['90512']});
    expect(await free(call, 1)).toEqual([0, 0, 1]);

    const {arrivalDate, departureDate} = stay(2);
    await call('PUT', reservations, {reservationId: made?.id, arrivalDate, departureDate});
    expect(await free(call, 1)).toEqual([1, 1, 0]);

    const cancel = {reservationId: made?.id, status: 'CANCELLED'};
    const {headers} = await call('PUT', reservations, cancel);
    expect(headers.get(inventedHeader)).toBe('request.status');
    const {body} = await call('GET', `${reservations}/${made?.id}`);
    expect(body.data).toMatchObject({arrivalDate, cancelledAt: expect.any(String)});
    expect(await free(call, 2)).toEqual([1, 1, 1]);
  });

  test('is listed by v1 without the fields of v2', async () => {
    const {call} = await open();
    await call('POST', reservations, stay(1));
    const {body} = await call('GET', '/api/v1/vrs/reservations');
    expect(body.data).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain('roomTypeIds');
  });

  test('for fully booked nights is rejected', async () => {
    const {call, agency} = await open();
    await call('POST', reservations, stay(1));
    const {status, body, headers} = await call('POST', reservations, stay(1));
    expect([status, headers.get(inventedHeader)]).toEqual([400, expect.stringContaining('400')]);
    expect(JSON.stringify(body)).toContain('No unit of 90512 is free on 2027-01-03');
    expect(agency().reservations).toHaveLength(2);
  });

  test('from another channel can overbook, and can be cancelled by the PMS', async () => {
    const {call} = await open();
    await call('POST', '/_mock/reservations', stay(1));
    const {status, body} = await call('POST', '/_mock/reservations', stay(1));
    expect(status).toBe(200);
    const cancelled = await call('POST', `/_mock/reservations/${body.id}/cancel`);
    expect(cancelled.body).toMatchObject({id: body.id, cancelledAt: expect.any(String)});
    await call('DELETE', `/_mock/reservations/${body.id}`);
    expect((await call('GET', `${reservations}/${body.id}`)).status).toBe(404);
  });
});

test('a larger world has pages of properties, which can be changed, and several accounts', async () => {
  const {call} = await open({world: {properties: 500, accounts: 3}});
  const pages = [1, 3, 5].map((page) => `/api/v2/vrs/properties?limit=100&cursors=${page}`);
  const lists = await Promise.all(pages.map((page) => call('GET', page)));
  expect(lists.map(({body}) => body.data.length)).toEqual([100, 100, 100]);
  expect(lists.map(({body}) => body.meta.cursors)).toEqual([
    {previous: '', current: '1', next: '2'},
    {previous: '2', current: '3', next: '4'},
    {previous: '4', current: '5'},
  ]);
  const {id} = lists[2]!.body.data.at(-1);
  expect((await call('GET', `/api/v2/vrs/room-types/${id}`)).body.data).toMatchObject([{id}]);
  await call('PATCH', `/_mock/properties/${id}`, {name: 'Gull House'});
  expect((await call('GET', pages[2]!)).body.data.at(-1)).toMatchObject({id, name: 'Gull House'});
  const accounts = await call('GET', `/api/v1/integration_account?workspaceId=${workspace}`);
  expect(new Set(accounts.body.map((one: Account) => one.integrationAccountId)).size).toBe(3);
});

test('a calendar day can be priced and closed', async () => {
  const {call} = await open();
  const {propertyId, roomTypeId, arrivalDate: startDate, departureDate} = stay(3);
  const change = {propertyId, roomTypeId, startDate, endDate: startDate, amount: 300};
  await call('PUT', `/api/v2/vrs/availability/${propertyId}`, {...change, status: 'NOT_AVAILABLE'});
  expect(await free(call, 3)).toEqual([0, 1, 1]);
  const query = `roomTypeId=${roomTypeId}&startDate=${startDate}&endDate=${departureDate}&guests=2`;
  const {body} = await call('GET', `/api/v2/vrs/quote/${propertyId}?${query}`);
  expect(body.data.totalPrice).toBe(300 + 295);
});

describe('over time', () => {
  beforeEach(() => vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date']}));
  afterEach(() => vi.useRealTimers());

  test('a link succeeds and creates an account without a sync', async () => {
    const {call} = await open();
    const {linkId} = (await call('POST', '/api/v1/link', link)).body;
    const read = async () => (await call('GET', `/api/v1/link/${linkId}`)).body;
    expect(await read()).toMatchObject({status: 'PENDING', expired: false});
    await vi.advanceTimersByTimeAsync(2000);
    const {status, IntegrationAccount} = await read();
    expect(status).toBe('SUCCEEDED');
    const accounts = await call('GET', `/api/v1/integration_account?workspaceId=${workspace}`);
    expect(accounts.body).toHaveLength(2);
    const [{integrationAccountId}] = IntegrationAccount;
    expect((await call('GET', `/api/v1/sync/${integrationAccountId}/status`)).status).toBe(404);
  });

  test('a link fails in a mock that was started with --links fail', async () => {
    const {call} = await open({links: 'fail'});
    const {linkId} = (await call('POST', '/api/v1/link', link)).body;
    await vi.advanceTimersByTimeAsync(2000);
    const {body} = await call('GET', `/api/v1/link/${linkId}`);
    expect(body.status).toBe('FAILED');
    expect(body).not.toHaveProperty('IntegrationAccount');
  });

  test('an expired link cannot succeed', async () => {
    const {call} = await open({links: 'wait'});
    const {linkId} = (await call('POST', '/api/v1/link', {...link, expiresIn: 60})).body;
    await vi.advanceTimersByTimeAsync(60_001);
    await call('POST', `/_mock/links/${linkId}`, {status: 'SUCCEEDED'});
    const {body} = await call('GET', `/api/v1/link/${linkId}`);
    expect(body).toMatchObject({status: 'PENDING', expired: true});
  });

  test('a link gets the outcome chosen on its page', async () => {
    const {call, origin} = await open({links: 'wait'});
    const {linkId} = (await call('POST', '/api/v1/link', link)).body;
    const page = await (await fetch(`${origin}/link/${linkId}`)).text();
    const [, action] = /action="(.*?)"/.exec(page) ?? [];
    const form = new URLSearchParams({status: 'FAILED'});
    const ended = await fetch(origin + action, {method: 'POST', body: form, redirect: 'manual'});
    expect([ended.status, ended.headers.get('Location')]).toEqual([303, link.redirectUrl]);
    expect((await call('GET', `/api/v1/link/${linkId}`)).body.status).toBe('FAILED');
  });

  test('a sync is pending, runs and succeeds, or fails with a message', async () => {
    const {call} = await open();
    const status = async () => (await call('GET', `/api/v1/sync/${account}/status`)).body;
    await call('POST', `/api/v1/integration_account/${account}`, {syncEnabled: true});
    expect(await status()).toMatchObject({status: 'PENDING'});
    await vi.advanceTimersByTimeAsync(1000);
    expect(await status()).toMatchObject({status: 'RUNNING'});
    await vi.advanceTimersByTimeAsync(2000);
    expect(await status()).toMatchObject({status: 'SUCCEEDED'});
    await call('POST', `/_mock/sync/${account}`, {failedMessage: 'No such key'});
    await vi.advanceTimersByTimeAsync(3000);
    expect(await status()).toMatchObject({status: 'FAILED', failedMessage: 'No such key'});
  });
});

test('an update of the guest keeps omitted fields', async () => {
  const {call, agency} = await open();
  const [{id, primaryGuest}] = agency().reservations as [Reservation];
  await call('PUT', reservations, {reservationId: id, guest: {phone: '+44 1632 960 999'}});
  expect(agency().reservations[0]?.primaryGuest).toEqual({
    ...primaryGuest,
    mobileNumbers: [441632960999],
  });
});

test('a calendar has prices and stay limits on request only', async () => {
  const {call} = await open();
  const days = 'roomTypeId=90511&startDate=2027-01-04&endDate=2027-01-04';
  const day = async (rates: boolean) => {
    const {body} = await call('GET', `/api/v2/vrs/availability/48220?rates=${rates}&${days}`);
    return body.data.dateWiseAvailability[0];
  };
  expect(await day(true)).toMatchObject({price: {amount: 216}, minimumNights: 2});
  expect(Object.keys(await day(false))).toEqual(
    expect.not.arrayContaining(['price', 'minimumNights', 'maximumNights']),
  );
});

test('every property of v1 has a calendar', async () => {
  const {call} = await open();
  const {body} = await call('GET', '/api/v1/vrs/properties');
  for (const {id} of body.data) {
    const days = 'rates=true&startDate=2027-01-04&endDate=2027-01-04';
    const {status} = await call('GET', `/api/v1/vrs/availability/${id}?${days}`);
    expect(status, id).toBe(200);
  }
});

test('a link is rejected when the mock has the maximum number of accounts', async () => {
  const {accounts} = limits;
  onTestFinished(() => void Object.assign(limits, {accounts}));
  limits.accounts = 1;
  const {call} = await open();
  const {status, body} = await call('POST', '/api/v1/link', link);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('integration accounts at most');
});

test('the oldest links are removed above the limit', async () => {
  const {links} = limits;
  onTestFinished(() => void Object.assign(limits, {links}));
  limits.links = 2;
  const {call, world} = await open({links: 'wait'});
  for (const linkName of ['first', 'second', 'third'])
    await call('POST', '/api/v1/link', {...link, linkName});
  expect(world().links.map(({LinkName}) => LinkName)).toEqual(['second', 'third']);
});

describe('a webhook', () => {
  const path = '/api/v1/integration_account_webhook';

  /** Starts a receiver, and returns its URL and the bodies that it receives. */
  async function receiver(headers: Record<string, string> = {}) {
    const got: {event: string; hook: {id: string}; reservationId?: string}[] = [];
    const server = createServer(async (request, response) => {
      got.push((await json(request)) as (typeof got)[number]);
      response.writeHead(headers.Location ? 307 : 200, headers).end();
    });
    onTestFinished(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return {got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pms`};
  }

  const subscription = (receiverUrl: string, integrationAccountId = account) => ({
    name: 'Test',
    receiverUrl,
    integrationAccountId,
    enabled: true,
    eventSubscription: {'reservation.created': true, 'reservation.updated': false},
  });

  async function logged(call: Call, log: string): Promise<string[]> {
    const {logs}: {logs: {hook: {id: string}}[]} = (await call('GET', `${path}/${log}`)).body;
    return logs.map(({hook}) => hook.id);
  }

  test('is sent for a subscribed event, and logged', async () => {
    const [{call}, {got, url}] = [await open(), await receiver()];
    await call('POST', path, subscription(url));
    await call('POST', reservations, stay(1));
    await vi.waitFor(() => expect(got).toHaveLength(1), 20_000);
    const {event, hook, reservationId} = got[0]!;
    expect(event).toBe('reservation.created');
    for (const _ of ['sent', 'repeated'])
      await call('PUT', reservations, {reservationId, notes: 'Late'});
    expect(await logged(call, `incoming/${account}`)).toEqual([hook.id, expect.any(String)]);
    // The example's webhook subscribes to both events too, but the mock does not send to its URL on another host.
    expect(await logged(call, `outgoing/${account}?id=${reservationId}`)).toEqual([hook.id]);
  });

  test('is sent and logged for the account that the event is about', async () => {
    const {call, world} = await open({world: {accounts: 2}});
    const other = world().accounts[1]!.integrationAccountId;
    const {got, url} = await receiver();
    for (const id of [account, other]) {
      const {body} = await call('POST', path, subscription(url, id));
      expect(body.listenerUrl).toEqual([expect.stringContaining(id)]);
    }
    await call('POST', reservations, stay(1));
    await vi.waitFor(() => expect(got).toHaveLength(1), 20_000);
    expect(await logged(call, `incoming/${account}`)).toEqual([got[0]!.hook.id]);
    expect(await logged(call, `incoming/${other}`)).toEqual([]);
    expect(await logged(call, `outgoing/${other}`)).toEqual([]);
  });

  test('does not follow redirects', async () => {
    const {call} = await open();
    const target = await receiver();
    const {got, url} = await receiver({Location: target.url});
    await call('POST', path, subscription(url));
    for (const number of [1, 2]) await call('POST', reservations, stay(number));
    // Deliveries to the same URL are sequential, so the first delivery is complete.
    await vi.waitFor(() => expect(got).toHaveLength(2), 20_000);
    expect(target.got).toEqual([]);
  });

  test('can be sent twice or late', async () => {
    const {call} = await open({
      faults: {...noFaults, 'duplicate-webhooks': 1, 'delay-webhooks': 0.5, seed: 3},
    });
    const {got, url} = await receiver();
    await call('POST', path, subscription(url));
    for (const number of [1, 2, 3, 4, 5, 6]) await call('POST', reservations, stay(number));
    await vi.waitFor(() => expect(got).toHaveLength(12), 20_000);
    const order = [...new Set(got.map(({hook}) => hook.id))];
    const sent = await logged(call, `incoming/${account}`);
    expect(order).not.toEqual(sent);
    expect(order.toSorted()).toEqual(sent);
  });

  test('that is dropped is only in the incoming log', async () => {
    const {call} = await open({faults: {...noFaults, 'drop-webhooks': 1}});
    const {got, url} = await receiver();
    await call('POST', path, subscription(url));
    await call('POST', reservations, stay(1));
    expect(await logged(call, `incoming/${account}`)).toHaveLength(1);
    expect(await logged(call, `outgoing/${account}`)).toEqual([]);
    expect(got).toEqual([]);
  });

  test('that is disabled, or has a receiver on another machine, is not sent', async () => {
    const {call} = await open();
    const {got, url} = await receiver();
    await call('POST', path, {...subscription(url), enabled: false});
    await call('POST', reservations, stay(1));
    // The webhook in the contract's example is enabled, but its receiver is on another host.
    expect(await logged(call, `outgoing/${account}`)).toEqual([]);
    expect(got).toEqual([]);
  });

  test('of the platform is sent to the URL of --platform-webhook if the event is enabled', async () => {
    const {got, url} = await receiver();
    const {call} = await open({links: 'wait', world: {platformReceiver: url}});
    await call('PATCH', '/_mock/platform-events', {'link.created': false});
    const {linkId} = (await call('POST', '/api/v1/link', link)).body;
    await call('POST', `/_mock/links/${linkId}`, {status: 'FAILED'});
    await vi.waitFor(() => expect(got).toMatchObject([{event: 'link.updated'}]), 20_000);
  });
});

test('the deletion of a webhook returns when it was deleted', async () => {
  const {call} = await open();
  const {body: made} = await call('POST', '/api/v1/integration_account_webhook', {
    name: 'Test',
    receiverUrl: 'http://127.0.0.1:9/',
    integrationAccountId: account,
    enabled: true,
    eventSubscription: {'reservation.created': true},
  });
  const path = `/api/v1/integration_account_webhook/${made.integrationAccountWebhookId}`;
  expect((await call('DELETE', path)).body.deleted).toEqual(expect.stringMatching(/^\d{4}-/));
});
