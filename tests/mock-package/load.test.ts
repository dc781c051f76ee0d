// Tests the packed mock under load.
import {execFileSync} from 'node:child_process';
import {expect, onTestFinished, test} from 'vitest';
import {startPacked} from './support/packed';

const headers = {
  Authorization: 'Bearer any-key',
  workspaceId: '6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21',
  integrationAccountId: 'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035',
  'Content-Type': 'application/json',
};
const rooms = [
  {propertyId: '48220', roomTypeId: '90511'},
  {propertyId: '48220', roomTypeId: '90512'},
  {propertyId: '48213', roomTypeId: '48213'},
];
const day = (offset: number) => new Date(Date.UTC(2027, 0, 1 + offset)).toISOString().slice(0, 10);
type Reservations = {notes?: string}[];

test(
  '10,000 requests from 50 clients with faults neither lose nor repeat a booking',
  {tags: ['slow']},
  async () => {
    const faults = ['--fail', '503:0.05', '--fail', '429:0.02', '--lost-responses', '0.05'];
    const {origin, pid, stop} = await startPacked('--quiet', '--seed', '5', ...faults);
    onTestFinished(() => void stop());
    const statuses: (number | 'lost')[] = [];

    /** Returns the data of a successful call; undefined if the call fails. */
    const call = async (path: string, options?: RequestInit): Promise<Reservations | undefined> => {
      const response = await fetch(`${origin}/api/v2/vrs/reservations${path}`, {
        headers,
        ...options,
      }).catch(() => undefined);
      statuses.push(response?.status ?? 'lost');
      const text = await response?.text();
      return response?.ok && text ? JSON.parse(text).data : undefined;
    };

    /** Repeats a read until it succeeds. */
    const read = async (query: string): Promise<Reservations> => (await call(query)) ?? read(query);

    const booked: string[] = [];
    let next = 0;
    const client = async () => {
      while (statuses.length < 10_000) {
        const number = next++;
        const [notes, room] = [`[load-${number}]`, rooms[number % rooms.length]];
        const arrival = Math.floor(number / rooms.length) * 2;
        const stay = {...room, arrivalDate: day(arrival), departureDate: day(arrival + 2), notes};
        const query = `?arrivalStartDate=${day(arrival - 1)}&arrivalEndDate=${day(arrival + 1)}&limit=200`;
        // As in the guide: after each attempt, the client reads before it books again.
        do await call('', {method: 'POST', body: JSON.stringify(stay)});
        while (!(await read(query)).some((one) => one.notes === notes));
        booked.push(notes);
      }
    };
    await Promise.all(Array.from({length: 50}, client));

    expect([...new Set(statuses)].toSorted()).toEqual([200, 429, 503, 'lost']);
    const state = await fetch(`${origin}/_mock/state`);
    const {agencies} = (await state.json()) as {
      agencies: Record<string, {reservations: Reservations}>;
    };
    const reservations = Object.values(agencies).flatMap((agency) => agency.reservations);
    const made = reservations.flatMap(({notes}) => (notes?.startsWith('[load-') ? [notes] : []));
    expect(made.toSorted()).toEqual(booked.toSorted());
    const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]));
    expect(kilobytes).toBeLessThan(300_000);
  },
);
