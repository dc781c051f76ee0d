// Tests the programs of the guides that book, change and cancel a reservation.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {noFaults, seededFaults} from '../../mock/src/faults';
import {type Behaviour, type Exchange, type Fault, inTurn} from '../mock';
import {withoutCursors} from '../mock/paging';
import {createWorld, reservation, type World} from '../mock/world';
import {folderWith} from '../support/temporaryFolder';
import {describeProgram, type GuideProgram, programs} from './support/programs';
import {
  useProgramRunner,
  says,
  silence,
  stayFile,
  status,
  success,
  timeoutFor,
} from './support/run';

const {run} = useProgramRunner();

type Answer = World['answer'];
type Options = {
  answer?: (answer: Answer) => Answer;
  fault?: Behaviour['fault'];
  faults?: Fault[];
};

const isWrite = ({method}: Exchange) => method !== 'GET';
const isList = ({operation}: Exchange) => operation === 'v2/listReservations';
const always =
  (fault: Fault, applies: (exchange: Exchange) => boolean): Behaviour['fault'] =>
  (exchange) =>
    applies(exchange) ? fault : undefined;

/** Exit code that means "run this again". */
const RUN_AGAIN = 75;
const STOP = 1;
/** Exit code that means "look in the PMS". */
const LOOK = 2;
/** The nights of the sample booking, for both ways to book. */
const stay = {arrivalDate: '2028-07-10', departureDate: '2028-07-14'};
const inAnotherRoom = {...stay, roomTypeIds: ['90512']};

const ways: [operation: string, args: string[]][] = [
  ['v2/createReservation', [stayFile('stay.json')]],
  ['v2/createBookingEngineReservation', [stayFile('direct-stay.json')]],
];

const attempt =
  (program: GuideProgram, args: string[]) =>
  (world: World, {answer = (same) => same, faults = [], fault}: Options = {}) =>
    run(program, {
      behaviour: {answer: answer(world.answer), fault: fault ?? inTurn(faults, isWrite)},
      args,
      settings: timeoutFor(faults),
    });

/** Writes the sample booking with these changes to a file, and returns its path. */
function stayWith(change: object): string {
  const sample = JSON.parse(readFileSync(stayFile('stay.json'), 'utf8')) as object;
  const folder = folderWith('stay', {'stay.json': JSON.stringify({...sample, ...change})});
  return path.join(folder, 'stay.json');
}

/** Replaces the reservations of a world with `count` reservations in another room type, with the same dates. */
function fill(world: World, count: number, options: Options = {}): Options {
  world.reservations = Array.from({length: count}, (_, index) => reservation(index, inAnotherRoom));
  return options;
}

/** Calls `happen` right before a reservation is created. */
const before =
  (happen: () => void) =>
  (answer: Answer): Answer =>
  (exchange) => {
    if (isWrite(exchange)) happen();
    return answer(exchange);
  };

/** Makes every read after the first write fail. */
function failAfterWrite(code: number): Options {
  let isSent = false;
  const fault = (exchange: Exchange) => {
    const isAfter = isSent && !isWrite(exchange);
    isSent ||= isWrite(exchange);
    return isAfter ? status(code) : undefined;
  };
  return {fault};
}

/** A PMS that stores neither notes nor the guest's email address. */
const forgetful =
  (world: World) =>
  (answer: Answer): Answer =>
  (exchange) => {
    const answered = answer(exchange);
    for (const item of world.reservations)
      Object.assign(item, {notes: '', primaryGuest: undefined});
    return answered;
  };

/** Makes the response to each write something other than JSON. */
const unreadable =
  (answer: Answer): Answer =>
  (exchange) => {
    const answered = answer(exchange);
    return isWrite(exchange) ? {...answered, body: 'created'} : answered;
  };

/** Changes the calendar of a property in each response that has one. */
const calendarWith =
  (change: (nights: {status?: string; reservationIds?: unknown}[]) => unknown) =>
  (answer: Answer): Answer =>
  (exchange) => {
    const answered = answer(exchange);
    const {data} = (answered?.body ?? {}) as {data?: {dateWiseAvailability?: []}};
    if (data?.dateWiseAvailability) change(data.dateWiseAvailability);
    return answered;
  };

/** Makes the second list empty. The second list is the first list after the create. */
const secondListEmpty = (answer: Answer): Answer => {
  let lists = 0;
  return (exchange) =>
    isList(exchange) && (lists += 1) === 2 ? {body: {success: true, data: []}} : answer(exchange);
};

