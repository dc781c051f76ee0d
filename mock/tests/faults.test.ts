// Tests the simulated faults of the mock.
import {expect, test, vi} from 'vitest';
import {noFaults} from '../src/faults';
import {inventedHeader} from '../src/members';
import {stay, useMock} from './support';

const listen = useMock();
const open = (faults: Partial<typeof noFaults> = {}) => listen({faults: {...noFaults, ...faults}});
const properties = '/api/v2/vrs/properties';
const reservations = '/api/v2/vrs/reservations';

/** Returns the statuses of successive calls; 0 for a lost response. */
async function statuses({call}: Awaited<ReturnType<typeof open>>, count: number) {
  const found: number[] = [];
  while (found.length < count)
    found.push((await call('GET', properties).catch(() => ({status: 0}))).status);
  return found;
}

test('the same seed repeats the sequence of faults, and so does a reset', async () => {
  const faults = {fail: [{status: 503, share: 0.3}], 'lost-responses': 0.2};
  const mock = await open({...faults, seed: 7});
  const first = await statuses(mock, 40);
  expect(new Set(first)).toEqual(new Set([200, 503, 0]));
  expect(await statuses(await open({...faults, seed: 7}), 40)).toEqual(first);
  expect(await statuses(await open({...faults, seed: 8}), 40)).not.toEqual(first);
  await mock.call('POST', '/_mock/reset');
  expect(await statuses(mock, 40)).toEqual(first);
});

test('a rejected request has no effect, but a request with a lost response has an effect', async () => {
  const target = {method: 'POST', path: '/reservations'};
  const rejecting = await open({fail: [{status: 500, share: 1, target}]});
  expect(await statuses(rejecting, 1)).toEqual([200]);
  const {status, body} = await rejecting.call('POST', reservations, stay(1));
  expect([status, body.status, body.detail]).toEqual([500, 500, expect.stringContaining('fail')]);
  expect(rejecting.agency().reservations).toHaveLength(1);
  const losing = await open({'lost-responses': 1});
  await expect(losing.call('POST', reservations, stay(1))).rejects.toThrow();
  expect(losing.agency().reservations).toHaveLength(2);
});

test('429 responses have the undocumented header Retry-After', async () => {
  const {call} = await open({fail: [{status: 429, share: 1}]});
  const {status, headers} = await call('GET', properties);
  expect([status, headers.get('Retry-After')]).toEqual([429, '1']);
  expect(headers.get(inventedHeader)).toContain('Retry-After');
});

test('requests above the rate limit get 429, with the seconds until the next minute', async () => {
  // A new minute resets the count, but at most one new minute can begin during these calls.
  const {call} = await open({'rate-limit': 2});
  const all = await Promise.all(Array.from({length: 6}, () => call('GET', properties)));
  expect(all.slice(0, 2).map(({status}) => status)).toEqual([200, 200]);
  const waits = all
    .filter(({status}) => status === 429)
    .map(({headers}) => Number(headers.get('Retry-After')));
  expect(waits.length).toBeGreaterThan(0);
  for (const wait of waits) expect(wait >= 1 && wait <= 60, String(wait)).toBe(true);
});

test('requests above the rate limit get 429 even if they are invalid', async () => {
  const {call} = await open({'rate-limit': 1});
  const bad = () => call('GET', `${properties}?limt=3`).then(({status}) => status);
  const all = await Promise.all(Array.from({length: 5}, bad));
  expect(all[0]).toBe(400);
  expect(all).toContain(429);
});

test('a share of the responses is delayed', async () => {
  const {call} = await open({delay: {milliseconds: 150, share: 0.4}, seed: 2});
  const isSlow: boolean[] = [];
  while (isSlow.length < 12) {
    const start = performance.now();
    await call('GET', properties);
    isSlow.push(performance.now() - start > 145);
  }
  expect(new Set(isSlow)).toEqual(new Set([true, false]));
});

test('each response is delayed', async () => {
  const {call} = await open({delay: {milliseconds: 150, share: 1}});
  const start = performance.now();
  await call('GET', properties);
  expect(performance.now() - start).toBeGreaterThan(145);
});

test('a delayed request is carried out at once', async () => {
  const mock = await open({delay: {milliseconds: 60_000, share: 1}});
  void mock.call('POST', reservations, stay(1)).catch(() => undefined);
  await vi.waitFor(() => expect(mock.agency().reservations).toHaveLength(2));
});

test('PUT /_mock/faults replaces the faults of a running mock, until a reset', async () => {
  const mock = await open();
  await mock.call('PUT', '/_mock/faults', {fail: ['503:1'], 'drop-webhooks': 0.5});
  expect(await statuses(mock, 2)).toEqual([503, 503]);
  await mock.call('POST', '/_mock/reset');
  expect(await statuses(mock, 2)).toEqual([200, 200]);
});
