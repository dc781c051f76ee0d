import {describe, expect, test} from 'vitest';
import type {Exchange} from '../mock';
import {type Fault, inTurn} from '../mock/behaviour';
import {createWorld} from '../mock/world';
import {programs} from './support/programs';
import {guide, lines, refusals, shortTimeout} from './support/run';

const {run} = guide('authentication');

describe.each(programs('authentication/two-keys'))('$name', (program) => {
  const ids = ['b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035', '0c9e7f52-1d64-4b8a-a3f7-58e20b6d9c41'];
  const [next, current] = ['the-next-key', 'the-current-key'];

  /** @param refused whether a key is refused by the time of this request, counted from 1 */
  const read = async (
    refused: (key: string, request: number) => boolean,
    keys: Record<string, string> = {CALRY_API_KEY_NEXT: next, CALRY_API_KEY: current},
    faults: (Fault | undefined)[] = [],
  ) => {
    const world = createWorld();
    world.accounts = ids.map((integrationAccountId) => ({
      integrationAccountId,
      accountIdentifier: 'agency-1042',
      deleted: null,
    }));
    let count = 0;
    const others = inTurn(faults);
    const fault = (exchange: Exchange): Fault | undefined => {
      const key = String(exchange.headers.authorization).replace('Bearer ', '');
      return refused(key, (count += 1)) ? {kind: 'status', status: 401} : others?.(exchange);
    };
    return run(program, {
      behaviour: {...world, fault},
      env: {CALRY_API_KEY: '', ...keys},
      settings: {TIMEOUT_SECONDS: shortTimeout, FIRST_WAIT_SECONDS: 0.02},
    });
  };
  // The first account alone has a webhook in the example world.
  const everything = (name: string) => [`${ids[0]} 1`, `${ids[1]} 0`, `Key in use: ${name}`];

  test.each<[string, Record<string, string>, string]>([
    ['the only key', {CALRY_API_KEY: current}, 'CALRY_API_KEY'],
    [
      'the new one of two',
      {CALRY_API_KEY: current, CALRY_API_KEY_NEXT: next},
      'CALRY_API_KEY_NEXT',
    ],
  ])('uses %s', async (_, keys, name) => {
    const outcome = await read(() => false, keys);
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(lines(outcome)).toEqual(everything(name));
    expect(refusals(outcome)).toEqual([]);
  });

  test('goes on with the old key while the new one is not taken', async () => {
    const outcome = await read((key) => key === next);
    expect(outcome).toMatchObject({exitCode: 0, stderr: 'CALRY_API_KEY_NEXT was refused\n'});
    expect(lines(outcome)).toEqual(everything('CALRY_API_KEY'));
    expect(outcome.exchanges.map(({status}) => status)).toEqual([401, 200, 200, 200]);
  });

  test('goes on with the other key when one expires between two calls', async () => {
    const outcome = await read((key, request) => key === next && request > 2);
    expect(outcome.exitCode).toBe(0);
    expect(lines(outcome)).toEqual(everything('CALRY_API_KEY'));
    expect(outcome.exchanges.map(({status}) => status)).toEqual([200, 200, 401, 200]);
  });

  test.each<[string, (Fault | undefined)[]]>([
    ['a limit and an error of the server', [429, 500].map((status) => ({kind: 'status', status}))],
    ['a timeout', [undefined, {kind: 'silence', carriedOut: false}]],
  ])('does not give a key up for %s', async (_, faults) => {
    const outcome = await read(() => false, undefined, faults);
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(lines(outcome)).toEqual(everything('CALRY_API_KEY_NEXT'));
  });

  test('stops when every key is refused, and names no key', async () => {
    const outcome = await read(() => true);
    const said = outcome.stdout + outcome.stderr;
    expect(outcome.exitCode).not.toBe(0);
    expect(said).toContain('Every key was refused: generate one in the console');
    expect(said).not.toContain(next);
    expect(said).not.toContain(current);
  });
});
