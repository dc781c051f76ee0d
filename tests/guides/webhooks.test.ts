import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {type Behaviour, inTurn} from '../mock/behaviour';
import {deliverBadly, type Delivery} from '../mock/deliveries';
import {type Account, createWorld, logs, reservation, type World} from '../mock/world';
import {freePort} from '../support/freePort';
import {type GuideProgram, programs} from './support/programs';
import {guide, lines, refusals, type Running, shortTimeout} from './support/run';

const {newFolder, run, start} = guide('webhooks');

const settings = {GATHER_SECONDS: 0.1, RETRY_SECONDS: 0.2, TIMEOUT_SECONDS: shortTimeout};
const patience = {timeout: 20_000, interval: 50};

/** Starts a receiver, which in PHP is two processes, and waits until it answers. */
async function receive(
  program: GuideProgram,
  family: 'pms' | 'system',
  behaviour: Behaviour,
  times: Record<string, number> = {},
) {
  const [folder, port] = [newFolder(), await freePort()];
  const env = {PORT: String(port), WEBHOOK_SECRET: 'long-random-word'};
  const options = {behaviour, folder, env, settings: {...settings, ...times}};
  const running: Running[] = [await start(program, options)];
  if (program.language.id === 'php') {
    running.push(await start(program, {...options, interpreter: ['-S', `127.0.0.1:${port}`]}));
  }
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(origin), patience);
  return {
    origin,
    address: `${origin}/${family}/long-random-word`,
    /** What it wrote down, entry by entry. */
    entries: (file: string) => linesOf(path.join(folder, file)),
    /** What it keeps in a file; empty before the first pass. */
    copy: <Value>(file: string): Record<string, Value> => {
      const name = path.join(folder, file);
      return existsSync(name) ? JSON.parse(readFileSync(name, 'utf8')) : {};
    },
    requests: () => running.flatMap(({listener}) => listener.exchanges),
    stop: () => Promise.all(running.map(({end}) => end())),
  };
}

const linesOf = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

const post = (address: string, body: string) =>
  fetch(address, {method: 'POST', body}).then(
    ({status}) => status,
    // The connection may be cut before all of a large body is sent.
    () => 413,
  );

type Receiver = Awaited<ReturnType<typeof receive>>;

/** Sends what it should not take. */
async function knockBadly(receiver: Receiver, family: string) {
  expect(await post(`${receiver.origin}/${family}/guess`, '{}')).toBe(404);
  expect((await fetch(receiver.address)).status).not.toBe(200);
  expect(await post(receiver.address, 'x'.repeat(1_100_000))).toBe(413);
}

