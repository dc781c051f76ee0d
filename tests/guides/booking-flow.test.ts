import {expect, test} from 'vitest';
import {type Behaviour, type Fault, inTurn} from '../mock/behaviour';
import type {Exchange} from '../mock';
import {contract} from '../mock/contract';
import {circular, endless, ignoringLimit, withoutCursors} from '../mock/paging';
import {createWorld, reservation, setUnits, type World} from '../mock/world';
import {exampleWorld} from '../../mock/src/world';
import {describeProgram, type GuideProgram} from './support/programs';
import {
  guide,
  says,
  shortestWaits,
  silence,
  stayFile,
  status,
  success,
  timeoutFor,
} from './support/run';

const {run} = guide();

type Answer = World['answer'];
type Options = {
  answer?: (answer: Answer) => Answer;
  fault?: Behaviour['fault'];
  faults?: Fault[];
};

const isWrite = ({method}: Exchange) => method !== 'GET';
const isList = ({operation}: Exchange) => operation === 'v2/listReservations';
const always = (fault: Fault, applies: (exchange: Exchange) => boolean): Behaviour['fault'] =>
  inTurn(Array<Fault>(50).fill(fault), applies);

/** The exit code that says: run this again. */
const RUN_AGAIN = 75;
const STOP = 1;
/** The nights of the sample booking, for both ways to book. */
const stay = {arrivalDate: '2026-07-10', departureDate: '2026-07-14'};
const inAnotherRoom = {...stay, roomTypeIds: ['90512']};

const ways: [name: string, operation: string, args: string[]][] = [
  [
    'booking-flow/book',
    'v2/createReservation',
    ['48220', '90511', '2026-07-10', '2026-07-14', '3', 'H-2041'],
  ],
  ['booking-flow/book-direct', 'v2/createBookingEngineReservation', [stayFile]],
];

const attempt =
  (program: GuideProgram, args: string[]) =>
  (world: World, {answer = (same) => same, faults = [], fault}: Options = {}) =>
    run(program, {
      behaviour: {answer: answer(world.answer), fault: fault ?? inTurn(faults, isWrite)},
      args,
      settings: {
        ...timeoutFor(faults),
        ...(program.name.includes('/book') ? shortestWaits : {FIRST_WAIT_SECONDS: 0.01}),
      },
    });

/** A world with so many other stays, in another room type, that arrive on the same day. */
function busyWorld(count: number): World {
  const world = createWorld();
  world.reservations = Array.from({length: count}, (_, index) => reservation(index, inAnotherRoom));
  return world;
}

function moveToFront(world: World, id: string): void {
  const own = world.reservations.filter((item) => item.id === id);
  world.reservations = [...own, ...world.reservations.filter((item) => item.id !== id)];
}

/** Lets something happen to the world right before a reservation is created. */
const before =
  (happen: () => void) =>
  (answer: Answer): Answer =>
  (exchange) => {
    if (isWrite(exchange)) happen();
    return answer(exchange);
  };

