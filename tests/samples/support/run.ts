// Runs many programs of one language, and collects their output and requests.
import {spawn} from 'node:child_process';
import {availableParallelism} from 'node:os';
import {text} from 'node:stream/consumers';
import type {Exchange, Mock} from '../../mock';
import type {Certificate} from '../../mock/certificate';
import {programsFolder} from '../../../src/plugins/programs/remarkPrograms';
import {temporaryFolder} from '../../support/temporaryFolder';
import {type CommandLine, environment, type Program, type RunnableLanguage} from './languages';

/** Credentials for the samples. The IDs are from the contract's examples, so that bodies can be compared. */
export const credentials = {
  CALRY_API_KEY: 'key-of-the-test-run',
  CALRY_WORKSPACE_ID: '6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21',
  CALRY_INTEGRATION_ACCOUNT_ID: 'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035',
};

type End = {
  /** null if the program was stopped after the timeout */
  exitCode: number | null;
  stdout: string;
  stderr: string;
};

export type Outcome = End & {exchanges: Exchange[]};

const longest = 300_000;

/**
 * Runs programs of one language as a reader would. CALRY_HOST is a different origin of the mock for each program, so
 * that the mock logs their requests separately.
 *
 * @returns outcomes by program ID
 */
export async function runPrograms(
  language: RunnableLanguage,
  programs: Program[],
  mock: Mock,
  certificate: Certificate,
): Promise<Map<string, Outcome>> {
  const folder = temporaryFolder(`samples-${language.id}`);
  const listeners = await Promise.all(programs.map(() => mock.listen({certificate})));
  const env = {...environment(certificate.file), ...credentials};
  const ends: End[] = [];
  const commands = language.prepare(programs, folder, certificate.file).entries();
  const worker = async () => {
    for (const [index, command] of commands)
      ends[index] = await start(command, {...env, CALRY_HOST: listeners[index]!.origin});
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
  await Promise.all(listeners.map(({close}) => close()));
  return new Map(
    programs.map(({id}, index) => [id, {...ends[index]!, exchanges: listeners[index]!.exchanges}]),
  );
}

async function start([command, ...args]: CommandLine, env: NodeJS.ProcessEnv): Promise<End> {
  // A reader downloads the example files, such as stay.json, before a sample sends one.
  const child = spawn(command, args, {cwd: programsFolder, env, timeout: longest});
  child.stdin.end();
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [exitCode, stdout, stderr] = await Promise.all([
    exit,
    text(child.stdout),
    text(child.stderr),
  ]);
  return {exitCode, stdout, stderr};
}
