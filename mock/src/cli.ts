// Command-line interface of the mock, for `npm run mock` and for the published package.
import {readFileSync} from 'node:fs';
import type {Bundles} from './contract';
import {createMock} from './server';
import {help, readSwitches, type Switches} from './switches';

/**
 * Starts the mock from the command line, or prints the help. Sets the exit code if it cannot start.
 *
 * @param load loads the contract; not called for `--help`
 */
export async function main(load: () => Promise<Bundles>): Promise<void> {
  try {
    const chosen = readSwitches(process.argv.slice(2));
    if (chosen.isHelp) console.log(help());
    else await start(await load(), chosen);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** How often the mock looks whether npm still runs, in milliseconds. */
export const npmWatchMs = 500;

async function start(contract: Bundles, chosen: Switches): Promise<void> {
  const port = Number(process.env.PORT || 4010);
  // The mock runs on if the program that reads its log ends, such as `head`.
  process.stdout.on('error', () => undefined);
  const log = chosen.isQuiet ? undefined : (line: string) => console.log(line);
  const mock = createMock(contract);
  const {origin, world} = await mock.listen({...chosen, port, log});
  const {workspaceId, accounts} = world();
  const stopIt = `Stop it with Ctrl-C, or end process ${process.pid}.`;
  console.log(`The mock of the Calry API runs at ${origin}. ${stopIt} In another terminal:

export CALRY_HOST=${origin}
export CALRY_API_KEY=any-key
export CALRY_WORKSPACE_ID=${workspaceId}
export CALRY_INTEGRATION_ACCOUNT_ID=${accounts[0]?.integrationAccountId}
`);
  const stop = () => void mock.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  // npm may end without forwarding the signal, so under npm the mock stops when npm does. Without npm, the parent can be
  // a shell that started the mock in the background and then exits, so the mock keeps running.
  if (process.env.npm_command) setInterval(watchNpm(stop), npmWatchMs).unref();
}

/** Returns a check that calls back once npm has ended: the parent process, or the parent of the shell that npm starts. */
function watchNpm(onEnd: () => void): () => void {
  const parent = process.ppid;
  const isShell = readProcess(parent, 'cmdline').includes('\0-c\0');
  const starter = () => isShell && /^PPid:.*/m.exec(readProcess(parent, 'status'))?.[0];
  const npm = starter();
  return () => {
    if (process.ppid !== parent || (starter() || npm) !== npm) onEnd();
  };
}

/** Reads what Linux tells about a process; elsewhere, nothing. */
function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
