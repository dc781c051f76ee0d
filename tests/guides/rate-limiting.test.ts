import {describe, expect, test} from 'vitest';
import {type Behaviour, type Fault, inTurn} from '../mock/behaviour';
import {programs} from './support/programs';
import {guide, lines, type Outcome, refusals, shortTimeout} from './support/run';

const {run} = guide('rate-limiting');

const quick = {REQUESTS_PER_MINUTE: 6000, FIRST_WAIT_SECONDS: 0.02, TIMEOUT_SECONDS: shortTimeout};
const tooMany = (headers?: Record<string, string>): Fault => ({
  kind: 'status',
  status: 429,
  ...(headers && {headers}),
});

describe.each(programs('rate-limiting/read-room-types'))('$name', (program) => {
  const read = (behaviour: Behaviour, args = ['48220', '48213'], settings = {}) =>
    run(program, {behaviour, args, settings: {...quick, ...settings}});
  const complete = (outcome: Outcome) => {
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(lines(outcome)).toEqual(['48220 2', '48213 1']);
    expect(refusals(outcome)).toEqual([]);
  };

  test('prints every property', async () => {
    const outcome = await read({});
    complete(outcome);
    expect(outcome.exchanges).toHaveLength(2);
  });

  test.each<[string, (Fault | undefined)[]]>([
    ['429 without Retry-After', [tooMany(), undefined, tooMany()]],
    ['errors of the server', [500, 502, 503].map((status) => ({kind: 'status', status}))],
    ['silence', [{kind: 'silence', carriedOut: false}]],
  ])('loses nothing after %s', async (_, faults) => {
    const outcome = await read({fault: inTurn(faults)});
    complete(outcome);
    expect(outcome.exchanges.length).toBe(2 + faults.filter(Boolean).length);
  });

  test.each<[string, () => string, number]>([
    ['seconds', () => '2', 2000],
    // A date has no fractions of a second, so up to one of the three is lost.
    ['a date', () => new Date(Date.now() + 3000).toUTCString(), 1900],
  ])('waits as long as Retry-After asks, given as %s', async (_, value, least) => {
    let asked = 0;
    const fault = () => {
      if (asked) return undefined;
      asked = Date.now();
      return tooMany({'Retry-After': value()});
    };
    complete(await read({fault}));
    expect(Date.now() - asked).toBeGreaterThanOrEqual(least);
  });

  test('counts the room types of every page', async () => {
    const page = (ids: number[], next?: string) => ({
      body: {data: ids.map((id) => ({id})), meta: {limit: 2, cursors: {current: '1', next}}},
    });
    const outcome = await read(
      {answer: ({url}) => (url.includes('cursors=2') ? page([3]) : page([1, 2], '2'))},
      ['48220'],
    );
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(lines(outcome)).toEqual(['48220 3']);
    expect(refusals(outcome)).toEqual([]);
  });

  test('fails when the pages come in a circle', async () => {
    const body = {data: [{id: 1}], meta: {limit: 1, cursors: {current: '2', next: '2'}}};
    const outcome = await read({answer: () => ({body})}, ['48220']);
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.exchanges).toHaveLength(2);
  });

  test('gives up after its attempts', async () => {
    const outcome = await read({fault: () => tooMany()}, ['48220']);
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.exchanges).toHaveLength(6);
  });

  test('does not repeat what will never pass', async () => {
    const outcome = await read({fault: () => ({kind: 'status', status: 400})}, ['48220']);
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.exchanges).toHaveLength(1);
  });

  test('keeps to its pace', async () => {
    const times: number[] = [];
    const fault = () => {
      times.push(Date.now());
      return undefined;
    };
    // 5 at once, then one a second. On a busy machine the first may arrive late, so the whole is allowed to look shorter.
    await read({fault}, Array(10).fill('48220'), {REQUESTS_PER_MINUTE: 60});
    expect(times).toHaveLength(10);
    expect(times.at(-1)! - times[0]!).toBeGreaterThanOrEqual(3000);
  });
});
