import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {gitDates} from '../../../src/sitemap/gitDates';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = () => temporaryFolder('dates');

/** Commits a file as if on that day. */
function commit(root: string, file: string, text: string, day: string): void {
  writeFileSync(path.join(root, file), text);
  const date = `${day}T12:00:00Z`;
  const env = {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};
  const git = (...args: string[]) => execFileSync('git', args, {cwd: root, env, stdio: 'pipe'});
  git('add', '.');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '-qm', 'x');
}

function repository(): string {
  const root = folder();
  execFileSync('git', ['init', '-q', '-b', 'main'], {cwd: root});
  commit(root, 'a b.mdx', '1', '2025-01-01');
  commit(root, 'é.mdx', '1', '2025-02-02');
  commit(root, 'a b.mdx', '2', '2025-03-03');
  return root;
}

test('each file has the time of its last commit', () => {
  const dates = gitDates(repository());
  expect(dates?.get('a b.mdx')).toBe('2025-03-03T12:00:00.000Z');
  expect(dates?.get('é.mdx')).toBe('2025-02-02T12:00:00.000Z');
  expect(dates?.has('never.mdx')).toBe(false);
});

test('a history that has been cut off gives no dates', () => {
  const clone = path.join(folder(), 'clone');
  const from = `file://${repository()}`;
  execFileSync('git', ['clone', '-q', '--depth', '1', from, clone], {stdio: 'pipe'});
  expect(gitDates(clone)).toBeUndefined();
});

test('neither does a folder without a history', () => {
  const root = folder();
  mkdirSync(path.join(root, 'docs'));
  expect(gitDates(root)).toBeUndefined();
});
