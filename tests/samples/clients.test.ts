import {execFileSync, spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {generated, generatePython, generateTypeScript} from '../clients/generate';
import {type Listener, type Mock, startMock} from '../mock';
import {credentials} from './support/run';
import {findCommand, toolchains} from './toolchains.mjs';

let mock: Mock;
let listener: Listener;

beforeAll(async () => {
  mock = await startMock();
  listener = await mock.listen();
});

afterAll(async () => {
  await mock.stop();
});

/** Runs a client against the mock, and gives what it printed. */
async function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<unknown> {
  const child = spawn(command, args, {
    env: {...process.env, ...env, ...credentials, API_ORIGIN: listener.origin},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(complained).toBe('');
  return JSON.parse(printed);
}

describe('TypeScript types by openapi-typescript, called with openapi-fetch', () => {
  beforeAll(async () => {
    await Promise.all((['common', 'v1', 'v2'] as const).map((name) => generateTypeScript(name)));
  });

  test('compile in strict mode, and the client runs', async () => {
    try {
      const tsc = ['node_modules/typescript/bin/tsc', '--project', 'tests/clients/typescript'];
      execFileSync(process.execPath, tsc, {encoding: 'utf8'});
    } catch (error) {
      expect.fail((error as {stdout: string}).stdout);
    }
    const printed = await run(process.execPath, [
      `${generated}/compiled/tests/clients/typescript/client.mjs`,
    ]);
    expect(printed).toMatchObject({
      links: expect.anything(),
      reservationId: '771904',
      arrivalDate: '2026-06-12',
      guest: 'Tomas Lindqvist',
      updated: true,
      refused: 422,
    });
    expect(listener.exchanges.map(({operation}) => operation)).toContain('v2/updateAvailability');
  });
});

describe('Python classes by quicktype', () => {
  test('import, and the client reads every kind of answer with them', async () => {
    await generatePython('v2');
    const python = toolchains.find(({language}) => language === 'python');
    const command = python && findCommand(python);
    expect(command, 'Python 3 with requests and dateutil').toBeDefined();
    const printed = await run(command!, ['tests/clients/python/client.py'], {
      PYTHONPATH: generated,
      PYTHONDONTWRITEBYTECODE: '1',
    });
    expect(printed).toEqual({
      reservation: '771904',
      arrival: expect.stringContaining('2026-06-12'),
      quote: 'Quote',
      properties: expect.arrayContaining(['Gull Cottage']),
      conversation: '330871',
      review: 4.8,
      customField: 'Parking space',
      guest: {
        name: 'Tomas Lindqvist',
        email: 'tomas.lindqvist@example.com',
        phone: '+44 1632 960 412',
      },
      mistake: 'refused',
    });
  });
});
