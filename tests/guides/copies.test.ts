// Tests the programs of the guides that keep a copy of reservations or accounts.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {once} from 'node:events';
import {connect} from 'node:net';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {type Behaviour, inTurn} from '../mock';
import {circular, cutShort} from '../mock/paging';
import {type Account, createWorld, reservation, type World} from '../mock/world';
import {freePort} from '../support/freePort';
import {temporaryFolder} from '../support/temporaryFolder';
import {describeProgram, describeSlowProgram, type GuideProgram} from './support/programs';
import {useProgramRunner, silence, status, success} from './support/run';

const {run, start} = useProgramRunner();

const readFile = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

type Copy = {records: Record<string, {record: {updatedAt: string}; removed?: boolean}>};

describeProgram('copy-reservations', (program) => {
  const newCopy = (count: number) => ({world: createWorld(count), folder: temporaryFolder('copy')});
  const copyIn = (folder: string): Copy =>
    JSON.parse(readFile(path.join(folder, 'reservations-copy.json')));
  const kept = (folder: string) =>
    Object.entries(copyIn(folder).records)
      .filter(([, {removed}]) => !removed)
      .map(([id]) => id)
      .toSorted();
  const idsOf = ({reservations}: World) => reservations.map(({id}) => id).toSorted();
  const copy = (behaviour: Behaviour, folder: string, mode = 'full', settings = {}) =>
    run(program, {behaviour, args: [mode], folder, settings: {PAGE_SIZE: 10, ...settings}});

  test('copies everything once, and a second pass changes nothing', async () => {
    const {world, folder} = newCopy(45);
    expect(await copy(world, folder)).toMatchObject({...success, lines: ['45 reservations']});
    expect(kept(folder)).toEqual(idsOf(world));
    const first = copyIn(folder);
    await copy(world, folder);
    expect(copyIn(folder)).toEqual(first);
  });

  test('resumes at the page that failed', async () => {
    const {world, folder} = newCopy(45);
    const behaviour = {...world, fault: inTurn([undefined, undefined, status(429)])};
    const broken = await copy(behaviour, folder, 'full', {ATTEMPTS: 1});
    expect(broken.exitCode).not.toBe(0);
    expect(kept(folder)).toHaveLength(20);
    const resumed = await copy(world, folder);
    expect(resumed.exchanges).toHaveLength(3);
    expect(kept(folder)).toEqual(idsOf(world));
  });

  test('starts a new pass when the API rejects the stored cursor', async () => {
    const {world, folder} = newCopy(45);
    await copy({...world, fault: inTurn([undefined, status(500)])}, folder, 'full', {ATTEMPTS: 1});
    const rejected = {...world, fault: inTurn([status(400)])};
    const outcome = await copy(rejected, folder);
    expect(outcome).toMatchObject({exitCode: 0, lines: ['45 reservations']});
    expect(outcome.stderr).toContain('A new pass starts');
    expect(kept(folder)).toEqual(idsOf(world));
  });

  test('marks a reservation as removed after two passes without it', async () => {
    const {world, folder} = newCopy(45);
    await copy(world, folder);
    let removed: string | undefined;
    world.afterPage = () => (removed ??= world.reservations.shift()?.id);
    await copy(world, folder);
    expect(kept(folder)).toEqual([removed, ...idsOf(world)].toSorted());
    await copy(world, folder);
    await copy(world, folder);
    expect(kept(folder)).toEqual(idsOf(world));
  });

  test.each([
    ['repeat', circular, false],
    ['are cut short without cursors', cutShort, true],
  ] as const)('marks nothing as removed when the pages %s', async (_, change, isUsed) => {
    const {world, folder} = newCopy(45);
    await copy(world, folder);
    for (let pass = 0; pass < 3; pass += 1) {
      const outcome = await copy({answer: change(world.answer)}, folder);
      expect(outcome.exitCode === 0).toBe(isUsed);
      expect(outcome.stderr).toMatch(isUsed ? /may be incomplete/ : /cursor/);
      expect(outcome.exchanges.length).toBeLessThan(10);
    }
    expect(kept(folder)).toEqual(idsOf(world));
  });

  test('keeps the newer version when an older version arrives late', async () => {
    const {world, folder} = newCopy(3);
    const [changed] = world.reservations;
    for (const updatedAt of ['2026-04-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z']) {
      changed!.updatedAt = updatedAt;
      await copy(world, folder);
    }
    expect(copyIn(folder).records[changed!.id]?.record.updatedAt).toBe('2026-04-01T00:00:00.000Z');
  });

  test('reads only upcoming arrivals in realtime, and removes nothing', async () => {
    const {world, folder} = newCopy(12);
    await copy(world, folder);
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const copied = idsOf(world);
    world.reservations = [0, 30, 60].map((offset) =>
      reservation(500 + offset, {arrivalDate: day(offset)}),
    );
    const outcome = await copy(world, folder, 'recent');
    expect(outcome).toMatchObject(success);
    expect(outcome.exchanges[0]?.url).toContain('realtime=true');
    expect(kept(folder)).toEqual([...copied, '771500', '771530'].toSorted());
  });
});

