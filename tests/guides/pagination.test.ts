import {describe, expect, test} from 'vitest';
import {inTurn} from '../mock/behaviour';
import {circular, cutShort, endless, ignoringLimit} from '../mock/paging';
import {createWorld, logs, reservation} from '../mock/world';
import {programs} from './support/programs';
import {guide, lines, refusals, shortTimeout} from './support/run';

const {run} = guide('pagination');

const ids = (printed: string[]) => printed.map((line) => line.split(' ')[0]).toSorted();

describe.each(programs('pagination/read-all-pages'))('$name', (program) => {
  test('reads every item once', async () => {
    const world = createWorld(450);
    const outcome = await run(program, {behaviour: world});
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(ids(lines(outcome))).toEqual(world.reservations.map(({id}) => id));
    expect(outcome.exchanges).toHaveLength(6);
    expect(refusals(outcome)).toEqual([]);
  });

  test('ends on an empty list', async () => {
    const outcome = await run(program, {behaviour: createWorld(0)});
    expect(outcome).toMatchObject({exitCode: 0, stdout: ''});
  });

  test('loses nothing when an item is removed before the place that it has reached', async () => {
    const world = createWorld(450);
    let removed = 0;
    world.afterPage = () => {
      // The first item of the second page moves to the first one, which has been read.
      if (removed < 2) world.reservations.splice(removed, 1);
      removed += 1;
    };
    const outcome = await run(program, {behaviour: world});
    expect(outcome.exitCode).toBe(0);
    const printed = ids(lines(outcome));
    expect(printed).toEqual([...new Set(printed)]);
    for (const {id} of world.reservations) expect(printed).toContain(id);
  });

  test('doubles nothing when an item is added in front', async () => {
    const world = createWorld(450);
    let added = 0;
    world.afterPage = () => {
      if (added < 2) world.reservations.unshift(reservation(900 + added));
      added += 1;
    };
    const outcome = await run(program, {behaviour: world});
    expect(outcome.exitCode).toBe(0);
    expect(ids(lines(outcome))).toEqual(world.reservations.map(({id}) => id).toSorted());
  });

  test('reads every page where limit is ignored', async () => {
    const world = createWorld(45);
    const outcome = await run(program, {behaviour: {answer: ignoringLimit(world.answer)}});
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(ids(lines(outcome))).toEqual(world.reservations.map(({id}) => id));
  });

  test('takes one page for whole, however often the list changes afterwards', async () => {
    const world = createWorld(3);
    world.afterPage = () => world.reservations.push(reservation(900 + world.reservations.length));
    const outcome = await run(program, {behaviour: world});
    expect([outcome.exitCode, outcome.exchanges.length, lines(outcome).length]).toEqual([0, 1, 3]);
  });

  test('ends with an error on a list that never rests', async () => {
    const world = createWorld(250);
    let added = 0;
    world.afterPage = () => world.reservations.push(reservation((added += 1) + 900));
    expect((await run(program, {behaviour: world})).exitCode).not.toBe(0);
  });

  test.each([
    ['a cursor repeats', circular, 2],
    ['the last page names another one', endless, 3],
    ['a list that fills a page has no cursors', cutShort, 1],
  ] as const)('prints nothing when %s', async (_, change, requests) => {
    const {answer} = createWorld(250);
    const outcome = await run(program, {behaviour: {answer: change(answer)}});
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.stdout).not.toContain('771000');
    expect(outcome.exchanges).toHaveLength(requests);
  });

  test('takes a short list without cursors for whole', async () => {
    const bare = await run(program, {
      behaviour: {answer: () => ({body: {data: [reservation(1)]}})},
    });
    expect([bare.exitCode, lines(bare).length]).toEqual([0, 1]);
  });

  test.each([
    ['an error of the server', {kind: 'status', status: 500}],
    ['silence', {kind: 'silence', carriedOut: false}],
  ] as const)('prints nothing rather than half of it after %s', async (_, fault) => {
    const outcome = await run(program, {
      behaviour: {...createWorld(450), fault: inTurn([undefined, fault])},
      settings: {TIMEOUT_SECONDS: shortTimeout},
    });
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.stdout).not.toContain('771000');
  });
});

describe.each(programs('pagination/read-log-pages'))('$name', (program) => {
  test('reads every entry once, also one that stands on two pages', async () => {
    const world = createWorld();
    world.logs = logs(2, ['a', 'b', 'b', 'c', 'd']);
    const outcome = await run(program, {behaviour: world});
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(lines(outcome)).toEqual(['a', 'b', 'c', 'd']);
    expect(outcome.exchanges).toHaveLength(3);
    expect(refusals(outcome)).toEqual([]);
  });

  test.each([
    ['an error of the server', {kind: 'status', status: 500}],
    ['silence', {kind: 'silence', carriedOut: false}],
  ] as const)('prints nothing rather than half of it after %s', async (_, fault) => {
    const world = createWorld();
    world.logs = logs(1, ['a', 'b']);
    const outcome = await run(program, {
      behaviour: {...world, fault: inTurn([undefined, fault])},
      settings: {TIMEOUT_SECONDS: shortTimeout},
    });
    expect(outcome.exitCode).not.toBe(0);
    expect(lines(outcome)).not.toContain('a');
  });

  test('asks every page for the same span of time', async () => {
    const world = createWorld();
    world.logs = logs(1, ['a', 'b', 'c']);
    const {exchanges} = await run(program, {behaviour: world});
    const spans = exchanges.map(({url}) =>
      new URL(url, 'http://x').searchParams.get('createdAtGte'),
    );
    expect(spans).toHaveLength(3);
    expect(new Set(spans).size).toBe(1);
  });

  test('reads entries in a bare array', async () => {
    const body = [{hook: {id: 'a'}}, {hook: {id: 'b'}}];
    const outcome = await run(program, {behaviour: {answer: () => ({body})}});
    expect(lines(outcome)).toEqual(['a', 'b']);
  });

  test('prints nothing when a token repeats', async () => {
    const body = {next: 'again', logs: [{hook: {id: 'a'}}]};
    const outcome = await run(program, {behaviour: {answer: () => ({body})}});
    expect(outcome.exitCode).not.toBe(0);
    expect(lines(outcome)).not.toContain('a');
    expect(outcome.exchanges).toHaveLength(2);
  });
});
