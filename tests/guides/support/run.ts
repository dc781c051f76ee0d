// Runs the programs of the guides against the mock.
import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {afterAll, beforeAll, expect} from 'vitest';
import {type Exchange, type Mock, startMock} from '../../mock';
import type {Behaviour, Fault} from '../../mock/behaviour';
import {type Certificate, createCertificate} from '../../mock/certificate';
import {environment} from '../../samples/support/languages';
import {credentials} from '../../samples/support/run';
import {temporaryFolder} from '../../support/temporaryFolder';
import {type GuideProgram, programsFolder} from './programs';

type Options = {
  behaviour?: Behaviour;
  args?: string[];
  /**
   * New values for constants at the top of the program, such as TIMEOUT_SECONDS, because tests use shorter waits.
   */
  settings?: Record<string, number>;
  env?: Record<string, string>;
  /** Options of the interpreter, such as PHP's `-S` for a server. */
  interpreter?: string[];
  /** The working directory; by default, a new folder. */
  folder?: string;
};

type Outcome = {
  exitCode: number | null;
  stdout: string;
  stderr: string;
  /** Lines of the standard output. */
  lines: string[];
  exchanges: Exchange[];
  writes: Exchange[];
  /** Requests that the mock rejected because they do not match the contract. */
  refusals: string[];
};

export type Running = {
  exchanges: Exchange[];
  /** Stops the program if it is still running. */
  stop: () => Promise<Outcome>;
  outcome: Promise<Outcome>;
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

/** File with the sample booking for the booking engine's program. */
export const stayFile = path.resolve(programsFolder, 'booking-flow/stay.json');

/** Settings that shorten the waits of the booking programs. */
export const shortestWaits = {FIRST_WAIT_SECONDS: 0.01, LOOK_AGAIN_SECONDS: 0.02};

/** A fault: the mock does not respond. */
export const silence: Fault = {kind: 'silence', carriedOut: false};

/**
 * Shortens the program's timeout if one of the faults is `silence`. Otherwise keeps the timeout, because a busy machine
 * may be slow.
 */
export const timeoutFor = (faults: (Fault | undefined)[]): Record<string, number> =>
  faults.includes(silence) ? {TIMEOUT_SECONDS: 5} : {};

/** Starts the mock for a test file, and returns functions that run programs against it. */
export function useProgramRunner() {
  let mock: Mock;
  let certificate: Certificate;
  const children = new Set<ChildProcess>();

  beforeAll(async () => {
    certificate = createCertificate();
    mock = startMock();
  });

  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await mock?.stop();
  });

  async function start(program: GuideProgram, options: Options = {}): Promise<Running> {
    const {behaviour, args = [], settings = {}, env = {}, interpreter = []} = options;
    const listener = await mock.listen({
      certificate,
      fault: behaviour?.fault,
      answer: behaviour?.answer,
    });
    const id = path.basename(program.name, path.extname(program.name));
    const [commandLine] = program.language.prepare(
      [{id, code: withSettings(program, settings)}],
      temporaryFolder('guide'),
      certificate.file,
    );
    const [command = '', ...first] = commandLine ?? [];
    const child = spawn(
      command,
      [...first.slice(0, -1), ...interpreter, ...first.slice(-1), ...args],
      {
        cwd: options.folder ?? temporaryFolder('guide'),
        env: {
          ...environment(certificate.file),
          PYTHONUNBUFFERED: '1',
          CALRY_HOST: listener.origin,
          ...credentials,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    children.add(child);
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const outcome = new Promise<Outcome>((resolve) => {
      child.on('close', async (exitCode) => {
        children.delete(child);
        await listener.close();
        const {exchanges} = listener;
        resolve({
          exitCode,
          stdout,
          stderr,
          lines: stdout.split('\n').filter(Boolean),
          exchanges,
          writes: exchanges.filter(({method}) => method !== 'GET'),
          refusals: exchanges
            .filter(({isRefused}) => isRefused)
            .map(({method, url, answer}) => `${method} ${url}: ${JSON.stringify(answer)}`),
        });
      });
    });
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

/**
 * Replaces constants in a program's code.
 *
 * @throws Error if the program has no such constant
 */
function withSettings({name, code}: GuideProgram, settings: Record<string, number>): string {
  let text = code;
  for (const [constant, value] of Object.entries(settings)) {
    const assignment = new RegExp(`^((?:const )?${constant} = )[\\d_.]+`, 'm');
    if (!assignment.test(text)) throw new Error(`${name} has no constant ${constant}.`);
    text = text.replace(assignment, (_, start: string) => start + value);
  }
  return text;
}