describe.each(programs('webhooks/receiver'))('$name', (program) => {
  const receiveFrom = async (behaviour: Behaviour, times?: Record<string, number>) => {
    const receiver = await receive(program, 'pms', behaviour, times);
    return {
      ...receiver,
      inbox: () => receiver.entries('inbox.jsonl'),
      copied: () => receiver.copy<{updatedAt: string}>('reservations.json'),
    };
  };

  const stateOf = (world: World) =>
    Object.fromEntries(world.reservations.map(({id, updatedAt}) => [id, updatedAt]));
  const stateIn = (copy: Record<string, {updatedAt: string}>) =>
    Object.fromEntries(Object.entries(copy).map(([id, {updatedAt}]) => [id, updatedAt]));

  /** Ten changes: five new reservations, five changed ones. */
  function change(world: World): Delivery[] {
    return Array.from({length: 10}, (_, index) => {
      const known = world.reservations[index];
      if (index < 5 && known) known.updatedAt = `2026-05-0${index + 1}T00:00:00.000Z`;
      else world.reservations.push(reservation(500 + index));
      const event = index < 5 ? 'reservation.updated' : 'reservation.created';
      return {event, hookId: `hook-${index}`};
    });
  }

  test('keeps its copy in step when deliveries are dropped, repeated and out of order', async () => {
    const world = createWorld(5);
    const receiver = await receiveFrom(world);
    await vi.waitFor(() => expect(stateIn(receiver.copied())).toEqual(stateOf(world)), patience);
    const answers = await deliverBadly(receiver.address, change(world), (index) => index % 3 === 0);
    expect(new Set(answers)).toEqual(new Set([200]));
    await vi.waitFor(() => expect(stateIn(receiver.copied())).toEqual(stateOf(world)), patience);
    expect(receiver.inbox()).toHaveLength(answers.length);
    await receiver.stop();
  });

  test('finds by its schedule what no delivery told', async () => {
    const world = createWorld(5);
    const receiver = await receiveFrom(world, {RECONCILE_SECONDS: 0.5});
    await vi.waitFor(() => expect(stateIn(receiver.copied())).toEqual(stateOf(world)), patience);
    change(world);
    await vi.waitFor(() => expect(stateIn(receiver.copied())).toEqual(stateOf(world)), patience);
    expect(receiver.inbox()).toEqual([]);
    await receiver.stop();
  });

  test('answers while it still waits for the API', async () => {
    const silent: Behaviour = {fault: () => ({kind: 'silence', carriedOut: false})};
    // Longer than this test may take: whoever waited for the API would not answer in time.
    const receiver = await receiveFrom(silent, {TIMEOUT_SECONDS: 300});
    const answers = await deliverBadly(receiver.address, change(createWorld(5)), () => false);
    expect(answers).toEqual(Array(20).fill(200));
    expect(receiver.inbox()).toHaveLength(20);
    await receiver.stop();
  });

  test('catches up after a timeout, 429 and errors', async () => {
    const world = createWorld(5);
    const fault = inTurn([
      {kind: 'silence', carriedOut: false},
      {kind: 'status', status: 429},
      {kind: 'status', status: 500},
    ]);
    const receiver = await receiveFrom({...world, fault});
    await deliverBadly(receiver.address, change(world), () => false);
    await vi.waitFor(() => expect(stateIn(receiver.copied())).toEqual(stateOf(world)), patience);
    expect(receiver.inbox()).toHaveLength(20);
    await receiver.stop();
  });

  test('stores nothing that comes to another address, and nothing too large', async () => {
    const receiver = await receiveFrom(createWorld(1));
    await knockBadly(receiver, 'pms');
    expect(receiver.inbox()).toEqual([]);
    expect(receiver.requests().filter(({status}) => status >= 400)).toEqual([]);
    await receiver.stop();
  });
});