const patience = {timeout: 120_000, interval: 50};

/** Starts a webhook receiver (two processes in PHP), and waits until it responds. */
async function receive(
  program: GuideProgram,
  family: 'pms' | 'system',
  behaviour: Behaviour,
  times: Record<string, number> = {},
  folder = temporaryFolder('receiver'),
) {
  const port = await freePort();
  const options = {
    behaviour,
    folder,
    env: {PORT: String(port), WEBHOOK_SECRET: 'long-random-word'},
    settings: {GATHER_SECONDS: 0.1, RETRY_SECONDS: 0.2, ...times},
  };
  const running = [await start(program, options)];
  if (program.language.id === 'php') {
    running.push(await start(program, {...options, interpreter: ['-S', `127.0.0.1:${port}`]}));
  }
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(origin), patience);
  const file = (name: string) => readFile(path.join(folder, name));
  return {
    origin,
    address: `${origin}/${family}/long-random-word`,
    entries: (name: string) => file(name).split('\n').filter(Boolean),
    copy: (name: string) => JSON.parse(file(name) || '{}') as Record<string, object>,
    stop: () => Promise.all(running.map(({stop}) => stop())),
  };
}

const post = (address: string, body: string) =>
  fetch(address, {method: 'POST', body}).then(
    ({status: code}) => code,
    // The receiver may close the connection before a large body has been sent.
    () => 413,
  );

/** Bodies of deliveries about these events. */
const deliveriesOf = (events: string[]): string[] =>
  events.map((event, index) => JSON.stringify({event, hook: {id: `hook-${index}`}}));

/** Waits until a file of the receiver has these records, and no others. */
const copyHas = (receiver: Awaited<ReturnType<typeof receive>>, file: string, records: object) =>
  vi.waitFor(() => {
    const copy = receiver.copy(file);
    expect(copy).toMatchObject(records);
    expect(Object.keys(copy)).toHaveLength(Object.keys(records).length);
  }, patience);

