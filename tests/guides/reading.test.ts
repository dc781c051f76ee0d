// Tests the programs of the guides that read lists, logs and calendars.
import {expect, test} from 'vitest';
import {type Behaviour, type Fault, inTurn} from '../mock';
import {circular, endless, ignoringLimit, withoutCursors} from '../mock/paging';
import {createWorld, reservation, type World} from '../mock/world';
import {credentials} from '../samples/support/run';
import {describeProgram, describeSlowProgram, onePassExtensions} from './support/programs';
import {useProgramRunner, says, silence, status, success, timeoutFor} from './support/run';

const {run} = useProgramRunner();

/** Settings that make every request the only attempt. */
const once = {ATTEMPTS: 1};
const incomplete = says(/may be incomplete: \d+ items without cursors/);

describeProgram('first-reservation', (program) => {
  test('prints the first reservation', async () => {
    const outcome = await run(program, {behaviour: createWorld(3)});
    expect(outcome).toMatchObject({...success, stdout: says(/771000(?![^]*771001)/)});
  });

  test('reports an account without reservations', async () => {
    const {stdout} = await run(program, {behaviour: createWorld(0)});
    expect(stdout.trim()).toBe('This account has no reservations.');
  });
});

describeProgram('read-all-pages', (program) => {
  const ids = (lines: string[]) => lines.map((line) => line.split(' ')[0]).toSorted();
  const idsOf = ({reservations}: World) => reservations.map(({id}) => id).toSorted();
  const isOnePass = program.language.id in onePassExtensions;

  test.each<[string, number, (answer: World['answer']) => World['answer'], number, object]>([
    ['on three pages', 450, (answer) => answer, 6, success],
    ['if the PMS ignores limit', 45, ignoringLimit, 10, success],
    ['of an empty list', 0, (answer) => answer, 1, success],
    ['of a list without cursors', 9, withoutCursors, 1, success],
    ['of a longer list without cursors', 30, withoutCursors, 1, {exitCode: 0, stderr: incomplete}],
  ])('prints every item once, %s', async (_, count, change, requests, expected) => {
    const world = createWorld(count);
    const outcome = await run(program, {behaviour: {answer: change(world.answer)}});
    expect(outcome).toMatchObject(expected);
    expect(ids(outcome.lines)).toEqual(idsOf(world));
    expect(outcome.exchanges).toHaveLength(isOnePass ? Math.ceil(requests / 2) : requests);
  });

  test.skipIf(isOnePass).each<[string, (world: World, time: number) => void]>([
    ['is removed from the pages already read', ({reservations}) => reservations.splice(0, 1)],
    [
      'is added at the front',
      ({reservations}, time) => reservations.unshift(reservation(900 + time)),
    ],
  ])('prints every item once when an item %s', async (_, change) => {
    const world = createWorld(450);
    let pages = 0;
    world.afterPage = () => {
      if (pages < 2) change(world, pages);
      pages += 1;
    };
    const outcome = await run(program, {behaviour: world});
    expect(outcome.exitCode).toBe(0);
    expect(ids(outcome.lines)).toEqual(idsOf(world));
  });

  const failures = Array<Fault>(8).fill(status(500));
  const neverRests = createWorld(250);
  neverRests.afterPage = (page) => neverRests.reservations.push(reservation(page + 900));
  test.each<[string, Behaviour]>([
    ...(isOnePass
      ? []
      : [['the list changes during every read', neverRests] as [string, Behaviour]]),
    ['a cursor is repeated', {answer: circular(createWorld(250).answer)}],
    ['the last page has a next cursor', {answer: endless(createWorld(250).answer)}],
    ['a page fails', {...createWorld(450), fault: inTurn([undefined, ...failures])}],
  ])('prints nothing instead of a partial list when %s', async (_, behaviour) => {
    const outcome = await run(program, {behaviour, settings: once});
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.stdout).not.toContain('771000');
    expect(outcome.stderr + outcome.stdout).toMatch(/has no end|changed during| 500 /);
    expect(outcome.exchanges.length).toBeLessThan(20);
  });

  test.runIf(isOnePass)('prints an item once if it moved to the next page', async () => {
    const world = createWorld(250);
    world.afterPage = (page) => page === 1 && world.reservations.unshift(reservation(900));
    const outcome = await run(program, {behaviour: world});
    expect(outcome).toMatchObject({...success, lines: {length: 250}});
  });

  // The others retry with the client, like `read-room-types` below.
  test.runIf(isOnePass)('waits after a 429, a 503 and a lost connection', async () => {
    const faults = [status(429, {'Retry-After': '3'}), status(503), {kind: 'lost'} as const];
    const startedAt = Date.now();
    const outcome = await run(program, {behaviour: {...createWorld(9), fault: inTurn(faults)}});
    expect(outcome).toMatchObject({...success, lines: {length: 9}, exchanges: {length: 4}});
    // Go itself repeats the third request, without a wait.
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(4500);
  });
});

