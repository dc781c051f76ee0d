import {describe, expect, test} from 'vitest';
import {inTurn} from '../mock/behaviour';
import {createWorld} from '../mock/world';
import {programs} from './support/programs';
import {guide, refusals} from './support/run';

const {run} = guide('quickstart');

describe.each(programs('quickstart/first-reservation'))('$name', (program) => {
  test('prints the first reservation', async () => {
    const outcome = await run(program, {behaviour: createWorld(3)});
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(outcome.stdout).toContain('771000');
    expect(outcome.stdout).not.toContain('771001');
    expect(refusals(outcome)).toEqual([]);
  });

  test('says so when there is none', async () => {
    const {exitCode, stdout} = await run(program, {behaviour: createWorld(0)});
    expect({exitCode, stdout: stdout.trim()}).toEqual({
      exitCode: 0,
      stdout: 'This account has no reservations.',
    });
  });

  test('fails with the status when the API refuses', async () => {
    const fault = inTurn([{kind: 'status', status: 429}]);
    const {exitCode, stderr, stdout} = await run(program, {behaviour: {fault}});
    expect(exitCode).not.toBe(0);
    expect(stderr + stdout).toContain('429');
  });

  test('is under 20 lines', () => {
    expect(program.code.trim().split('\n').length).toBeLessThan(20);
  });
});
