import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {lockProblems} from '../../../scripts/lib/lockFile.mjs';

const platforms = ['linux', 'darwin', 'win32'].flatMap((os) =>
  ['x64', 'arm64'].map((cpu) => ({name: `tool-${os}-${cpu}`, entry: {os: [os], cpu: [cpu]}})),
);

/** A lock file with one package that has a binary for each machine, in a package of its own. */
const complete = () => ({
  'node_modules/tool': {
    version: '1.0.0',
    optionalDependencies: Object.fromEntries(platforms.map(({name}) => [name, '1.0.0'])),
  },
  ...Object.fromEntries(platforms.map(({name, entry}) => [`node_modules/${name}`, entry])),
});

describe('the lock file', () => {
  test.each(['package-lock.json', 'tests/generators/package-lock.json'])(
    '%s installs on every machine',
    (file) => {
      const {packages} = JSON.parse(readFileSync(file, 'utf8'));
      expect(lockProblems(file, packages)).toEqual([]);
    },
  );

  test('names a package that it leaves out, and what to do', () => {
    const lock: Record<string, object> = complete();
    delete lock['node_modules/tool-darwin-arm64'];
    expect(lockProblems('part/package-lock.json', lock)).toEqual([
      'part/package-lock.json: tool 1.0.0 has no entry for tool-darwin-arm64. Pin a version of it whose binaries the registry has all, in its package.json or the `overrides` there, delete its entries from part/package-lock.json and run `npm install --package-lock-only`.',
    ]);
  });

  test('names a machine that no binary is for', () => {
    const lock = complete();
    delete lock['node_modules/tool'].optionalDependencies['tool-win32-arm64'];
    expect(lockProblems('package-lock.json', lock)).toEqual([
      expect.stringContaining('tool 1.0.0 has no binary for win32-arm64.'),
    ]);
    Object.assign(lock, complete(), {
      'node_modules/tool-linux-x64': {os: ['linux'], cpu: ['x64'], libc: ['glibc']},
    });
    expect(lockProblems('package-lock.json', lock)).toEqual([
      expect.stringContaining('tool 1.0.0 has no binary for linux-x64-musl.'),
    ]);
  });

  test('finds a package that stands inside another, and lets an extra serve one system', () => {
    const {'node_modules/tool-linux-x64': moved, ...lock}: Record<string, object> = complete();
    const nested = {...lock, 'node_modules/tool/node_modules/tool-linux-x64': moved ?? {}};
    const extra = {version: '2.0.0', optionalDependencies: {fsevents: '2.0.0'}};
    const watcher = {'node_modules/watcher': extra, 'node_modules/fsevents': {os: ['darwin']}};
    expect(lockProblems('package-lock.json', {...nested, ...watcher})).toEqual([]);
  });
});
