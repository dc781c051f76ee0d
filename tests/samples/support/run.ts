import {spawn} from 'node:child_process';
import {availableParallelism} from 'node:os';
import type {Exchange, Mock} from '../../mock';
import type {Certificate} from '../../mock/certificate';
import {temporaryFolder} from '../../support/temporaryFolder';
import {type CommandLine, environment, type Program, type RunnableLanguage} from './languages';

/** Credentials of the samples, from the contract's example world, so that a body can be compared with its example. */
export const credentials = {
  CALRY_API_KEY: 'key-of-the-test-run',
  CALRY_WORKSPACE_ID: '6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21',
  CALRY_INTEGRATION_ACCOUNT_ID: 'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035',
};

export type Outcome = {
  id: string;
  /** Null when it was ended because it took too long. */
  exitCode: number | null;
  stdout: string;
  stderr: string;
  exchanges: Exchange[];
};

const longest = 60_000;

/** Runs programs of one language against the mock, several at a time, and tells what became of each, in their order. */
export async function runPrograms(
  language: RunnableLanguage,
  programs: Program[],
  mock: Mock,
  certificate: Certificate,
): Promise<Outcome[]> {
  const folder = temporaryFolder(`samples-${language.id}`);
  // An address for each program tells its requests from those of the others.
  const listeners = await Promise.all(programs.map(() => mock.listen({certificate})));
  const commands = language.prepare(programs, folder, certificate.file);
  // What is run is what is shown: the mock's address comes as a reader would give it.
  const runs = commands.map((command, index) => ({command, host: listeners[index]?.origin}));
  const outcomes = await inParallel(runs, ({command, host}) =>
    start(command, {...environment(certificate.file), CALRY_HOST: host}),
  );
  return await Promise.all(
    programs.map(async ({id}, index) => {
      const listener = listeners[index];
      await listener?.close();
      return {id, ...outcomes[index]!, exchanges: listener?.exchanges ?? []};
    }),
  );
}

function start([command, ...args]: CommandLine, env: NodeJS.ProcessEnv) {
  return new Promise<Omit<Outcome, 'id' | 'exchanges'>>((resolve) => {
    const child = spawn(command, args, {
      env: {...env, ...credentials},
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longest,
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', (error) => resolve({exitCode: null, stdout, stderr: error.message}));
    child.on('close', (exitCode) => resolve({exitCode, stdout, stderr}));
  });
}

async function inParallel<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({length: availableParallelism() + 1}, worker));
  return results;
}