describe.each(programs('webhooks/platform-events'))('$name', (program) => {
  type State = {customer: string; status: string | null; failedMessage: string | null};
  const account = (number: number, sync?: Account['sync']): Account => ({
    integrationAccountId: `0c9e7f52-1d64-4b8a-a3f7-58e20b6d900${number}`,
    accountIdentifier: `agency-${number}`,
    deleted: null,
    sync,
  });
  const succeeded = {status: 'SUCCEEDED', failedMessage: null} as const;
  const failed = {status: 'FAILED', failedMessage: 'The PMS rejected the credentials'} as const;

  const worldOf = (...accounts: Account[]) => Object.assign(createWorld(), {accounts});
  const stateOf = ({accounts}: World) =>
    Object.fromEntries(
      accounts
        .filter(({deleted}) => deleted === null)
        .map(({integrationAccountId, accountIdentifier, sync}) => [
          integrationAccountId,
          {
            customer: accountIdentifier,
            status: sync?.status ?? null,
            failedMessage: sync?.failedMessage ?? null,
          },
        ]),
    );
  const behaviourOf = (world: World, fault?: Behaviour['fault']): Behaviour => ({
    answer: (exchange) => world.answer(exchange),
    fault,
  });
  const receiveFrom = async (behaviour: Behaviour, times?: Record<string, number>) => {
    const receiver = await receive(program, 'system', behaviour, times);
    return {
      ...receiver,
      events: () => receiver.entries('events.jsonl'),
      copied: () => receiver.copy<State>('accounts.json'),
    };
  };

  /** One account is added, one removed, one marked as deleted; one sync fails and one ends well. */
  function change(world: World): Delivery[] {
    const [first, , third, fourth] = world.accounts;
    first!.sync = failed;
    third!.deleted = '2026-05-01T00:00:00.000Z';
    fourth!.sync = succeeded;
    world.accounts.splice(1, 1);
    world.accounts.push(account(5));
    const names = ['sync.error', 'account.deleted', 'account.deleted', 'sync.complete'];
    return [...names, 'account.created'].map((event, index) => ({event, hookId: `hook-${index}`}));
  }

  const four = () =>
    worldOf(account(1, succeeded), account(2, succeeded), account(3, succeeded), account(4));

  test('knows each account once when events are dropped, repeated and out of order', async () => {
    const world = four();
    const receiver = await receiveFrom(behaviourOf(world));
    await vi.waitFor(() => expect(receiver.copied()).toEqual(stateOf(world)), patience);
    const answers = await deliverBadly(receiver.address, change(world), (index) => index % 2 === 0);
    expect(new Set(answers)).toEqual(new Set([200]));
    await vi.waitFor(() => expect(receiver.copied()).toEqual(stateOf(world)), patience);
    expect(receiver.events()).toHaveLength(answers.length);
    const outcomes = await receiver.stop();
    const said = outcomes.flatMap((outcome) => lines(outcome));
    expect(said.filter((line) => line.startsWith('Added'))).toHaveLength(5);
    expect(said.filter((line) => line.startsWith('Removed'))).toHaveLength(2);
    expect(said.filter((line) => line.startsWith('Sync failed'))).toHaveLength(1);
    expect(outcomes.flatMap((outcome) => refusals(outcome))).toEqual([]);
  });

  test('finds by its schedule what no event told', async () => {
    const world = four();
    const receiver = await receiveFrom(behaviourOf(world), {RECONCILE_SECONDS: 0.5});
    await vi.waitFor(() => expect(receiver.copied()).toEqual(stateOf(world)), patience);
    change(world);
    await vi.waitFor(() => expect(receiver.copied()).toEqual(stateOf(world)), patience);
    expect(receiver.events()).toEqual([]);
    await receiver.stop();
  });

  test('catches up after a timeout, 429 and errors', async () => {
    const world = four();
    const fault = inTurn([
      {kind: 'silence', carriedOut: false},
      {kind: 'status', status: 429},
      undefined,
      {kind: 'status', status: 500},
    ]);
    const receiver = await receiveFrom(behaviourOf(world, fault));
    await deliverBadly(receiver.address, change(world), () => false);
    expect(receiver.events()).toHaveLength(10);
    await vi.waitFor(() => expect(receiver.copied()).toEqual(stateOf(world)), patience);
    await receiver.stop();
  });

  test('stores nothing that comes to another address, and nothing too large', async () => {
    const receiver = await receiveFrom(behaviourOf(worldOf(account(1, succeeded))));
    await knockBadly(receiver, 'system');
    expect(receiver.events()).toEqual([]);
    await receiver.stop();
  });
});

describe.each(programs('webhooks/find-lost-events'))('$name', (program) => {
  const args = ['771904', '2026-02-18T00:00:00.000Z', '2026-02-19T00:00:00.000Z'];

  test('names what came in and did not go out', async () => {
    const world = createWorld();
    world.logs = logs(2, ['a', 'b', 'c', 'd'], ['d', 'a', 'a'], '2026-02-18T12:00:00.000Z');
    const outcome = await run(program, {behaviour: world, args});
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(lines(outcome)).toEqual(['4 came in, 2 did not go out', 'b', 'c']);
    expect(refusals(outcome)).toEqual([]);
  });

  test('claims nothing when a token repeats', async () => {
    const body = {next: 'again', logs: [{hook: {id: 'a'}}]};
    const outcome = await run(program, {behaviour: {answer: () => ({body})}, args});
    expect(outcome).toMatchObject({stdout: expect.not.stringContaining('came in')});
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.exchanges).toHaveLength(2);
  });

  test('looks for what went out after the span had ended', async () => {
    const {exchanges} = await run(program, {behaviour: createWorld(), args});
    const ends = exchanges.map(({url}) =>
      new URL(url, 'http://x').searchParams.get('createdAtLte'),
    );
    expect(ends).toEqual([args[2], null]);
  });

  test('claims nothing when a log cannot be read', async () => {
    const outcome = await run(program, {
      behaviour: {...createWorld(), fault: inTurn([undefined, {kind: 'status', status: 500}])},
      args,
    });
    expect(outcome).toMatchObject({stdout: expect.not.stringContaining('came in')});
    expect(outcome.exitCode).not.toBe(0);
  });
});
