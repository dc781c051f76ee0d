import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {commitOf} from '../../../src/build-commit';
import {packagesOf} from '../../../scripts/lib/inventory.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

const none = temporaryFolder('no-repository');

describe('the identity of a build', () => {
  it('is what the environment says', () => {
    expect(commitOf({BUILD_COMMIT: '1a2b3c4'}, none)).toBe('1a2b3c4');
  });

  it('is the commit that is checked out, and says when files differ from it', () => {
    const dir = temporaryFolder('repository');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
        cwd: dir,
        encoding: 'utf8',
      }).trim();
    git('init', '--quiet');
    execFileSync('sh', ['-c', 'echo one > file'], {cwd: dir});
    git('add', 'file');
    git('commit', '--quiet', '--message=first');
    git('tag', 'v1');
    const commit = git('rev-parse', 'HEAD');
    expect(commitOf({}, dir)).toBe(commit);
    execFileSync('sh', ['-c', 'echo two > file'], {cwd: dir});
    expect(commitOf({}, dir)).toBe(`${commit}-dirty`);
  });

  it('is unknown where nothing tells', () => {
    expect(commitOf({}, none)).toBe('unknown');
  });
});

describe('the inventory', () => {
  it('names the innermost package of each file, once', () => {
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
});
