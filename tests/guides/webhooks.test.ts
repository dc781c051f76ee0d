import {existsSync, readFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {type Behaviour, inTurn} from '../mock/behaviour';
import {deliverBadly, type Delivery} from '../mock/deliveries';
import {createWorld, reservation, type World} from '../mock/world';
import {programs} from './support/programs';
import {guide, lines, refusals, type Running} from './support/run';

const {newFolder, run, start} = guide('webhooks');

const settings = {GATHER_SECONDS: 0.1, RETRY_SECONDS: 0.2, TIMEOUT_SECONDS: 1};
const patience = {timeout: 20_000, interval: 50};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe.each(programs('webhooks/receiver'))('$name', (program) => {
  /** Starts the receiver, which in PHP is two processes, and waits until it answers. */
  async function receive(behaviour: Behaviour, times: Record<string, number> = {}) {
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
      address: `${origin}/pms/long-random-word`,
      inbox: () => linesOf(path.join(folder, 'inbox.jsonl')),
      copy: () => {
        const file = path.join(folder, 'reservations.json');
        return existsSync(file)
          ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, {updatedAt: string}>)
          : {};
      },
      requests: () => running.flatMap(({listener}) => listener.exchanges),
      stop: () => Promise.all(running.map(({end}) => end())),
    };
  }

  const linesOf = (file: string) =>
    existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
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
    const receiver = await receive(world);
    await vi.waitFor(() => expect(stateIn(receiver.copy())).toEqual(stateOf(world)), patience);
    const answers = await deliverBadly(receiver.address, change(world), (index) => index % 3 === 0);
    expect(answers.every(({status}) => status === 200)).toBe(true);
    await vi.waitFor(() => expect(stateIn(receiver.copy())).toEqual(stateOf(world)), patience);
    expect(receiver.inbox()).toHaveLength(answers.length);
    await receiver.stop();
  });

  test('finds by its schedule what no delivery told', async () => {
    const world = createWorld(5);
    const receiver = await receive(world, {RECONCILE_SECONDS: 0.5});
    await vi.waitFor(() => expect(stateIn(receiver.copy())).toEqual(stateOf(world)), patience);
    change(world);
    await vi.waitFor(() => expect(stateIn(receiver.copy())).toEqual(stateOf(world)), patience);
    expect(receiver.inbox()).toEqual([]);
    await receiver.stop();
  });

  test('answers fast while the API is silent, and catches up after 429 and errors', async () => {
    const world = createWorld(5);
    const fault = inTurn([
      {kind: 'silence', carriedOut: false},
      {kind: 'status', status: 429},
      {kind: 'status', status: 500},
    ]);
    const receiver = await receive({...world, fault});
    const answers = await deliverBadly(receiver.address, change(world), () => false);
    expect(Math.max(...answers.map(({ms}) => ms))).toBeLessThan(900);
    await vi.waitFor(() => expect(stateIn(receiver.copy())).toEqual(stateOf(world)), patience);
    expect(receiver.inbox()).toHaveLength(20);
    await receiver.stop();
  });

  test('stores nothing that comes to another address, and nothing too large', async () => {
    const receiver = await receive(createWorld(1));
    const post = (address: string, body: string) =>
      fetch(address, {method: 'POST', body}).then(
        ({status}) => status,
        // The connection may be cut before all of a large body is sent.
        () => 413,
      );
    expect(await post(`${receiver.origin}/pms/guess`, '{}')).toBe(404);
    expect((await fetch(receiver.address)).status).not.toBe(200);
    expect(await post(receiver.address, 'x'.repeat(1_100_000))).toBe(413);
    expect(receiver.inbox()).toEqual([]);
    expect(receiver.requests().filter(({status}) => status >= 400)).toEqual([]);
    await receiver.stop();
  });
});

describe.each(programs('webhooks/find-lost-events'))('$name', (program) => {
  const args = ['771904', '2026-02-18T00:00:00.000Z', '2026-02-19T00:00:00.000Z'];

  test('names what came in and did not go out', async () => {
    const world = createWorld();
    world.logs = {
      incoming: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      outgoing: [['d'], ['a', 'a']],
    };
    const outcome = await run(program, {behaviour: world, args});
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(lines(outcome)).toEqual(['4 came in, 2 did not go out', 'b', 'c']);
    expect(refusals(outcome)).toEqual([]);
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
