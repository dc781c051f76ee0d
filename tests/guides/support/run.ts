import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {afterAll, beforeAll} from 'vitest';
import {type Exchange, type Listener, type Mock, startMock} from '../../mock';
import type {Behaviour} from '../../mock/behaviour';
import {type Certificate, createCertificate} from '../../mock/certificate';
import {environment} from '../../samples/support/languages';
import {credentials} from '../../samples/support/run';
import {printSummary} from '../../samples/support/summary';
import {temporaryFolder} from '../../support/temporaryFolder';
import {type GuideProgram, missingLanguages} from './programs';

export type Options = {
  behaviour?: Behaviour;
  args?: string[];
  /** New values for constants at the top of the program, such as TIMEOUT_SECONDS: a test waits less than a reader does. */
  settings?: Record<string, number>;
  env?: Record<string, string>;
  /** Options of the interpreter, such as those that make PHP a server. */
  interpreter?: string[];
  /** Where the program starts; a folder of its own unless one run is to find what another left. */
  folder?: string;
};

export type Outcome = {
  exitCode: number | null;
  stdout: string;
  stderr: string;
  exchanges: Exchange[];
};

export type Running = {
  child: ChildProcess;
  listener: Listener;
  /** Ends it if it still runs, and tells what became of it. */
  end: (signal?: NodeJS.Signals) => Promise<Outcome>;
  /** What became of it when it ends by itself. */
  outcome: Promise<Outcome>;
};

const longest = 60_000;

/** Seconds that a program waits for a response where none will come: short for a test, and long enough for a busy machine. */
export const shortTimeout = 4;

/** What the tests of one guide share: a mock, and a count of the runs that is printed at their end. */
export function guide(title: string) {
  let mock: Mock;
  let certificate: Certificate;
  const counts = new Map<string, number>();
  const children = new Set<ChildProcess>();

  beforeAll(async () => {
    certificate = createCertificate();
    mock = await startMock();
  });

  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await mock?.stop();
    printSummary(`guide programs run ${title}`, [...counts], missingLanguages);
  });

  async function start(program: GuideProgram, options: Options = {}): Promise<Running> {
    const {behaviour, args = [], settings = {}, env = {}, interpreter = []} = options;
    const folder = options.folder ?? temporaryFolder('guide');
    const listener = await mock.listen({
      certificate,
      fault: behaviour?.fault,
      answer: behaviour?.answer,
    });
    const code = withSettings(program, settings);
    const id = path.basename(program.name, path.extname(program.name));
    const [commandLine] = program.language.prepare(
      [{id, code}],
      temporaryFolder('guide'),
      certificate.file,
    );
    const [command = '', ...first] = commandLine ?? [];
    const child = spawn(
      command,
      [...first.slice(0, -1), ...interpreter, ...first.slice(-1), ...args],
      {
        cwd: folder,
        env: {
          ...environment(certificate.file),
          PYTHONUNBUFFERED: '1',
          CALRY_HOST: listener.origin,
          ...credentials,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: longest,
      },
    );
    children.add(child);
    counts.set(program.language.id, (counts.get(program.language.id) ?? 0) + 1);
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const outcome = new Promise<Outcome>((resolve) => {
      child.on('close', async (exitCode) => {
        children.delete(child);
        await listener.close();
        resolve({exitCode, stdout, stderr, exchanges: listener.exchanges});
      });
    });
    return {
      child,
      listener,
      outcome,
      end: (signal = 'SIGTERM') => {
        child.kill(signal);
        return outcome;
      },
    };
  }

  return {
    newFolder: () => temporaryFolder('guide'),
    start,
    run: async (program: GuideProgram, options?: Options) =>
      (await start(program, options)).outcome,
  };
}

/** The program with the constants of a test. */
function withSettings({name, code}: GuideProgram, settings: Record<string, number>): string {
  let text = code;
  for (const [constant, value] of Object.entries(settings)) {
    const assignment = new RegExp(`^((?:const )?${constant} = )[\\d_.]+`, 'm');
    if (!assignment.test(text)) throw new Error(`${name} has no constant ${constant}.`);
    text = text.replace(assignment, (_, start: string) => start + value);
  }
  return text;
}

/** Requests that the contract refused: a program may make none, whatever else goes wrong. */
export function refusals({exchanges}: Outcome): string[] {
  return exchanges
    .filter(({isRefused}) => isRefused)
    .map(({method, url, answer}) => `${method} ${url}: ${JSON.stringify(answer)}`);
}

export const lines = ({stdout}: Outcome): string[] => stdout.split('\n').filter(Boolean);
