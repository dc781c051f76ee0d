import {describe, expect, test} from 'vitest';
import {type Behaviour, type Fault, inTurn} from '../mock/behaviour';
import {circular, cutShort, endless, ignoringLimit, withoutCursors} from '../mock/paging';
import {createWorld, reservation, type World} from '../mock/world';
import {isWrite, said, ways} from './support/booking';
import {guide, lines, refusals} from './support/run';

const {run} = guide('booking-pages');

type Answer = World['answer'];

const days = {arrivalDate: '2026-06-12', departureDate: '2026-06-16'};

/** So many other stays in another room type arrive on the same day. */
function busyWorld(count: number): World {
  const world = createWorld();
  const others = {...days, roomTypeIds: ['90512']};
  world.reservations = Array.from({length: count}, (_, index) => reservation(index, others));
  return world;
}

const plain = (answer: Answer) => answer;

describe.each(ways)('$program.name', ({program, args}) => {
  const book = (world: World, change: (answer: Answer) => Answer = plain, fault?: Fault[]) => {
    const behaviour: Behaviour = {
      answer: change(world.answer),
      fault: fault && inTurn(fault, ({operation}) => operation === 'v2/listReservations'),
    };
    return run(program, {behaviour, args, settings: {TIMEOUT_SECONDS: 5}});
  };
  /** The program's own booking, at the end of the list. */
  const booked = async (world: World) => {
    const outcome = await run(program, {behaviour: createdIn(world), args});
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    return world.reservations.at(-1)!;
  };
  const createdIn = (world: World): Behaviour => ({answer: world.answer});

  test.each<[string, number, (answer: Answer) => Answer]>([
    ['on the second of two pages', 250, plain],
    ['on the last of many pages, where limit is ignored', 250, ignoringLimit],
    ['in a short list without cursors', 8, withoutCursors],
  ])('finds the earlier booking %s', async (_, count, change) => {
    const world = busyWorld(0);
    const own = await booked(world);
    world.reservations = [...busyWorld(count).reservations, own];
    const outcome = await book(world, change);
    expect(outcome).toMatchObject({exitCode: 0, stderr: '', stdout: `Booked ${own.id}\n`});
    expect(outcome.exchanges.filter(isWrite)).toEqual([]);
    expect(refusals(outcome)).toEqual([]);
  });

  test.each<[string, (answer: Answer) => Answer]>([
    ['two pages', plain],
    ['many pages', ignoringLimit],
  ])('books once among 250 others on %s, and not again', async (_, change) => {
    const world = busyWorld(250);
    const first = await book(world, change);
    expect(first).toMatchObject({exitCode: 0, stderr: ''});
    const {id} = world.reservations.at(-1)!;
    expect(lines(first).at(-1)).toBe(`Booked ${id}`);
    expect((await book(world, change)).stdout).toBe(`Booked ${id}\n`);
    expect(world.reservations).toHaveLength(251);
  });

  /** Moves the booking between the places that are read first and last, so that a reading can pass it by. */
  const changes: Record<string, (world: World, ownId: string) => void> = {
    'an item is removed before it': (world) => {
      let isRemoved = false;
      world.afterPage = (page) => {
        // The booking is the first of the second page, and becomes the last of the first one.
        if (page === 1 && !isRemoved) isRemoved = world.reservations.splice(0, 1).length > 0;
      };
    },
    'it moves to the front once': (world, ownId) => {
      let isMoved = false;
      world.afterPage = (page) => {
        if (page === 1 && !isMoved) isMoved = moveToFront(world, ownId);
      };
    },
  };

  test.each(Object.keys(changes))('finds the earlier booking when %s', async (name) => {
    const world = busyWorld(0);
    const own = await booked(world);
    world.reservations = busyWorld(250).reservations.toSpliced(200, 0, own);
    changes[name]?.(world, own.id);
    const outcome = await book(world);
    expect(outcome).toMatchObject({exitCode: 0, stderr: '', stdout: `Booked ${own.id}\n`});
    expect(outcome.exchanges.filter(isWrite)).toEqual([]);
  });

  test('does not book when the earlier booking evades every reading', async () => {
    const world = busyWorld(0);
    const own = await booked(world);
    const {reservations} = busyWorld(250);
    world.reservations = [...reservations, own];
    // While a reading is on its first page the booking is on the second one, and the other way round.
    world.afterPage = (page) => {
      if (page === 1) moveToFront(world, own.id);
      else world.reservations = [...reservations, own];
    };
    const outcome = await book(world);
    expect(outcome.exitCode).not.toBe(0);
    expect(said(outcome)).toMatch(/Not booked: .*changed/);
    expect(outcome.exchanges.filter(isWrite)).toEqual([]);
  });

  test.each<[string, (answer: Answer) => Answer, RegExp]>([
    ['are cut short without cursors', cutShort, /Not booked: .*no cursors/],
    ['come in a circle', circular, /Not booked: .*cursor/],
    ['never end', endless, /Not booked: .*cursor/],
  ])('does not book when the pages %s', async (_, change, message) => {
    const world = busyWorld(250);
    const outcome = await book(world, change);
    expect(outcome.exitCode).not.toBe(0);
    expect(said(outcome)).toMatch(message);
    expect(said(outcome)).toContain('Look for the booking in the PMS');
    expect(outcome.exchanges.filter(isWrite)).toEqual([]);
    expect(outcome.exchanges.length).toBeLessThan(20);
  });

  test('does not book when the list never rests', async () => {
    const world = busyWorld(250);
    let added = 0;
    world.afterPage = () =>
      world.reservations.unshift(
        reservation((added += 1) + 600, {...days, roomTypeIds: ['90512']}),
      );
    const outcome = await book(world);
    expect(outcome.exitCode).not.toBe(0);
    expect(said(outcome)).toMatch(/Not booked: .*changed/);
    expect(outcome.exchanges.filter(isWrite)).toEqual([]);
  });

  test('does not book when the second page fails', async () => {
    const world = busyWorld(250);
    const outcome = await book(world, plain, [
      undefined as unknown as Fault,
      {kind: 'status', status: 500},
    ]);
    expect(outcome.exitCode).not.toBe(0);
    expect(said(outcome)).toMatch(/Not booked: .*500/);
    expect(outcome.exchanges.filter(isWrite)).toEqual([]);
  });

  test('says that the reservation was accepted when it does not find it again', async () => {
    const world = createWorld();
    const forgetful = (answer: Answer) => (exchange: Parameters<Answer>[0]) => {
      const answered = answer(exchange);
      // A PMS that keeps neither notes nor the address of the guest.
      for (const item of world.reservations) {
        delete item.notes;
        delete item.primaryGuest;
      }
      return answered;
    };
    const outcome = await book(world, forgetful);
    expect(outcome.exitCode).not.toBe(0);
    expect(said(outcome)).toMatch(/Accepted, .*Don't run this again/);
    expect(lines(outcome).filter((line) => line.startsWith('Booked'))).toEqual([]);
    expect(world.reservations).toHaveLength(1);
  });
});

describe.each(ways.filter(({program}) => program.name.includes('/book.')))(
  '$program.name',
  ({program, args}) => {
    test('does not take a longer reference for its own', async () => {
      const world = createWorld();
      const [first] = [
        await run(program, {behaviour: world, args: [...args.slice(0, -1), 'H-20']}),
      ];
      expect(first.exitCode).toBe(0);
      const second = await run(program, {behaviour: world, args: [...args.slice(0, -1), 'H-2']});
      expect(second).toMatchObject({exitCode: 0, stderr: ''});
      expect(world.reservations).toHaveLength(2);
    });
  },
);

function moveToFront(world: World, id: string): boolean {
  const own = world.reservations.filter((item) => item.id === id);
  world.reservations = [...own, ...world.reservations.filter((item) => item.id !== id)];
  return true;
}
