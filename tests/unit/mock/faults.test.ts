import {describe, expect, test} from 'vitest';
import {noFaults} from '../../../mock/src/faults';
import {inventedHeader} from '../../../mock/src/invented';
import {caller, stay, useMock} from './support';

const {listen} = useMock();
const properties = '/api/v2/vrs/properties';

/** Statuses of so many calls, one after the other; 0 for a lost response. */
async function statuses(call: ReturnType<typeof caller>, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const {status} = await call('GET', properties).catch(() => ({status: 0}));
    found.push(status);
  }
  return found;
}

test('a seed repeats a run, and another seed gives another one', async () => {
  const faults = {...noFaults, fail: [{status: 503, share: 0.3}], lostResponses: 0.2};
  const runs = await Promise.all(
    [7, 7, 8].map(async (seed) => statuses(caller(await listen({faults: {...faults, seed}})), 60)),
  );
  expect(runs[0]).toEqual(runs[1]);
  expect(runs[0]).not.toEqual(runs[2]);
  expect(new Set(runs[0])).toEqual(new Set([200, 503, 0]));
});

test('a reset begins the sequence of faults anew', async () => {
  const faults = {...noFaults, fail: [{status: 503, share: 0.5}]};
  const call = caller(await listen({faults}));
  const first = await statuses(call, 20);
  await call('POST', '/_mock/reset');
  expect(await statuses(call, 20)).toEqual(first);
});

test('a rejected request is not carried out, and one whose response is lost is', async () => {
  const rejecting = await listen({faults: {...noFaults, fail: [{status: 500, share: 1}]}});
  expect((await caller(rejecting)('POST', '/api/v2/vrs/reservations', stay(1))).status).toBe(500);
  expect(rejecting.world().reservations).toHaveLength(1);
  const losing = await listen({faults: {...noFaults, lostResponses: 1}});
  await expect(caller(losing)('POST', '/api/v2/vrs/reservations', stay(1))).rejects.toThrow();
  expect(losing.world().reservations).toHaveLength(2);
});

test('429 says how long to wait, and is marked as more than the contract tells', async () => {
  const call = caller(await listen({faults: {...noFaults, fail: [{status: 429, share: 1}]}}));
  const {status, headers} = await call('GET', properties);
  expect([status, headers.get('Retry-After')]).toEqual([429, '1']);
  expect(headers.get(inventedHeader)).toContain('Retry-After');
});

test('a rate limit counts each account alone', async () => {
  const call = caller(await listen({faults: {...noFaults, rateLimit: 3}}));
  // A minute may end in between; then the count begins anew.
  const found = await statuses(call, 8);
  expect(found.slice(0, 3)).toEqual([200, 200, 200]);
  expect(found).toContain(429);
});

test('a delay comes before each response', async () => {
  const call = caller(await listen({faults: {...noFaults, delay: 150}}));
  const start = Date.now();
  await call('GET', properties);
  expect(Date.now() - start).toBeGreaterThanOrEqual(145);
});

describe('the admin path', () => {
  test('tells everything, and starts over', async () => {
    const call = caller(await listen());
    await call('POST', '/api/v2/vrs/reservations', stay(1));
    const count = async () =>
      ((await call('GET', '/_mock/state')).body as {reservations: []}).reservations.length;
    expect(await count()).toBe(2);
    await call('POST', '/_mock/reset');
    expect(await count()).toBe(1);
  });

  test('books as another channel, also full nights, and cancels', async () => {
    const call = caller(await listen());
    const {body} = await call('POST', '/_mock/reservations', stay(1));
    expect(await call('POST', '/_mock/reservations', stay(1))).toMatchObject({status: 200});
    const {id} = body as {id: string};
    const cancelled = await call('POST', `/_mock/reservations/${id}/cancel`);
    expect(cancelled.body).toMatchObject({id, cancelledAt: expect.any(String)});
  });

  test('changes the faults of a running mock', async () => {
    const call = caller(await listen());
    await call('PUT', '/_mock/faults', {fail: ['503:1'], 'drop-webhooks': 0.5});
    expect(await statuses(call, 2)).toEqual([503, 503]);
    await call('PUT', '/_mock/faults', {});
    expect(await statuses(call, 2)).toEqual([200, 200]);
  });

  test.each([
    [
      'GET',
      '/_mock/stat',
      undefined,
      404,
      'There is no GET /_mock/stat. There are GET /_mock/state',
    ],
    ['PUT', '/_mock/faults', {fial: '503:1'}, 400, 'There is no fault fial. The faults are fail,'],
    ['PUT', '/_mock/faults', {fail: '503'}, 400, 'such as --fail 503:0.1'],
    [
      'POST',
      '/_mock/reservations',
      {},
      400,
      'Send propertyId, arrivalDate, departureDate as JSON.',
    ],
    ['POST', '/_mock/reservations/1/cancel', undefined, 404, 'There is no reservation 1.'],
    ['POST', '/_mock/links/1', undefined, 404, 'There is no link 1.'],
    ['POST', '/_mock/sync/1', undefined, 404, 'There is no integration account 1.'],
  ])('says what is wrong with %s %s', async (method, path, body, status, detail) => {
    const answer = await caller(await listen())(method, path, body);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(detail);
  });
});
