import {describe, expect, test} from 'vitest';
import {type Fault, inTurn} from '../mock/behaviour';
import {createWorld} from '../mock/world';
import {programs} from './support/programs';
import {guide, lines, refusals, shortTimeout} from './support/run';

const {run} = guide('calry-link');

describe.each(programs('calry-link/connect'))('$name', (program) => {
  const connect = (linkStates: Record<string, unknown>[], faults: (Fault | undefined)[] = []) =>
    run(program, {
      behaviour: {
        ...createWorld(),
        answer: Object.assign(createWorld(), {linkStates}).answer,
        fault: inTurn(faults),
      },
      args: ['agency-1042', 'hostaway'],
      settings: {POLL_SECONDS: 0.05, TIMEOUT_SECONDS: shortTimeout},
    });
  const pending = {status: 'PENDING'};

  test.each<[string, (Fault | undefined)[]]>([
    ['at once', []],
    [
      'through 429, an error and a timeout',
      [
        undefined,
        {kind: 'status', status: 429},
        {kind: 'status', status: 500},
        {kind: 'silence', carriedOut: false},
      ],
    ],
  ])('prints the address of the link, then the account, %s', async (_, faults) => {
    const outcome = await connect([pending, pending, {status: 'SUCCEEDED'}], faults);
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    const [address, account, ...more] = lines(outcome);
    expect(address).toMatch(/\/link\/[\da-f-]{36}$/);
    expect([account, more]).toEqual(['b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035', []]);
    expect(outcome.exchanges.filter(({method}) => method === 'POST')).toHaveLength(1);
    expect(refusals(outcome)).toEqual([]);
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['fails', {status: 'FAILED'}, /failed: create a new link/],
    ['expires', {status: 'PENDING', expired: true}, /expired: create a new one/],
  ])('says what to do when the link %s', async (_, state, message) => {
    const outcome = await connect([pending, state]);
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.stderr + outcome.stdout).toMatch(message);
    expect(outcome.stdout).not.toContain('b3e0a9d4');
  });
});