// The receiver of PMS events proves what both share: how deliveries are received and stored.
describeSlowProgram('platform-events', (program) => {
  const idOf = (number: number) => `0c9e7f52-1d64-4b8a-a3f7-58e20b6d900${number}`;
  const account = (number: number, sync?: Account['sync']): Account => ({
    integrationAccountId: idOf(number),
    accountIdentifier: `agency-${number}`,
    deleted: null,
    sync,
  });
  const succeeded = {status: 'SUCCEEDED', failedMessage: null} as const;
  const failed = {status: 'FAILED', failedMessage: 'The PMS rejected the credentials'} as const;
  const never = {status: null, failedMessage: null};

  test('updates its list of accounts after a delivery, and prints what has changed', async () => {
    const world = createWorld();
    world.accounts = [account(1, succeeded), account(2, succeeded), account(3), account(4)];
    const receiver = await receive(program, 'system', world);
    await copyHas(receiver, 'accounts.json', {
      [idOf(1)]: {customer: 'agency-1', ...succeeded},
      [idOf(2)]: {customer: 'agency-2', ...succeeded},
      [idOf(3)]: {customer: 'agency-3', ...never},
      [idOf(4)]: {customer: 'agency-4', ...never},
    });
    const deleted = {...account(3), deleted: '2026-05-01T00:00:00.000Z'};
    world.accounts = [account(1, failed), deleted, account(4, succeeded), account(5)];
    const [delivery = ''] = deliveriesOf(['sync.error']);
    expect(await post(receiver.address, delivery)).toBe(200);
    await copyHas(receiver, 'accounts.json', {
      [idOf(1)]: {customer: 'agency-1', ...failed},
      [idOf(4)]: {customer: 'agency-4', ...succeeded},
      [idOf(5)]: {customer: 'agency-5', ...never},
    });
    expect(receiver.entries('events.jsonl')).toHaveLength(1);
    const outcomes = await receiver.stop();
    expect(outcomes.flatMap(({refusals}) => refusals)).toEqual([]);
    const words = outcomes.flatMap(({lines}) => lines.map((line) => line.split(' ')[0]));
    expect(words.toSorted().join(' ')).toBe('Added Added Added Added Added Removed Removed Sync');
  });
});

