import {describe, expect, test} from 'vitest';
import {type Fault, inTurn} from '../mock/behaviour';
import type {Exchange} from '../mock';
import {createWorld, reservation, setUnits, type World} from '../mock/world';
import {isWrite, said, stayFile, ways} from './support/booking';
import {type GuideProgram, programs} from './support/programs';
import {guide, lines, refusals} from './support/run';

const {run} = guide('booking-flow');

const attempt = (program: GuideProgram, args: string[]) => (world: World, fault?: Fault) =>
  run(program, {
    behaviour: {...world, fault: fault ? inTurn([fault], isWrite) : undefined},
    args,
    settings: {TIMEOUT_SECONDS: 1.5},
  });

describe.each(ways)('$program.name', ({program, operation, args}) => {
  const book = attempt(program, args);
  /** Those that the program made, not those that the test put there. */
  const booked = ({reservations}: World) =>
    reservations.filter(({notes, primaryGuest}) => notes || primaryGuest);

  test('books once, and not again when it is run again', async () => {
    const world = createWorld();
    const outcome = await book(world);
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(lines(outcome).at(-1)).toBe(`Booked ${world.reservations[0]?.id}`);
    expect(refusals(outcome)).toEqual([]);
    const writes = outcome.exchanges.filter(isWrite);
    expect(writes.map((exchange) => exchange.operation)).toEqual([operation]);
    expect((await book(world)).stdout).toBe(`Booked ${world.reservations[0]?.id}\n`);
    expect(booked(world)).toHaveLength(1);
  });

  test('books once when the answer is lost after the booking was made', async () => {
    const world = createWorld();
    const outcome = await book(world, {kind: 'silence', carriedOut: true});
    expect(outcome.exitCode).toBe(0);
    expect(lines(outcome).at(-1)).toMatch(/^Booked /);
    expect(booked(world)).toHaveLength(1);
  });

  test.each<[string, Fault]>([
    ['a timeout', {kind: 'silence', carriedOut: false}],
    ['an error of the server', {kind: 'status', status: 500}],
  ])('does not claim a booking after %s, and makes it on the next run', async (_, fault) => {
    const world = createWorld();
    const outcome = await book(world, fault);
    expect(outcome.exitCode).not.toBe(0);
    expect(said(outcome)).toContain('run this again');
    expect(booked(world)).toHaveLength(0);
    expect((await book(world)).exitCode).toBe(0);
    expect(booked(world)).toHaveLength(1);
  });

  test('says no on 429, and books on the next run', async () => {
    const world = createWorld();
    const outcome = await book(world, {kind: 'status', status: 429});
    expect(outcome.exitCode).not.toBe(0);
    expect(said(outcome)).toContain('Not booked');
    await book(world);
    expect(booked(world)).toHaveLength(1);
  });

  test('does not try nights that are taken, and takes the day of a departure', async () => {
    const world = createWorld();
    const taken = {arrivalDate: '2026-06-15', departureDate: '2026-06-20'};
    world.reservations.push(reservation(1, taken), reservation(2, taken));
    const outcome = await book(world);
    expect(said(outcome)).toContain('Not booked');
    expect(outcome.exchanges.filter(isWrite)).toEqual([]);
    for (const other of world.reservations) other.arrivalDate = '2026-06-16';
    expect((await book(world)).exitCode).toBe(0);
  });

  test('loses the race without a booking when the PMS turns it away', async () => {
    const world = createWorld();
    setUnits(world, '90511', 1);
    const {answer} = world;
    // Somebody else books between the quote and the reservation.
    const behaviour = {
      ...world,
      answer: (exchange: Exchange) => {
        if (isWrite(exchange)) {
          const other = {arrivalDate: '2026-06-12', departureDate: '2026-06-16'};
          world.reservations.push(reservation(1, other));
        }
        return answer(exchange);
      },
    };
    const outcome = await run(program, {behaviour, args});
    expect(outcome.exitCode).not.toBe(0);
    expect(said(outcome)).toContain('Not booked');
    expect(booked(world)).toHaveLength(0);
  });

  test('tells of the race when the PMS takes both', async () => {
    const world = createWorld();
    world.refusesOverbooking = false;
    const {answer} = world;
    const other = {arrivalDate: '2026-06-12', departureDate: '2026-06-14'};
    const behaviour = {
      ...world,
      answer: (exchange: Exchange) => {
        if (isWrite(exchange))
          world.reservations.push(reservation(1, other), reservation(2, other));
        return answer(exchange);
      },
    };
    const outcome = await run(program, {behaviour, args});
    expect(outcome.exitCode).toBe(3);
    const overbooked = lines(outcome).filter((line) => line.startsWith('Overbooked'));
    expect(overbooked.map((line) => line.split(' ')[1])).toEqual(['2026-06-12', '2026-06-13']);
    expect(overbooked[0]).toContain('771001');
  });
});

