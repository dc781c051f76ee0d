import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {gitDates} from '../../../src/sitemap/gitDates';
import {latest} from '../../../src/sitemap/items';
import {temporaryFolder} from '../../support/temporaryFolder';

/** A repository with three commits on different days. */
function repository(): string {
  const root = temporaryFolder('dates');
  const git = (args: string[], date?: string) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: root,
      env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
      stdio: 'pipe',
    });
  git(['init', '-q', '-b', 'main']);
  for (const [file, day] of [
    ['a b.mdx', '2025-01-01'],
    ['é.mdx', '2025-02-02'],
    ['a b.mdx', '2025-03-03'],
  ] as const) {
    writeFileSync(path.join(root, file), day);
    git(['add', '.']);
    git(['commit', '-qm', 'x'], `${day}T12:00:00Z`);
  }
  return root;
}

test('each file has the time of its last commit', () => {
  expect([...(gitDates(repository()) ?? [])].toSorted()).toEqual([
    ['a b.mdx', '2025-03-03T12:00:00.000Z'],
    ['é.mdx', '2025-02-02T12:00:00.000Z'],
  ]);
});

test('without the whole history there are no times', () => {
  const clone = path.join(temporaryFolder('dates'), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository()}`, clone]);
  expect(gitDates(clone)).toBeUndefined();
  expect(gitDates(temporaryFolder('dates'))).toBeUndefined();
});

test('a page has the time of the newest file that it is made of, if all are known', () => {
  const dates = new Map([
    ['a.mdx', '2025-01-01T12:00:00.000Z'],
    ['b.yaml', '2025-03-03T12:00:00.000Z'],
    ['c.yaml', '2025-02-02T12:00:00.000Z'],
  ]);
  expect(latest(['a.mdx', 'b.yaml', 'c.yaml'], dates)).toBe('2025-03-03T12:00:00.000Z');
  expect(latest(['a.mdx', 'new.yaml'], dates)).toBeUndefined();
});
