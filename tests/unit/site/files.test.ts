// Tests paths and texts of files as other systems have them.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readText, repositoryPath} from '../../../src/site/files';
import {temporaryFolder} from '../../support/temporaryFolder';

test.each([
  ['C:\\site\\src\\pages\\a b.mdx', 'C:\\site', path.win32],
  ['c:\\site\\src/pages/a b.mdx', 'C:\\site\\', path.win32],
  ['/site/src/pages/a b.mdx', '/site', path.posix],
])('the repository path of %s has slashes', (file, root, system) => {
  expect(repositoryPath(file, root, system as typeof path)).toBe('src/pages/a b.mdx');
});

test('the text of a file has the same line breaks on every system', () => {
  const file = path.join(temporaryFolder('text'), 'a.txt');
  writeFileSync(file, 'a\r\nb\r\n');
  expect(readText(file)).toBe('a\nb\n');
});
