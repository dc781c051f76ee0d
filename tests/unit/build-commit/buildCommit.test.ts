import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {packagesOf} from '../../../src/shipped-packages/inventory.mjs';
import {commitOf} from '../../../src/build-commit';
import {temporaryFolder} from '../../support/temporaryFolder';

test('a build records the checked-out commit, and whether files differ from it', () => {
  const dir = temporaryFolder('repository');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: dir,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet');
  writeFileSync(path.join(dir, 'file'), 'one');
  git('add', 'file');
  git('commit', '--quiet', '--message=first');
  git('tag', 'v1');
  const commit = git('rev-parse', 'HEAD');
  expect(commitOf({}, dir)).toBe(commit);
  writeFileSync(path.join(dir, 'file'), 'two');
  expect(commitOf({}, dir)).toBe(`${commit}-dirty`);
});

test('without a repository, a build records BUILD_COMMIT, or "unknown"', () => {
  const dir = temporaryFolder('no-repository');
  expect(commitOf({BUILD_COMMIT: '1a2b3c4'}, dir)).toBe('1a2b3c4');
  expect(commitOf({}, dir)).toBe('unknown');
});

test('the inventory lists the innermost package of each bundled file, without duplicates', () => {
  const files = [
    '/site/node_modules/react/index.js',
    '/site/node_modules/react/jsx-runtime.js',
    '/site/node_modules/@docusaurus/core/lib/a.js',
    '/site/node_modules/a/node_modules/b/c.js',
    '/site/src/components/a.tsx',
  ];
  expect(packagesOf(files, '/site')).toEqual([
    'node_modules/@docusaurus/core',
    'node_modules/a/node_modules/b',
    'node_modules/react',
  ]);
});
