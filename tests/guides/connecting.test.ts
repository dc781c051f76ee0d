// Tests the programs of the guides that connect accounts, enable a sync and replace a key.
import {expect, test} from 'vitest';
import {type Exchange, type Fault, inTurn} from '../mock';
import {createWorld} from '../mock/world';
import {describeProgram} from './support/programs';
import {useProgramRunner, says, status, success} from './support/run';

const {run} = useProgramRunner();

const account = 'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035';

describeProgram('connect', (program) => {
  const connect = (linkStates: Record<string, unknown>[], faults: (Fault | undefined)[] = []) =>
    run(program, {
      behaviour: {answer: Object.assign(createWorld(), {linkStates}).answer, fault: inTurn(faults)},
      args: ['agency-1042', 'hostaway'],
      settings: {POLL_SECONDS: 0.05},
    });
  const pending = {status: 'PENDING'};

  test('prints the URL of the link, then the account', async () => {
    const outcome = await connect([pending, pending, {status: 'SUCCEEDED'}]);
    expect(outcome).toMatchObject({
      ...success,
      lines: [says(/\/link\/[\da-f-]{36}$/), account],
      writes: [{}],
    });
  });

  test.each([401, 404])('stops on %d instead of polling for an hour', async (code) => {
    const outcome = await connect([pending, {status: 'SUCCEEDED'}], [undefined, status(code)]);
    expect(outcome.exitCode).toBe(1);
    expect(outcome.stderr.trim().split('\n')).toEqual([says(RegExp(`^Not connected: .* ${code}`))]);
    expect(outcome.exchanges).toHaveLength(2);
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['fails', {status: 'FAILED'}, /failed: create a new link/],
    ['expires', {status: 'PENDING', expired: true}, /expired: create a new one/],
  ])('says what to do when the link %s', async (_, state, message) => {
    const outcome = await connect([pending, state]);
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.stderr + outcome.stdout).toMatch(message);
    expect(outcome.stdout).not.toContain(account);
  });
});

describeProgram('enable-sync', (program) => {
  const syncing = (syncStates: Record<string, unknown>[], faults: (Fault | undefined)[] = []) => {
    const world = Object.assign(createWorld(), {syncStates});
    const behaviour = {answer: world.answer, fault: inTurn(faults)};
    return {world, outcome: run(program, {behaviour, settings: {POLL_SECONDS: 0.05}})};
  };

  test('enables the sync and waits for the first sync, despite a 404 before it', async () => {
    const states = ['PENDING', 'RUNNING', 'SUCCEEDED'];
    const {world, outcome} = syncing(
      states.map((state) => ({status: state})),
      [undefined, status(404)],
    );
    const {lines, ...rest} = await outcome;
    expect(rest).toMatchObject(success);
    expect(lines.filter((line) => /^[A-Z]+$/.test(line))).toEqual(states);
    expect(world.accounts[0]?.settings).toEqual({syncEnabled: true, syncPeriod: 'EVERY_SIX_HOURS'});
  });

  test('stops on 401 instead of polling for an hour', async () => {
    const outcome = await syncing([{status: 'SUCCEEDED'}], [undefined, status(401)]).outcome;
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.exchanges).toHaveLength(2);
  });

  test('prints the error message of a failed sync', async () => {
    const failedMessage = 'The PMS rejected the credentials';
    const {exitCode, stderr, stdout} = await syncing([{status: 'FAILED', failedMessage}]).outcome;
    expect(exitCode).not.toBe(0);
    expect(stderr + stdout).toContain(failedMessage);
  });
});

describeProgram('two-keys', (program) => {
  const ids = [account, '0c9e7f52-1d64-4b8a-a3f7-58e20b6d9c41'];
  const [next, current] = ['the-next-key', 'the-current-key'];
  const both = {CALRY_API_KEY_NEXT: next, CALRY_API_KEY: current};

  /**
   * Runs the program with two accounts.
   *
   * @param isRefused returns whether the mock rejects this key in this request; `request` counts from 1
   */
  const read = (
    isRefused: (key: string, request: number) => boolean,
    keys: Record<string, string> = both,
  ) => {
    const world = createWorld();
    world.accounts = ids.map((integrationAccountId) => ({
      integrationAccountId,
      accountIdentifier: 'agency-1042',
      deleted: null,
    }));
    let count = 0;
    const fault = (exchange: Exchange): Fault | undefined => {
      const key = String(exchange.headers.authorization).replace('Bearer ', '');
      return isRefused(key, (count += 1)) ? status(401) : undefined;
    };
    return run(program, {
      behaviour: {answer: world.answer, fault},
      env: {CALRY_API_KEY: '', ...keys},
    });
  };
  // In the example data, only the first account has a webhook.
  const linesWith = (name: string) => [`${ids[0]} 1`, `${ids[1]} 0`, `Key in use: ${name}`];
  const never = () => false;

  test.each<[string, ...Parameters<typeof read>, string, number]>([
    ['the only key', never, {CALRY_API_KEY: current}, 'CALRY_API_KEY', 3],
    ['the new key of two', never, both, 'CALRY_API_KEY_NEXT', 3],
    ['the old key while the new key is rejected', (key) => key === next, both, 'CALRY_API_KEY', 4],
    [
      'the old key when the new key expires between two calls',
      (key, request) => key === next && request > 2,
      both,
      'CALRY_API_KEY',
      4,
    ],
  ])('uses %s', async (_, isRefused, keys, name, requests) => {
    const outcome = await read(isRefused, keys);
    expect(outcome).toMatchObject({exitCode: 0, refusals: [], lines: linesWith(name)});
    expect(outcome.exchanges).toHaveLength(requests);
  });

  test('stops when every key is rejected, and prints no key', async () => {
    const {exitCode, stdout, stderr} = await read(() => true);
    expect(exitCode).not.toBe(0);
    expect(stdout + stderr).toContain('Every key was refused: generate one in the console');
    expect(stdout + stderr).not.toMatch(/the-(next|current)-key/);
  });
});