describeProgram('find-lost-events', (program) => {
  const args = ['771904', '2026-02-18T00:00:00.000Z', '2026-02-19T00:00:00.000Z'];

  test('prints incoming events that were not delivered, not even after the time span', async () => {
    const world = createWorld();
    const entries = (ids: string[]) =>
      ids.map((id) => ({
        id,
        event: 'reservation.updated',
        at: '2026-02-18T12:00:00.000Z',
        about: '771904',
        account: credentials.CALRY_INTEGRATION_ACCOUNT_ID,
      }));
    world.logs = {
      incoming: entries(['a', 'b', 'c', 'd']),
      outgoing: entries(['d', 'a', 'a']),
      pageSize: 2,
    };
    const outcome = await run(program, {behaviour: world, args});
    expect(outcome).toMatchObject({...success, lines: [says(/^4 came in, 2 did not/), 'b', 'c']});
    const ends = outcome.exchanges.map(({url}) =>
      new URL(url, 'http://x').searchParams.get('createdAtLte'),
    );
    expect(ends).toEqual([args[2], args[2], null, null]);
  });

  test('prints nothing when a token is repeated', async () => {
    const answer = () => ({body: {next: 'again', logs: [{hook: {id: 'a'}}]}});
    const outcome = await run(program, {behaviour: {answer}, args});
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.stdout).not.toMatch(/^a$|came in/m);
    expect(outcome.exchanges).toHaveLength(2);
  });
});

describeProgram('read-room-types', (program) => {
  const read = (fault: Behaviour['fault'], args = ['48220', '48213'], settings = {}) =>
    run(program, {behaviour: {fault}, args, settings});

  test.each<[string, (Fault | undefined)[]]>([
    ['without a failure', []],
    ['despite 429 without Retry-After', [status(429), undefined, status(429)]],
    ['despite server errors', [500, 502, 503].map((code) => status(code))],
    ['despite a timeout', [silence]],
  ])('prints every property %s', async (_, faults) => {
    const outcome = await read(inTurn(faults), undefined, timeoutFor(faults));
    expect(outcome).toMatchObject({...success, lines: ['48220 2', '48213 1']});
    expect(outcome.exchanges).toHaveLength(2 + faults.filter(Boolean).length);
  });

  test.each<[string, () => string]>([
    ['seconds', () => '2'],
    // A date has no fractions of a second, so the wait can be up to a second shorter.
    ['a date', () => new Date(Date.now() + 3000).toUTCString()],
  ])('waits for Retry-After, given as %s', async (_, value) => {
    const times: number[] = [];
    const fault = () => {
      times.push(Date.now());
      return times.length === 1 ? status(429, {'Retry-After': value()}) : undefined;
    };
    expect(await read(fault, ['48220'])).toMatchObject(success);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(1900);
  });

  test.each([
    ['gives up after eight attempts', 429, 8],
    ['does not retry a 400', 400, 1],
  ])('%s, and prints the status', async (_, code, requests) => {
    const outcome = await read(() => status(code), ['48220']);
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.stderr + outcome.stdout).toContain(` ${code} `);
    expect(outcome.exchanges).toHaveLength(requests);
  });

  test('sends one request every quarter of a second at 240 a minute', async () => {
    const startedAt = Date.now();
    let last = 0;
    const fault = () => {
      last = Date.now();
      return undefined;
    };
    const args = Array<string>(10).fill('48220');
    const outcome = await read(fault, args, {REQUESTS_PER_MINUTE: 240});
    expect(outcome.exchanges).toHaveLength(10);
    expect(last - startedAt).toBeGreaterThanOrEqual(2200);
  });
});

for (const name of ['nights-v1', 'nights-v2']) {
  describeSlowProgram(name, (program) => {
    test('prints the nights of every property, the same in v1 and v2', async () => {
      const world = createWorld();
      // Without room types, a property has one room type with its own ID.
      const ids = ['48300', '48301'];
      world.properties = ids.map((id) => ({id}));
      world.roomTypes = ids.map((id) => ({id, propertyId: id, units: {count: 1}}));
      world.reservations.push(
        reservation(1, {
          propertyId: '48300',
          roomTypeIds: ['48300'],
          arrivalDate: '2028-06-13',
          departureDate: '2028-06-14',
        }),
      );
      const outcome = await run(program, {behaviour: world, args: ['2028-06-12', '2028-06-13']});
      expect(outcome).toMatchObject(success);
      expect(outcome.lines).toEqual([
        '48300 48300 2028-06-12 AVAILABLE',
        '48300 48300 2028-06-13 NOT_AVAILABLE',
        '48301 48301 2028-06-12 AVAILABLE',
        '48301 48301 2028-06-13 AVAILABLE',
      ]);
    });
  });
}
