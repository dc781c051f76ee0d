import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {lockProblems} from './lockProblems.mjs';

type Lock = Parameters<typeof lockProblems>[1];

test.each(['package-lock.json', 'tests/generators/package-lock.json'])(
  '%s has the binaries for every platform',
  (file) => {
    const {packages} = JSON.parse(readFileSync(file, 'utf8'));
    expect(lockProblems(file, packages)).toEqual([]);
  },
);

/** A lock file with a package that has a binary for each platform. */
function completeLock(): Lock {
  const platforms = ['linux', 'darwin', 'win32'].flatMap((os) =>
    ['x64', 'arm64'].map((cpu) => ({name: `tool-${os}-${cpu}`, os: [os], cpu: [cpu]})),
  );
  return {
    'node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: Object.fromEntries(platforms.map(({name}) => [name, '1.0.0'])),
    },
    ...Object.fromEntries(platforms.map(({name, ...entry}) => [`node_modules/${name}`, entry])),
  };
}

test.each<[string, (lock: Lock) => void, string]>([
  [
    'a package without its entry',
    (lock) => delete lock['node_modules/tool-darwin-arm64'],
    'tool 1.0.0 has no entry for tool-darwin-arm64.',
  ],
  [
    'a platform without a binary',
    (lock) => delete lock['node_modules/tool']?.optionalDependencies?.['tool-win32-arm64'],
    'tool 1.0.0 has no binary for win32-arm64.',
  ],
  [
    'a C library without a binary',
    (lock) => Object.assign(lock['node_modules/tool-linux-x64'] ?? {}, {libc: ['glibc']}),
    'tool 1.0.0 has no binary for linux-x64-musl.',
  ],
])('a lock file is reported for %s', (_, change, problem) => {
  const lock = completeLock();
  change(lock);
  expect(lockProblems('part/package-lock.json', lock)).toEqual([
    expect.stringMatching(`^part/package-lock.json: ${problem} Pin a version of it`),
  ]);
});
