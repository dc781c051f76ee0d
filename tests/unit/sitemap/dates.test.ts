import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {hasHistory, latest} from '../../../src/sitemap/pageDates';
import {temporaryFolder} from '../../support/temporaryFolder';

/** Creates a repository with two empty commits. */
function repository(): string {
  const root = temporaryFolder('dates');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: root,
    });
  git('init', '-q', '-b', 'main');
  for (const message of ['first', 'second']) git('commit', '-qm', message, '--allow-empty');
  return root;
}

test('pages have dates only in a repository with full history', () => {
  const root = repository();
  const clone = path.join(temporaryFolder('dates'), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, clone]);
  expect([root, clone, temporaryFolder('dates')].map(hasHistory)).toEqual([true, false, false]);
});

test('a page has the date of its newest source file, if all its source files have dates', () => {
  const update = (day: string) => ({timestamp: Date.parse(day), author: 'T'});
  const [old, newest, middle] = [update('2025-01-01'), update('2025-03-03'), update('2025-02-02')];
  expect(latest([old, newest, middle])).toBe(newest);
  expect(latest([old])).toBe(old);
  expect(latest([newest, null, old])).toBeNull();
});
