import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {type Fault, inTurn} from '../mock/behaviour';
import {circular, cutShort, endless} from '../mock/paging';
import {createWorld, reservation, type World} from '../mock/world';
import {programs} from './support/programs';
import {guide, lines, refusals, shortTimeout} from './support/run';

const {newFolder, run} = guide('syncing-data');

describe.each(programs('syncing-data/enable-sync'))('$name', (program) => {
  const quick = {POLL_SECONDS: 0.05, TIMEOUT_SECONDS: shortTimeout};

  test.each<[string, (Fault | undefined)[]]>([
    ['nothing', []],
    [
      'an error of the server and a timeout between its questions',
      [undefined, {kind: 'status', status: 503}, {kind: 'silence', carriedOut: false}],
    ],
  ])('waits for the first sync through %s', async (_, faults) => {
    const world = createWorld();
    world.syncStates = ['PENDING', 'RUNNING', 'SUCCEEDED'].map((status) => ({status}));
    const behaviour = {...world, fault: inTurn(faults)};
    const outcome = await run(program, {behaviour, settings: quick});
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(lines(outcome).filter((line) => /^[A-Z]+$/.test(line))).toEqual([
      'PENDING',
      'RUNNING',
      'SUCCEEDED',
    ]);
    expect(world.accounts[0]?.settings).toEqual({syncEnabled: true, syncPeriod: 'EVERY_SIX_HOURS'});
    expect(refusals(outcome)).toEqual([]);
  });

  test('ends with the message of a sync that failed', async () => {
    const world = createWorld();
    world.syncStates = [{status: 'FAILED', failedMessage: 'The PMS rejected the credentials'}];
    const outcome = await run(program, {behaviour: world, settings: quick});
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.stderr + outcome.stdout).toContain('The PMS rejected the credentials');
  });
});

type Copy = {
  records: Record<string, {record: {updatedAt: string}; removed?: boolean}>;
  pass: unknown;
};

describe.each(programs('syncing-data/copy-reservations'))('$name', (program) => {
  const copyIn = (folder: string): Copy =>
    JSON.parse(readFileSync(path.join(folder, 'reservations.json'), 'utf8'));
  const kept = ({records}: Copy) =>
    Object.keys(records)
      .filter((id) => !records[id]?.removed)
      .toSorted();
  const idsOf = ({reservations}: World) => reservations.map(({id}) => id).toSorted();
  const settings = {TIMEOUT_SECONDS: shortTimeout, PAGE_SIZE: 10};
  const pass = (world: World, folder: string, mode = 'full', faults: (Fault | undefined)[] = []) =>
    run(program, {
      behaviour: {...world, fault: inTurn(faults)},
      args: [mode],
      folder,
      settings,
    });

  test('copies everything once, and a second pass changes nothing', async () => {
    const [world, folder] = [createWorld(45), newFolder()];
    const outcome = await pass(world, folder);
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(lines(outcome)).toEqual(['45 reservations']);
    expect(refusals(outcome)).toEqual([]);
    const first = copyIn(folder);
    expect(kept(first)).toEqual(idsOf(world));
    await pass(world, folder);
    expect(copyIn(folder)).toEqual(first);
  });

  test.each<[string, Fault]>([
    ['429', {kind: 'status', status: 429}],
    ['an error of the server', {kind: 'status', status: 500}],
    ['silence', {kind: 'silence', carriedOut: false}],
  ])('goes on where it was after %s', async (_, fault) => {
    const [world, folder] = [createWorld(45), newFolder()];
    const broken = await pass(world, folder, 'full', [undefined, undefined, fault]);
    expect(broken.exitCode).not.toBe(0);
    expect(kept(copyIn(folder))).toHaveLength(20);
    const resumed = await pass(world, folder);
    // Pages 3, 4 and 5; the first two are not read again.
    expect(resumed.exchanges).toHaveLength(3);
    expect(kept(copyIn(folder))).toEqual(idsOf(world));
  });

  test('takes nothing for removed that only slipped past', async () => {
    const [world, folder] = [createWorld(45), newFolder()];
    await pass(world, folder);
    let removed: string | undefined;
    world.afterPage = () => (removed ??= world.reservations.shift()?.id);
    await pass(world, folder);
    expect(kept(copyIn(folder))).toEqual([removed, ...idsOf(world)].toSorted());
    await pass(world, folder);
    await pass(world, folder);
    expect(kept(copyIn(folder))).toEqual(idsOf(world));
  });

  test.each([
    ['come in a circle', circular],
    ['never end', endless],
    ['are cut short without cursors', cutShort],
  ] as const)('takes nothing for removed when the pages %s', async (_, change) => {
    const [world, folder] = [createWorld(45), newFolder()];
    await pass(world, folder);
    const broken = {...world, answer: change(world.answer)};
    for (const mode of ['full', 'full', 'full', 'recent']) {
      const outcome = await pass(broken, folder, mode);
      // Nothing arrives soon, so the quick read has but one empty page.
      if (mode === 'full') expect(outcome.exitCode).not.toBe(0);
      expect(outcome.exchanges.length).toBeLessThan(10);
    }
    expect(kept(copyIn(folder))).toEqual(idsOf(world));
  });

  test('keeps the newer state when an older one arrives late', async () => {
    const [world, folder] = [createWorld(3), newFolder()];
    const [changed] = world.reservations;
    const old = changed!.updatedAt;
    changed!.updatedAt = '2026-04-01T00:00:00.000Z';
    await pass(world, folder);
    changed!.updatedAt = old;
    await pass(world, folder);
    expect(copyIn(folder).records[changed!.id]?.record.updatedAt).toBe('2026-04-01T00:00:00.000Z');
  });

  test('reads upcoming arrivals alone, from the PMS, and removes nothing', async () => {
    const [world, folder] = [createWorld(12), newFolder()];
    await pass(world, folder);
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    world.reservations = [
      reservation(500, {arrivalDate: day(0)}),
      reservation(501, {arrivalDate: day(30)}),
      reservation(502, {arrivalDate: day(60)}),
    ];
    const outcome = await pass(world, folder, 'recent');
    expect(outcome.exitCode).toBe(0);
    expect(outcome.exchanges[0]?.url).toContain('realtime=true');
    expect(kept(copyIn(folder))).toHaveLength(14);
    expect(kept(copyIn(folder))).toContain('771501');
    expect(kept(copyIn(folder))).not.toContain('771502');
    expect(refusals(outcome)).toEqual([]);
  });
});