const isRoomTypes = ({operation}: Exchange) => operation === 'v2/listRoomTypes';
const noRoomTypes = () => ({fault: always(status(503), isRoomTypes)});
const noLists = () => ({fault: always(status(500), isList)});
const uncut = (world: World) => fill(world, 30, {answer: withoutCursors});
const unfindable = (world: World) => ({answer: forgetful(world)});
const unread = (world: World) => ({
  answer: (answer: Answer) => unreadable(forgetful(world)(answer)),
});
const refusing = (answer: Answer) => (exchange: Exchange) =>
  isWrite(exchange) ? {body: {success: false}} : answer(exchange);
const elsewhere = status(301, {Location: '/elsewhere'});
const notFound = /^Sent, but not found\. Run this again/m;
const notChecked = /^Accepted, but not checked: .*Run this again(?![^]*Don't run)/m;

/** A scenario, the expected standard error, and the expected number of requests that create or list reservations. */
type Row = [title: string, make: (world: World) => Options, stderr: RegExp, requests: string];

const outcomes: Record<string, Row[]> = {
  books: [
    ['after it has checked twice', () => ({answer: secondListEmpty}), /^$/, '1 create, 3 lists'],
    ['and reports a list without cursors', uncut, /may be incomplete/, '1 create, 2 lists'],
  ],
  stops: [
    ['on 400', () => ({faults: [status(400)]}), /Not booked: .*400/, '1 create, 1 list'],
    ['on a redirect', () => ({faults: [elsewhere]}), /Not booked: .*301/, '1 create, 1 list'],
  ],
  'says to look in the PMS': [
    ['when two checks find nothing', unfindable, /not found\. Don't run/, '1 create, 3 lists'],
    ['after a 2xx without JSON', unread, /not found\. Don't run/, '1 create, 3 lists'],
  ],
  'says to run it again': [
    ['after 429', () => ({faults: [status(429)]}), notFound, '1 create, 3 lists'],
    ['after `success: false`', () => ({answer: refusing}), notFound, '1 create, 3 lists'],
    ['after a timeout', () => ({faults: [silence]}), notFound, '1 create, 3 lists'],
    ['when checks get 503', () => failAfterWrite(503), notChecked, '1 create, 9 lists'],
    ['when room types fail', noRoomTypes, /^Not checked for overbooking: /m, '1 create, 2 lists'],
    ['when lists fail', noLists, /Not booked: .*500/, '0 creates, 8 lists'],
  ],
};
const exitCodes: Record<string, number> = {
  books: 0,
  stops: STOP,
  'says to look in the PMS': LOOK,
  'says to run it again': RUN_AGAIN,
};

for (const [operation, args] of ways) {
  describeProgram('book', (program) => {
    const book = attempt(program, args);

    test.each<[string, Fault[]]>([
      ['if it is run twice', []],
      ['if the response is lost', [{kind: 'lost'}]],
    ])(`books once with ${operation}, also %s`, async (_, faults) => {
      const world = createWorld();
      const outcome = await book(world, {faults});
      const [own] = world.reservations;
      expect(outcome).toMatchObject({exitCode: 0, refusals: [], writes: [{operation}]});
      expect(outcome.lines.at(-1)).toBe(`Booked ${own?.id}`);
      expect(await book(world)).toMatchObject({...success, stdout: `Booked ${own?.id}\n`});
      expect(world.reservations).toHaveLength(1);
    });
  });
}

describeProgram('book', (program) => {
  const book = attempt(program, [stayFile('stay.json')]);

  for (const [ends, rows] of Object.entries(outcomes)) {
    test.each(rows)(`${ends} %s`, async (_, make, stderr, requests) => {
      const world = createWorld();
      const options = make(world);
      const others = world.reservations.length;
      const outcome = await book(world, options);
      expect(outcome).toMatchObject({exitCode: exitCodes[ends], stderr: says(stderr)});
      const counts = [outcome.writes.length, outcome.exchanges.filter(isList).length];
      expect(counts).toEqual(requests.match(/\d+/g)?.map(Number));
      if (outcome.exitCode !== RUN_AGAIN) return;
      expect(await book(world)).toMatchObject({exitCode: 0});
      expect(world.reservations).toHaveLength(others + 1);
    });
  }

  test("sends nothing when the nights are taken, but can book from another stay's departure day", async () => {
    const world = createWorld();
    const taken = {arrivalDate: '2028-07-13', departureDate: '2028-07-20'};
    world.reservations.push(reservation(1, taken), reservation(2, taken));
    const full = {exitCode: STOP, stderr: says(/Not booked/), writes: []};
    expect(await book(world)).toMatchObject(full);
    for (const other of world.reservations) other.arrivalDate = '2028-07-14';
    expect(await book(world)).toMatchObject({exitCode: 0});
  });

  test.each<[string, boolean, object, number]>([
    ['does not book', true, {exitCode: STOP, stderr: says(/Not booked/)}, 2],
    [
      'reports overbooked nights',
      false,
      {exitCode: 3, stdout: says(/^Overbooked 2028-07-10 .*771001/m)},
      3,
    ],
  ])('%s when another channel is faster (PMS rejects: %s)', async (_, rejects, expected, total) => {
    const world = createWorld();
    world.refusesOverbooking = rejects;
    const other = {arrivalDate: '2028-07-10', departureDate: '2028-07-12'};
    const happen = () => world.reservations.push(reservation(1, other), reservation(2, other));
    const outcome = await book(world, {answer: before(happen)});
    expect(outcome).toMatchObject(expected);
    expect(outcome.stdout).not.toContain('Overbooked 2028-07-12');
    expect(world.reservations).toHaveLength(total);
  });

  test('does not book a cancelled stay again', async () => {
    const world = createWorld();
    await book(world);
    world.reservations[0]!.cancelledAt = '2026-05-01T00:00:00.000Z';
    const outcome = await book(world);
    expect(outcome).toMatchObject({exitCode: STOP, stderr: says(/cancelled/), writes: []});
  });

  test('does not match its reference to a longer reference', async () => {
    const world = createWorld();
    for (const reference of ['H-20', 'H-2']) {
      const file = stayWith({notes: `[${reference}]`});
      expect(await attempt(program, [file])(world)).toMatchObject(success);
    }
    expect(world.reservations).toHaveLength(2);
  });

  test('sends nothing if neither a reference nor a guest identifies the booking', async () => {
    const file = stayWith({notes: 'H-2041', guest: {}});
    const outcome = await attempt(program, [file])(createWorld());
    expect(outcome).toMatchObject({exitCode: STOP, stderr: says(/Not booked/), exchanges: []});
  });

  test('looks for its booking after a Retry-After that it cannot read', async () => {
    const faults = [status(503, {'Retry-After': 'later'})];
    const outcome = await book(createWorld(), {faults});
    expect(outcome).toMatchObject({exitCode: RUN_AGAIN, stderr: says(notFound), writes: [{}]});
  });
});

describeProgram('book', (program) => {
  const book = attempt(program, [stayFile('direct-stay.json')]);
  const primaryGuest = {emails: ['Tomas.Lindqvist@Example.com']};

  test('recognises its booking only by guest, room type and dates', async () => {
    const world = createWorld();
    world.reservations.push(
      reservation(1, {...stay, primaryGuest: {emails: ['another@example.com']}}),
      reservation(2, {...stay, primaryGuest, departureDate: '2028-07-13'}),
      reservation(3, {...inAnotherRoom, primaryGuest}),
      reservation(4, {...stay, primaryGuest, cancelledAt: '2026-05-01T00:00:00.000Z'}),
    );
    world.roomTypes.find(({id}) => id === '90511')!.units = {count: 3};
    expect(await book(world)).toMatchObject({exitCode: 0, writes: [{}]});
  });

  test("compares the guest's email address without case", async () => {
    const world = createWorld();
    world.reservations.push(reservation(1, {...stay, primaryGuest}));
    expect(await book(world)).toMatchObject({stdout: 'Booked 771001\n', writes: []});
  });
});

/** The stay of reservation 771001, which the tests change or cancel. */
const changedStay = {
  arrivalDate: '2028-06-12',
  departureDate: '2028-06-16',
  roomTypeIds: ['90512'],
};

const changes: [name: string, done: string, args: string[], expected: object][] = [
  [
    'change-dates',
    'Changed 771001 2028-06-13 2028-06-17',
    ['771001', '2028-06-13', '2028-06-17'],
    {arrivalDate: '2028-06-13', departureDate: '2028-06-17'},
  ],
  ['cancel', 'Cancelled 771001 20', ['771001', 'CANCELLED'], {cancelledAt: expect.any(String)}],
];

for (const [name, done, args, expected] of changes) {
  describeProgram(name, (program) => {
    const update = attempt(program, args);
    const worldWith = (...others: World['reservations']) => {
      const world = createWorld();
      world.reservations.push(reservation(1, changedStay), ...others);
      return world;
    };

    test.each<[string, Options]>([
      ['without a failure', {}],
      ['despite a lost response', {faults: [{kind: 'lost'}]}],
    ])('updates the reservation %s', async (_, options) => {
      const world = worldWith();
      const outcome = await update(world, options);
      expect(outcome).toMatchObject({...success, stdout: says(RegExp(done))});
      expect(world.reservations).toMatchObject([expected]);
    });

    test('says to run it again after 429 to the update', async () => {
      const world = worldWith();
      const outcome = await update(world, {faults: [status(429)]});
      expect(outcome).toMatchObject({exitCode: RUN_AGAIN, writes: [{}]});
      expect(outcome.stderr).toMatch(/^Not (?:changed|cancelled)\. Run this again/);
      expect(await update(world)).toMatchObject(success);
      expect(world.reservations).toMatchObject([expected]);
    });

    test('stops on a 4xx response to the update', async () => {
      const outcome = await update(worldWith(), {fault: always(status(400), isWrite)});
      const stopped = {exitCode: STOP, stderr: says(/400/), stdout: '', writes: [{}]};
      expect(outcome).toMatchObject(stopped);
    });

    test('reports an unknown outcome when the read after the update fails', async () => {
      expect(await update(worldWith(), failAfterWrite(503))).toMatchObject({
        exitCode: RUN_AGAIN,
        stderr: says(/Not checked: .*Run this again/),
        stdout: '',
      });
    });
  });
}

describeProgram('change-dates', (program) => {
  const next = {...changedStay, arrivalDate: '2028-06-16', departureDate: '2028-06-18'};
  const missing = calendarWith((nights) => nights.pop());
  const withoutStatus = calendarWith((nights) => delete nights.at(-1)?.status);

  test.each<[string, World['reservations'], Options]>([
    ['is missing', [], {answer: missing}],
    ['has no status', [], {answer: withoutStatus}],
    ['is taken', [reservation(2, next)], {}],
  ])('sends nothing when a new night %s', async (_, others, options) => {
    const world = createWorld();
    world.reservations.push(reservation(1, changedStay), ...others);
    const change = attempt(program, ['771001', '2028-06-13', '2028-06-17']);
    const outcome = await change(world, options);
    expect(outcome).toMatchObject({exitCode: STOP, writes: []});
    expect(outcome.stderr).toContain('Not changed: 2028-06-16 is not available');
  });
});

describeProgram('cancel', (program) => {
  const stays = () => Object.assign(createWorld(), {reservations: [reservation(1)]});

  test('sends nothing for a cancelled reservation', async () => {
    const world = stays();
    world.reservations[0]!.cancelledAt = '2026-05-01T00:00:00.000Z';
    expect(await attempt(program, ['771001', 'CANCELLED'])(world)).toMatchObject({
      ...success,
      writes: [],
    });
  });

  test('reports no success unless the reservation shows the cancellation', async () => {
    const outcome = await attempt(program, ['771001', 'ANOTHER'])(stays());
    expect(outcome).toMatchObject({exitCode: LOOK, stderr: says(/Not confirmed/), stdout: ''});
  });
});

const fail = [429, 503].map((code) => ({status: code, share: 0.25}));

// One language is enough here: the other tests run the same faults one by one in each.
test.each(programs('book').filter(({language}) => language.id === 'javascript'))(
  '$name books once under hundreds of lost responses, 429s and 503s',
  {tags: ['slow'], timeout: 1_800_000},
  async (program) => {
    const args = [stayFile('stay.json')];
    for (let seed = 1; seed <= 4; seed += 1) {
      const world = createWorld();
      const faults = seededFaults({...noFaults, fail, 'lost-responses': 0.4, seed});
      const fault: Behaviour['fault'] = (exchange) => {
        const drawn = faults.fault(exchange);
        // Removes Retry-After, because the program would wait for minutes.
        return drawn?.kind === 'status' ? status(drawn.status) : drawn;
      };
      const behaviour = {answer: world.answer, fault};
      let exitCode: number | null = 75;
      for (let runs = 0; exitCode === 75 && runs < 40; runs += 1) {
        const outcome = await run(program, {behaviour, args});
        ({exitCode} = outcome);
        expect(outcome.stderr).not.toContain("Don't run this again");
      }
      expect([seed, exitCode, world.reservations.length]).toEqual([seed, 0, 1]);
    }
  },
);
