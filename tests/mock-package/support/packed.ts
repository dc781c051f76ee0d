// Unpacks and starts the mock that the build packs for download.
import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import path from 'node:path';
import {expect, vi} from 'vitest';
import {mockPath} from '../../../src/plugins/mock-package/pack';
import {temporaryFolder} from '../../support/temporaryFolder';

/** Waits until the mock in a process has printed its origin, and returns the origin. */
export async function originOf({stdout, stderr}: ChildProcess): Promise<string> {
  const ready = /The mock of the Calry API runs at (\S+?)\. /;
  let output = '';
  for (const stream of [stdout, stderr]) stream?.on('data', (text) => (output += text));
  await vi.waitFor(() => expect(output).toMatch(ready), {timeout: 60_000, interval: 50});
  return ready.exec(output)?.[1] ?? '';
}

/** Unpacks the mock of the built site, and returns the path of its program. */
export function unpack(): string {
  const folder = temporaryFolder('mock');
  execFileSync('tar', ['xzf', path.join(path.resolve('build'), mockPath), '-C', folder]);
  return path.join(folder, 'package/calry-mock.cjs');
}

/** Starts the mock of the built site on a free port. */
export async function startPacked(...switches: string[]) {
  const child = spawn(process.execPath, [unpack(), ...switches], {
    env: {...process.env, PORT: '0'},
  });
  return {origin: await originOf(child), stop: () => child.kill()};
}