describeProgram('receiver', (program) => {
  const file = 'reservations.json';
  const recordsOf = ({reservations}: World) =>
    Object.fromEntries(reservations.map(({id, updatedAt}) => [id, {updatedAt}]));

  /** Changes three reservations, adds four and deletes one. Returns the deliveries about it. */
  function change(world: World): string[] {
    for (const [index, known] of world.reservations.slice(0, 3).entries()) {
      known.updatedAt = `2026-05-0${index + 1}T00:00:00.000Z`;
    }
    world.reservations.push(...[500, 501, 502, 503].map((number) => reservation(number)));
    world.reservations.splice(4, 1);
    return deliveriesOf([
      ...Array<string>(3).fill('reservation.updated'),
      ...Array<string>(4).fill('reservation.created'),
      'reservation.deleted',
    ]);
  }

  test('updates its copy when deliveries are lost, repeated and out of order', async () => {
    const world = createWorld(5);
    const receiver = await receive(program, 'pms', world);
    await copyHas(receiver, file, recordsOf(world));
    const arriving = change(world).filter((_, index) => index % 3 !== 0);
    for (const delivery of [...arriving.toReversed(), ...arriving])
      expect(await post(receiver.address, delivery)).toBe(200);
    await copyHas(receiver, file, recordsOf(world));
    expect(receiver.entries('inbox.jsonl')).toHaveLength(arriving.length);
    const outcomes = await receiver.stop();
    expect(outcomes.flatMap(({refusals}) => refusals)).toEqual([]);
    expect(receiver.entries('deleted.jsonl')).toEqual([expect.stringContaining('771004')]);
  });

  test('stores deliveries while the API fails, and updates its copy afterwards', async () => {
    const world = createWorld(5);
    const fault = inTurn([status(503), status(429), undefined, status(500)]);
    const receiver = await receive(program, 'pms', {...world, fault});
    const deliveries = change(world);
    for (const delivery of deliveries) expect(await post(receiver.address, delivery)).toBe(200);
    expect(receiver.entries('inbox.jsonl')).toHaveLength(deliveries.length);
    await copyHas(receiver, file, recordsOf(world));
    await receiver.stop();
  });

  test('does not store deliveries to another URL and deliveries that are too large', async () => {
    const receiver = await receive(program, 'pms', createWorld(5));
    expect(await post(`${receiver.origin}/pms/guess`, '{}')).toBe(404);
    expect((await fetch(receiver.address)).status).not.toBe(200);
    expect(await post(receiver.address, 'x'.repeat(1_100_000))).toBe(413);
    expect(receiver.entries('inbox.jsonl')).toEqual([]);
    await receiver.stop();
  });

  test('responds while it waits for the API', async () => {
    // The API does not respond while this test runs, so a receiver that waited for the API would not respond in time.
    const silent: Behaviour = {fault: () => silence};
    const receiver = await receive(program, 'pms', silent, {TIMEOUT_SECONDS: 300});
    for (const delivery of deliveriesOf(['reservation.created', 'reservation.updated']))
      expect(await post(receiver.address, delivery)).toBe(200);
    await receiver.stop();
  });

  test('survives an aborted delivery, and stores characters that arrive in parts', async () => {
    const receiver = await receive(program, 'pms', createWorld());
    const head = (length: number) =>
      `POST ${new URL(receiver.address).pathname} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;
    const {port} = new URL(receiver.origin);
    const aborted = connect(Number(port), '127.0.0.1');
    aborted.end(`${head(100)}{"hook"`);
    aborted.resume();
    await once(aborted, 'close');
    const body = Buffer.from('{"name": "é"}');
    const inParts = connect(Number(port), '127.0.0.1');
    await once(inParts, 'connect');
    for (const part of [head(body.length), body.subarray(0, 11)]) {
      inParts.write(part);
      // A receiver that responds has read what was sent before.
      await fetch(receiver.origin);
    }
    inParts.end(body.subarray(11));
    inParts.resume();
    await once(inParts, 'close');
    await vi.waitFor(() => {
      const [entry, ...others] = receiver.entries('inbox.jsonl');
      expect(others).toEqual([]);
      expect(JSON.parse(entry ?? '{}')).toMatchObject({body: '{"name": "é"}'});
    }, patience);
    await receiver.stop();
  });

  test('stores every delivery to its URL, also after a crash in the middle of a write', async () => {
    const folder = temporaryFolder('receiver');
    writeFileSync(path.join(folder, 'inbox.jsonl'), '{"at": 1, "bo');
    const receiver = await receive(program, 'pms', createWorld(), {}, folder);
    const deep = '['.repeat(20_000);
    const bodies = ['{"hook":{"id":[1]}}', '{"hook":{"id":{"a":1}}}', '{"hook":5}', '[1]', deep];
    for (const body of bodies) expect(await post(receiver.address, body)).toBe(200);
    const stored = receiver.entries('inbox.jsonl').slice(1);
    expect(stored.map((line) => (JSON.parse(line) as {body: string}).body)).toEqual(bodies);
    await receiver.stop();
  });

  test('reads again after a delivery whose ID it knows, and stores it once', async () => {
    const world = createWorld(2);
    const receiver = await receive(program, 'pms', world);
    for (const number of [500, 501]) {
      await copyHas(receiver, file, recordsOf(world));
      world.reservations.push(reservation(number));
      expect(await post(receiver.address, '{"hook":{"id":"known"}}')).toBe(200);
    }
    await copyHas(receiver, file, recordsOf(world));
    expect(receiver.entries('inbox.jsonl')).toHaveLength(1);
    await receiver.stop();
  });

  test('keeps a reservation that is missing from only one read or from an incomplete list', async () => {
    const world = createWorld(15);
    const all = world.reservations;
    let [reads, isCut] = [0, false];
    const answer: Behaviour['answer'] = (exchange) => {
      if ((reads += 1) === 2) world.reservations = all.slice(1);
      const answered = (isCut ? cutShort(world.answer) : world.answer)(exchange);
      world.reservations = all;
      return answered;
    };
    const receiver = await receive(program, 'pms', {answer}, {RECONCILE_SECONDS: 0.2});
    const [before, copied] = [() => reads, () => Object.keys(receiver.copy(file))];
    await vi.waitFor(() => expect(before()).toBeGreaterThan(4), patience);
    isCut = true;
    const reached = reads;
    await vi.waitFor(() => expect(before()).toBeGreaterThan(reached + 4), patience);
    expect(copied()).toHaveLength(15);
    expect(receiver.entries('deleted.jsonl')).toEqual([]);
    await receiver.stop();
  });
});
