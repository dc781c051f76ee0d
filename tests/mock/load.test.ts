import {execFileSync} from 'node:child_process';
import {setTimeout as sleep} from 'node:timers/promises';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {credentials} from '../samples/support/run';
import {type Packed, startPacked} from './support/packed';

const requests = 10_000;
const clients = 50;
const faults = ['--fail', '503:0.05', '--fail', '429:0.02', '--lost-responses', '0.05'];

const headers = {
  Authorization: `Bearer ${credentials.CALRY_API_KEY}`,
  workspaceId: credentials.CALRY_WORKSPACE_ID,
  integrationAccountId: credentials.CALRY_INTEGRATION_ACCOUNT_ID,
  'Content-Type': 'application/json',
};
const rooms = [
  {propertyId: '48220', roomTypeId: '90511'},
  {propertyId: '48220', roomTypeId: '90512'},
  {propertyId: '48213', roomTypeId: '48213'},
];

let mock: Packed;
beforeAll(async () => {
  mock = await startPacked(['--quiet', '--seed', '5', ...faults]);
});
afterAll(async () => {
  await mock?.stop();
});

/** Megabytes that the mock's process holds. */
const memory = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], {encoding: 'utf8'})) / 1024;

const day = (offset: number) => new Date(Date.UTC(2027, 0, 1 + offset)).toISOString().slice(0, 10);

test('10,000 requests of 50 clients with faults lose no reservation and double none', async () => {
  const sent = {count: 0, statuses: new Map<number, number>()};
  /** Gives the status and the body; 0 when no response came. */
  const call = async (method: string, target: string, body?: object) => {
    sent.count += 1;
    const result = await fetch(`${mock.origin}/api/v2/vrs${target}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    }).then(
      async (response) => ({status: response.status, text: await response.text()}),
      () => ({status: 0, text: ''}),
    );
    sent.statuses.set(result.status, (sent.statuses.get(result.status) ?? 0) + 1);
    return result;
  };

  /** Repeats a read until it succeeds. */
  const read = async (target: string) => {
    for (;;) {
      const {status, text} = await call('GET', target);
      if (status === 200) return JSON.parse(text) as {data: {notes?: string}[]};
    }
  };

  let next = 0;
  const booked: string[] = [];
  /** Books as the guide does: after a failure it looks before it books again. */
  const bookOne = async () => {
    const number = next++;
    const [reference, room] = [`[load-${number}]`, rooms[number % rooms.length]!];
    const arrival = Math.floor(number / rooms.length) * 2;
    const stay = {...room, arrivalDate: day(arrival), departureDate: day(arrival + 2)};
    const query = `arrivalStartDate=${day(arrival - 1)}&arrivalEndDate=${day(arrival + 1)}&limit=200`;
    for (;;) {
      await call('POST', '/reservations', {...stay, notes: reference});
      const {data} = await read(`/reservations?${query}`);
      if (data.some(({notes}) => notes === reference)) break;
    }
    booked.push(reference);
  };

  const figures: {requests: number; megabytes: number}[] = [];
  const client = async () => {
    while (sent.count < requests) await bookOne();
  };
  const start = Date.now();
  const watch = async () => {
    while (sent.count < requests) {
      figures.push({requests: sent.count, megabytes: Math.round(memory(mock.pid))});
      await sleep(500);
    }
  };
  await Promise.all([watch(), ...Array.from({length: clients}, client)]);
  const seconds = (Date.now() - start) / 1000;

  const state = (await (await fetch(`${mock.origin}/_mock/state`)).json()) as {
    reservations: {notes?: string}[];
  };
  const counts = new Map<string, number>();
  for (const {notes = ''} of state.reservations) counts.set(notes, (counts.get(notes) ?? 0) + 1);
  const doubled = booked.filter((reference) => (counts.get(reference) ?? 0) > 1);
  const lost = booked.filter((reference) => !counts.has(reference));
  const most = Math.max(...figures.map(({megabytes}) => megabytes));
  const last = figures.at(-1)?.megabytes ?? 0;
  console.log(
    `mock under load: ${sent.count} requests of ${clients} clients in ${seconds.toFixed(1)} s, ${booked.length} reservations, ${lost.length} lost, ${doubled.length} doubled; statuses ${JSON.stringify(Object.fromEntries(sent.statuses))}; memory at most ${most} MB, at the end ${last} MB`,
  );
  expect(sent.count).toBeGreaterThanOrEqual(requests);
  // Faults did happen, and of each kind.
  for (const status of [0, 200, 429, 503]) expect(sent.statuses.get(status)).toBeGreaterThan(50);
  expect({lost, doubled}).toEqual({lost: [], doubled: []});
  expect(booked.length).toBeGreaterThan(1000);
  expect(most).toBeLessThan(300);
});

test('as many requests again do not make it grow', async () => {
  // What stays the same size: reads, links that push older ones out, and log entries.
  const round = async (count: number) => {
    const one = async () => {
      for (let index = 0; index < count / clients; index += 1) {
        await fetch(`${mock.origin}/api/v1/link`, {
          method: 'POST',
          headers,
          body: JSON.stringify({
            integrationDefinitionKey: 'hostaway',
            linkName: 'Load',
            workspaceId: credentials.CALRY_WORKSPACE_ID,
            accountIdentifier: `load-${index}`,
          }),
        })
          .then((response) => response.text())
          .catch(() => '');
      }
    };
    await Promise.all(Array.from({length: clients}, one));
    return memory(mock.pid);
  };
  await round(2000);
  const before = await round(1000);
  const after = await round(3000);
  console.log(
    `mock's memory: ${Math.round(before)} MB, ${Math.round(after)} MB after 3000 more links`,
  );
  expect(after).toBeLessThan(before * 1.3 + 20);
});
