// Runs the programs of the guides against the mock.
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {afterAll, beforeAll, expect} from 'vitest';
import {type Behaviour, type Fault, type Mock, startMock} from '../../mock';
import {credentials} from '../../samples/support/run';
import {temporaryFolder} from '../../support/temporaryFolder';
import {type GuideProgram, programsFolder} from './programs';

type Options = {
  behaviour?: Behaviour;
  args?: string[];
  /** Values of settings, such as TIMEOUT_SECONDS, because tests use shorter waits. */
  settings?: Record<string, number>;
  env?: Record<string, string>;
  /** Options of the interpreter, such as PHP's `-S` for a server. */
  interpreter?: string[];
  /** The working directory; by default, a new folder. */
  folder?: string;
};

/** The expected outcome of a run without errors. */
export const success = {exitCode: 0, stderr: '', refusals: []};

/** Matches a string against a pattern, inside `toMatchObject`. */
export const says = (pattern: RegExp): string => expect.stringMatching(pattern);

/** Creates a fault: the mock responds with a status. */
export const status = (code: number, headers?: Record<string, string>): Fault => ({
  kind: 'status',
  status: code,
  ...(headers && {headers}),
});

/** Path of a file with a sample booking. */
export const stayFile = (name: string): string => path.resolve(programsFolder, name);

/** Settings that shorten the waits of every program. */
const shortestWaits = {
  FIRST_WAIT_SECONDS: 0.01,
  LOOK_AGAIN_SECONDS: 0.02,
  REQUESTS_PER_MINUTE: 600_000,
};

/** A fault: the mock does not respond. */
export const silence: Fault = {kind: 'silence', carriedOut: false};

/**
 * Shortens the program's timeout if one of the faults is `silence`. Otherwise keeps the timeout, because a busy machine
 * may be slow.
 */
export const timeoutFor = (faults: (Fault | undefined)[]): Record<string, number> =>
  faults.includes(silence) ? {TIMEOUT_SECONDS: 10} : {};

/** Starts the mock for a test file, and returns functions that run programs against it. */
export function useProgramRunner() {
  let mock: Mock;
  const children = new Set<ChildProcess>();

  beforeAll(() => {
    mock = startMock();
  });

  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await mock?.stop();
  });

  async function start(program: GuideProgram, options: Options = {}) {
    const {behaviour, args = [], settings = {}, env = {}} = options;
    const {interpreter = program.language.id === 'go' ? ['run'] : []} = options;
    const listener = await mock.listen({fault: behaviour?.fault, answer: behaviour?.answer});
    const file = path.resolve(programsFolder, program.name);
    const child = spawn(program.language.command, [...interpreter, file, ...args], {
      cwd: options.folder ?? temporaryFolder('guide'),
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PYTHONUNBUFFERED: '1',
        PYTHONDONTWRITEBYTECODE: '1',
        CALRY_HOST: listener.origin,
        ...credentials,
        ...settingsIn({...shortestWaits, ...settings}),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const outcome = once(child, 'close').then(async () => {
      children.delete(child);
      await listener.close();
      const {exchanges} = listener;
      return {
        exitCode: child.exitCode,
        stdout,
        stderr,
        lines: stdout.split('\n').filter(Boolean),
        exchanges,
        writes: exchanges.filter(({method}) => method !== 'GET'),
        // Requests that do not match the contract.
        refusals: exchanges
          .filter(({isRefused}) => isRefused)
          .map(({method, url, answer}) => `${method} ${url}: ${JSON.stringify(answer)}`),
      };
    });
    /** Stops the program if it is still running. */
    const stop = () => {
      child.kill();
      return outcome;
    };
    return {exchanges: listener.exchanges, outcome, stop};
  }

  return {
    start,
    run: async (program: GuideProgram, options?: Options) =>
      (await start(program, options)).outcome,
  };
}

/** Returns the environment variables of settings. */
const settingsIn = (settings: Record<string, number>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`CALRY_${name}`, String(value)]),
  );
