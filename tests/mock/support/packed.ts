import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {mockPath} from '../../../scripts/lib/packMock.mjs';
import {site} from '../../built/site';
import {temporaryFolder} from '../../support/temporaryFolder';

/** The mock as the built site has it, in a process of its own. */
export type Packed = {origin: string; pid: number; stop: () => Promise<void>};

/** What the mock prints once it can be called. */
const ready = /The mock of the Calry API runs at (\S+?)\. /;

/**
 * Waits until the mock that a process starts can be called.
 *
 * @returns its address
 * @throws Error with what it printed, when it ends before
 */
export function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, origin] = ready.exec(output) ?? [];
        if (origin) resolve(origin);
      });
    }
    child.on('exit', (code) => reject(new Error(`The mock ended with ${code}: ${output}`)));
  });
}

/** Unpacks the package of the built site and starts it on a free port. */
export async function startPacked(args: string[]): Promise<Packed> {
  const folder = temporaryFolder('mock');
  execFileSync('tar', ['xzf', path.resolve(site, mockPath), '-C', folder]);
  const child = spawn(process.execPath, [path.join(folder, 'package', 'calry-mock.cjs'), ...args], {
    env: {...process.env, PORT: '0'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await originOf(child);
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