describe.each(programs('booking-flow/book-direct'))('$name', (program) => {
  const book = attempt(program, [stayFile]);
  const stay = {arrivalDate: '2026-06-12', departureDate: '2026-06-16'};
  const primaryGuest = {emails: ['Tomas.Lindqvist@Example.com']};

  test('takes a booking for its own only when guest, room type and days agree', async () => {
    const world = createWorld();
    const others = [
      reservation(1, {...stay, primaryGuest: {emails: ['another@example.com']}}),
      reservation(2, {...stay, primaryGuest, departureDate: '2026-06-15'}),
      reservation(3, {...stay, primaryGuest, roomTypeIds: ['90512']}),
      reservation(4, {...stay, primaryGuest, cancelledAt: '2026-05-01T00:00:00.000Z'}),
    ];
    world.reservations.push(...others);
    setUnits(world, '90511', 3);
    expect((await book(world)).stdout).toMatch(/^Booked 771905$/m);
    expect(world.reservations).toHaveLength(others.length + 1);
  });

  test('knows its guest by the address, however it is capitalised', async () => {
    const world = createWorld();
    world.reservations.push(reservation(1, {...stay, primaryGuest}));
    const outcome = await book(world);
    expect(outcome.stdout).toBe('Booked 771001\n');
    expect(outcome.exchanges.filter(isWrite)).toEqual([]);
  });
});

/** What may happen once to a change that is sent again. */
const passing: [string, Fault | undefined][] = [
  ['nothing', undefined],
  ['429', {kind: 'status', status: 429}],
  ['an error of the server', {kind: 'status', status: 502}],
  ['a timeout before the change', {kind: 'silence', carriedOut: false}],
  ['a timeout after the change', {kind: 'silence', carriedOut: true}],
];

describe.each(programs('booking-flow/change-dates'))('$name', (program) => {
  const own = {arrivalDate: '2026-06-12', departureDate: '2026-06-16', roomTypeIds: ['90512']};
  const args = ['771001', '2026-06-13', '2026-06-17'];
  const change = attempt(program, args);

  test.each(passing)('moves the stay through %s', async (_, fault) => {
    const world = createWorld();
    world.reservations.push(reservation(1, own));
    const outcome = await change(world, fault);
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(lines(outcome)).toEqual(['Changed 771001 2026-06-13 2026-06-17']);
    expect(world.reservations).toMatchObject([
      {arrivalDate: '2026-06-13', departureDate: '2026-06-17'},
    ]);
    expect(refusals(outcome)).toEqual([]);
  });

  test('leaves the stay alone when the calendar lacks a new night', async () => {
    const world = createWorld();
    world.reservations.push(reservation(1, own));
    const short = (exchange: Exchange) => {
      const answered = world.answer(exchange);
      const {data} = (answered?.body ?? {}) as {data?: {dateWiseAvailability?: unknown[]}};
      data?.dateWiseAvailability?.pop();
      return answered;
    };
    const outcome = await run(program, {
      behaviour: {answer: short},
      args,
    });
    expect(outcome.exitCode).not.toBe(0);
    expect(said(outcome)).toContain('Not changed: a night is not listed');
    expect(outcome.exchanges.filter(isWrite)).toEqual([]);
  });

  test('leaves the stay alone when a new night is taken', async () => {
    const world = createWorld();
    const next = {...own, arrivalDate: '2026-06-16', departureDate: '2026-06-18'};
    world.reservations.push(reservation(1, own), reservation(2, next));
    const outcome = await change(world);
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.stdout + outcome.stderr).toContain('2026-06-16 is taken');
    expect(outcome.exchanges.filter(isWrite)).toEqual([]);
  });
});

describe.each(programs('booking-flow/cancel'))('$name', (program) => {
  const stay = {arrivalDate: '2026-06-12', departureDate: '2026-06-16'};
  const args = ['771001', 'CANCELLED'];
  const cancel = attempt(program, args);

  test.each(passing)('cancels the stay through %s, and not again', async (_, fault) => {
    const world = createWorld();
    world.reservations.push(reservation(1, stay));
    const outcome = await cancel(world, fault);
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    const [{cancelledAt} = {}] = world.reservations;
    expect(cancelledAt).toEqual(expect.any(String));
    expect(lines(outcome)).toEqual([`Cancelled 771001 ${cancelledAt}`]);
    expect(refusals(outcome)).toEqual([]);
    const again = await cancel(world);
    expect(lines(again)).toEqual(lines(outcome));
    expect(again.exchanges.filter(isWrite)).toEqual([]);
  });

  test('does not claim a cancellation that the reservation does not show', async () => {
    const world = createWorld();
    world.reservations.push(reservation(1, stay));
    const outcome = await attempt(program, ['771001', 'ANOTHER'])(world);
    expect(outcome.exitCode).not.toBe(0);
    expect(said(outcome)).toContain('Not confirmed');
    expect(outcome.stdout).not.toContain('Cancelled');
    expect(world.reservations[0]?.cancelledAt).toBeUndefined();
  });

  test('says why it could not', async () => {
    const world = createWorld();
    world.reservations.push(reservation(1, stay));
    const rejected: Fault = {kind: 'status', status: 400};
    const outcome = await run(program, {
      behaviour: {...world, fault: inTurn([rejected, rejected, rejected], isWrite)},
      args,
    });
    expect(outcome.exitCode).not.toBe(0);
    expect(said(outcome)).toContain('Not confirmed');
    expect(said(outcome)).toContain('400');
  });

  test('sends nothing without a status', async () => {
    const outcome = await attempt(program, ['771001'])(createWorld(1));
    expect(outcome.exitCode).not.toBe(0);
    expect(said(outcome)).toContain('give the ID and the status that cancels');
    expect(outcome.exchanges).toEqual([]);
  });
});