for (const [name, operation, args] of ways) {
  describeProgram(
    name,
    (program) => {
      const book = attempt(program, args);
      /** Bookings of the program, without those that the test put there. */
      const booked = ({reservations}: World) =>
        reservations.filter(({notes, primaryGuest}) => notes || primaryGuest);
      const bookOnce = async () => {
        const world = createWorld();
        expect(await book(world)).toMatchObject(success);
        return world.reservations[0]!;
      };

      test('books once, and not again when it is run again', async () => {
        const world = createWorld();
        const outcome = await book(world);
        const [own] = world.reservations;
        expect(outcome).toMatchObject({...success, writes: [{operation}]});
        expect(outcome.lines.at(-1)).toBe(`Booked ${own?.id}`);
        expect(await book(world)).toMatchObject({...success, stdout: `Booked ${own?.id}\n`});
        expect(world.reservations).toHaveLength(1);
      });

      test('books once when the response is lost after the booking was made', async () => {
        const world = createWorld();
        const outcome = await book(world, {faults: [{kind: 'lost'}]});
        expect(outcome).toMatchObject({exitCode: 0, writes: [{}]});
        expect(outcome.lines.at(-1)).toMatch(/^Booked /);
        expect(booked(world)).toHaveLength(1);
      });

      test.each<[string, Fault]>([
        ['a timeout', silence],
        ['503', status(503)],
        ['429', status(429)],
      ])(
        'looks for the booking after %s on the create, and books on the next run',
        async (_, fault) => {
          const world = createWorld();
          const outcome = await book(world, {faults: [fault]});
          expect(outcome).toMatchObject({
            exitCode: RUN_AGAIN,
            stderr: says(/not found\. Run this again/),
            writes: [{}],
          });
          const after = outcome.exchanges.slice(outcome.exchanges.findIndex(isWrite) + 1);
          expect(after.filter(isList)).toHaveLength(2);
          expect(booked(world)).toHaveLength(0);
          expect(await book(world)).toMatchObject({exitCode: 0});
          expect(booked(world)).toHaveLength(1);
        },
      );

      test('stops when the create is rejected', async () => {
        const outcome = await book(createWorld(), {faults: [status(400)]});
        expect(outcome).toMatchObject({
          exitCode: STOP,
          stderr: says(/Not booked: .*400/),
        });
        expect(outcome.exchanges.findIndex(isWrite)).toBe(outcome.exchanges.length - 1);
      });

      test('stops on 401 at the first request', async () => {
        const outcome = await book(createWorld(), {fault: always(status(401), () => true)});
        expect(outcome).toMatchObject({exitCode: STOP, stderr: expect.stringContaining('401')});
        expect(outcome.exchanges).toHaveLength(1);
      });

      test('retries every read that fails once', async () => {
        const world = createWorld();
        let count = 0;
        const fault = (exchange: Exchange) =>
          !isWrite(exchange) && (count += 1) % 2 ? status(count % 4 === 1 ? 429 : 503) : undefined;
        expect(await book(world, {fault})).toMatchObject({exitCode: 0, writes: [{}]});
        expect(booked(world)).toHaveLength(1);
      });

      test('waits as long as Retry-After says before it checks again', async () => {
        let rejectedAt = 0;
        let waited = 0;
        const fault = (exchange: Exchange) => {
          if (rejectedAt && !waited) waited = Date.now() - rejectedAt;
          if (!isList(exchange) || rejectedAt) return undefined;
          rejectedAt = Date.now();
          return status(429, {'Retry-After': '1'});
        };
        expect(await book(createWorld(), {fault})).toMatchObject({exitCode: 0});
        expect(waited).toBeGreaterThanOrEqual(990);
      });

      test.each([429, 503])(
        'says that it could not check, when the check fails with %d after the booking',
        async (code) => {
          const world = createWorld();
          let isSent = false;
          const fault = (exchange: Exchange) => {
            isSent ||= isWrite(exchange);
            return isSent && isList(exchange) ? status(code) : undefined;
          };
          const outcome = await book(world, {fault});
          expect(outcome).toMatchObject({
            exitCode: RUN_AGAIN,
            stderr: says(/^Accepted, but not checked: .*Run this again/m),
          });
          expect(outcome.stderr).not.toContain("Don't run this again");
          expect(await book(world)).toMatchObject({...success, lines: [says(/^Booked /)]});
          expect(booked(world)).toHaveLength(1);
        },
      );

      test('says not to run it again, when it looked twice and did not find the booking', async () => {
        const world = createWorld();
        const forgetful =
          (answer: Answer): Answer =>
          (exchange) => {
            const answered = answer(exchange);
            // A PMS that keeps neither notes nor the address of the guest.
            for (const item of world.reservations) {
              delete item.notes;
              delete item.primaryGuest;
            }
            return answered;
          };
        const outcome = await book(world, {answer: forgetful});
        expect(outcome).toMatchObject({
          exitCode: STOP,
          stderr: says(/Accepted, but not found\. Don't run this again/),
        });
        expect(outcome.exchanges.filter(isList)).toHaveLength(3);
        expect(outcome.stdout).not.toContain('Booked');
      });

      test('finds a booking that the list shows late', async () => {
        const world = createWorld();
        let lists = 0;
        const late =
          (answer: Answer): Answer =>
          (exchange) =>
            isList(exchange) && (lists += 1) === 2
              ? {body: {success: true, data: []}}
              : answer(exchange);
        expect(await book(world, {answer: late})).toMatchObject({exitCode: 0, writes: [{}]});
      });

      test('sends nothing when the nights are taken, and can take the day of a departure', async () => {
        const world = createWorld();
        const taken = {arrivalDate: '2026-07-13', departureDate: '2026-07-20'};
        world.reservations.push(reservation(1, taken), reservation(2, taken));
        const full = await book(world);
        expect(full).toMatchObject({exitCode: STOP, stderr: says(/Not booked/), writes: []});
        for (const other of world.reservations) other.arrivalDate = '2026-07-14';
        expect(await book(world)).toMatchObject({exitCode: 0});
      });

      test('does not book when another channel is faster and the PMS rejects the second booking', async () => {
        const world = createWorld();
        setUnits(world, '90511', 1);
        const happen = () => world.reservations.push(reservation(1, stay));
        expect(await book(world, {answer: before(happen)})).toMatchObject({
          exitCode: STOP,
          stderr: says(/Not booked/),
        });
        expect(booked(world)).toHaveLength(0);
      });

      test('reports overbooked nights when another channel is faster and the PMS accepts both', async () => {
        const world = createWorld();
        world.refusesOverbooking = false;
        const other = {arrivalDate: '2026-07-10', departureDate: '2026-07-12'};
        const happen = () => world.reservations.push(reservation(1, other), reservation(2, other));
        const outcome = await book(world, {answer: before(happen)});
        expect(outcome.exitCode).toBe(3);
        expect(outcome.lines.filter((line) => line.startsWith('Overbooked'))).toEqual([
          says(/^Overbooked 2026-07-10 .*771001/),
          says(/^Overbooked 2026-07-11 /),
        ]);
      });

      test('says that the booking is made when only the check for overbooking fails', async () => {
        const fault = always(status(503), (one) => one.operation === 'v2/listRoomTypes');
        const outcome = await book(createWorld(), {fault});
        expect(outcome).toMatchObject({
          exitCode: RUN_AGAIN,
          stderr: says(/^Not checked for overbooking: .*Run this again/m),
        });
        expect(outcome.lines.at(-1)).toMatch(/^Booked /);
      });

      test.each<[string, number, (answer: Answer) => Answer]>([
        ['on the second of two pages', 250, (answer) => answer],
        ['on the last of many pages, where limit is ignored', 250, ignoringLimit],
        ['in a list without cursors', 30, withoutCursors],
      ])('finds the earlier booking %s', async (_, count, answer) => {
        const own = await bookOnce();
        const world = busyWorld(count);
        world.reservations.push(own);
        const outcome = await book(world, {answer});
        expect(outcome).toMatchObject({exitCode: 0, stdout: `Booked ${own.id}\n`, refusals: []});
      });

      test('says that a list without cursors may be incomplete, and books', async () => {
        const world = busyWorld(30);
        const outcome = await book(world, {answer: withoutCursors});
        expect(outcome).toMatchObject({
          exitCode: 0,
          stderr: says(/may be incomplete/),
          writes: [{}],
        });
      });

      /** Moves the booking between the places that are read first and last, so that one reading can miss it. */
      test.each<[string, (world: World, ownId: string) => void]>([
        ['an item before it is removed', (world) => world.reservations.splice(0, 1)],
        ['it moves to the front', moveToFront],
      ])('finds the earlier booking when %s during the read', async (_, change) => {
        const own = await bookOnce();
        const world = busyWorld(250);
        world.reservations.splice(200, 0, own);
        let isChanged = false;
        world.afterPage = (page) => {
          if (page === 1 && !isChanged) change(world, own.id);
          isChanged = true;
        };
        expect(await book(world)).toMatchObject({...success, stdout: `Booked ${own.id}\n`});
      });

      test('sends nothing when the earlier booking moves away from every reading', async () => {
        const own = await bookOnce();
        const world = busyWorld(250);
        const all = [...world.reservations, own];
        world.reservations = all;
        // While a reading is on its first page the booking is on the second one, and the other way round.
        world.afterPage = (page) => {
          if (page === 1) moveToFront(world, own.id);
          else world.reservations = all;
        };
        expect(await book(world)).toMatchObject({
          exitCode: RUN_AGAIN,
          stderr: says(/Not booked: .*changed/),
          writes: [],
        });
      });

      test.each<[string, Options, RegExp]>([
        ['come in a circle', {answer: circular}, /Not booked: .*cursor/],
        ['never end', {answer: endless}, /Not booked: .*cursor/],
        ['fail', {fault: always(status(500), isList)}, /Not booked: .*500/],
      ])('sends nothing when the pages %s', async (_, options, message) => {
        const outcome = await book(busyWorld(250), options);
        expect(outcome).toMatchObject({exitCode: RUN_AGAIN, stderr: says(message), writes: []});
        expect(outcome.exchanges.length).toBeLessThan(20);
      });
    },
    name !== 'booking-flow/book',
  );
}

describeProgram('booking-flow/book', (program) => {
  test('does not take a longer reference for its own', async () => {
    const world = createWorld();
    for (const reference of ['H-20', 'H-2']) {
      const args = [...ways[0]![2].slice(0, -1), reference];
      expect(await attempt(program, args)(world)).toMatchObject(success);
    }
    expect(world.reservations).toHaveLength(2);
  });
});

describeProgram('booking-flow/book-direct', (program) => {
  const book = attempt(program, [stayFile]);
  const primaryGuest = {emails: ['Tomas.Lindqvist@Example.com']};

  test('takes a booking for its own only when guest, room type and days match', async () => {
    const world = createWorld();
    world.reservations.push(
      reservation(1, {...stay, primaryGuest: {emails: ['another@example.com']}}),
      reservation(2, {...stay, primaryGuest, departureDate: '2026-07-13'}),
      reservation(3, {...inAnotherRoom, primaryGuest}),
      reservation(4, {...stay, primaryGuest, cancelledAt: '2026-05-01T00:00:00.000Z'}),
    );
    setUnits(world, '90511', 3);
    expect(await book(world)).toMatchObject({exitCode: 0, writes: [{}]});
  });

  test('recognises the guest by the address in any capitalisation', async () => {
    const world = createWorld();
    world.reservations.push(reservation(1, {...stay, primaryGuest}));
    expect(await book(world)).toMatchObject({stdout: 'Booked 771001\n', writes: []});
  });

  test('sends the sample booking: the example data has no such stay', async () => {
    const world = createWorld();
    world.reservations = exampleWorld(contract).reservations;
    expect(await book(world)).toMatchObject({exitCode: 0, writes: [{}]});
  });
});

const changes: [name: string, done: string, args: string[], expected: object][] = [
  [
    'booking-flow/change-dates',
    'Changed 771001 2026-06-13 2026-06-17',
    ['771001', '2026-06-13', '2026-06-17'],
    {arrivalDate: '2026-06-13', departureDate: '2026-06-17'},
  ],
  [
    'booking-flow/cancel',
    'Cancelled 771001 20',
    ['771001', 'CANCELLED'],
    {cancelledAt: expect.any(String)},
  ],
];

for (const [name, done, args, expected] of changes) {
  describeProgram(name, (program) => {
    const own = {arrivalDate: '2026-06-12', departureDate: '2026-06-16', roomTypeIds: ['90512']};
    const update = attempt(program, args);
    const worldWith = (...others: World['reservations']) => {
      const world = createWorld();
      world.reservations.push(reservation(1, own), ...others);
      return world;
    };

    test.each<[string, Options]>([
      ['without a failure', {}],
      ['through 429 and 502', {faults: [status(429), status(502)]}],
      ['through a timeout', {faults: [silence]}],
      ['through a lost response', {faults: [{kind: 'lost'}]}],
      ['through failed reads', {fault: inTurn([status(429), undefined, status(503)])}],
    ])('updates the reservation %s', async (_, options) => {
      const world = worldWith();
      const outcome = await update(world, options);
      expect(outcome).toMatchObject({...success, stdout: says(RegExp(done))});
      expect(world.reservations).toMatchObject([expected]);
    });

    test('stops on a 4xx response to the update', async () => {
      const outcome = await update(worldWith(), {fault: always(status(400), isWrite)});
      expect(outcome).toMatchObject({
        exitCode: STOP,
        stderr: says(/400/),
        stdout: '',
        writes: [{}],
      });
    });

    test('says that the outcome is not known when the read after the update fails', async () => {
      let isSent = false;
      const fault = (exchange: Exchange) => {
        const isAfter = isSent && !isWrite(exchange);
        isSent ||= isWrite(exchange);
        return isAfter ? status(503) : undefined;
      };
      expect(await update(worldWith(), {fault})).toMatchObject({
        exitCode: RUN_AGAIN,
        stderr: says(/Not checked: .*Run this again/),
        stdout: '',
      });
    });
  });
}

describeProgram('booking-flow/change-dates', (program) => {
  const own = {arrivalDate: '2026-06-12', departureDate: '2026-06-16', roomTypeIds: ['90512']};
  const next = {...own, arrivalDate: '2026-06-16', departureDate: '2026-06-18'};
  const lastNightMissing =
    (answer: Answer): Answer =>
    (exchange) => {
      const answered = answer(exchange);
      const {data} = (answered?.body ?? {}) as {data?: {dateWiseAvailability?: unknown[]}};
      data?.dateWiseAvailability?.pop();
      return answered;
    };

  test.each<[string, World['reservations'], Options, string]>([
    ['is missing', [], {answer: lastNightMissing}, 'a night is not listed'],
    ['is taken', [reservation(2, next)], {}, '2026-06-16 is taken'],
  ])('sends nothing when a new night %s', async (_, others, options, message) => {
    const world = createWorld();
    world.reservations.push(reservation(1, own), ...others);
    const change = attempt(program, ['771001', '2026-06-13', '2026-06-17']);
    const outcome = await change(world, options);
    expect(outcome).toMatchObject({exitCode: STOP, writes: []});
    expect(outcome.stderr).toContain(`Not changed: ${message}`);
  });
});

describeProgram('booking-flow/cancel', (program) => {
  const stays = () => Object.assign(createWorld(), {reservations: [reservation(1)]});

  test('sends nothing for a reservation that is cancelled', async () => {
    const world = stays();
    world.reservations[0]!.cancelledAt = '2026-05-01T00:00:00.000Z';
    expect(await attempt(program, ['771001', 'CANCELLED'])(world)).toMatchObject({
      ...success,
      writes: [],
    });
  });

  test('does not claim a cancellation that the reservation does not show', async () => {
    const outcome = await attempt(program, ['771001', 'ANOTHER'])(stays());
    expect(outcome).toMatchObject({exitCode: STOP, stderr: says(/Not confirmed/), stdout: ''});
  });

  test('sends nothing without a status', async () => {
    const outcome = await attempt(program, ['771001'])(stays());
    expect(outcome).toMatchObject({exitCode: STOP, exchanges: []});
    expect(outcome.stderr).toContain('give the ID and the status that cancels');
  });
});
