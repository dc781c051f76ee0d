// Tests the npm commands of this project.
import {spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ensurePackages} from '../../../scripts/lib/install.mjs';
import {serveSite} from '../../../scripts/lib/serve.mjs';
import {folderWith, temporaryFolder} from '../../support/temporaryFolder';

test.each(['#', '!'])('npm run build exits with instructions in a folder with %s', (sign) => {
  const {status, stderr} = spawnSync(process.execPath, [path.resolve('scripts/prepare.mjs')], {
    cwd: temporaryFolder(`a${sign}b`),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Move .* to a path without # and !/);
});

test.each([
  ['throw new Error("Install it.")', /^Install it\.\n$/],
  ['(await import("node:util")).parseArgs({args: ["--x"]})', /^Unknown option '--x'.*\n$/],
  ['null.x', /^This is a defect of the command\. TypeError: .*\n +at /],
])('a command that ends with %s prints a stack only for a defect', (code, message) => {
  const args = ['--import=./scripts/lib/plainErrors.mjs', '--input-type=module', `--eval=${code}`];
  const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
});

test.each([
  [[], 'Write what to search for'],
  [['calendar', 'quote'], '/docs/quotes'],
])('npm run search with the words %j prints "%s"', (words, text) => {
  const page = {url: '/docs/quotes', title: 'Quotes', area: 'guide', about: '', keywords: ''};
  const data = {pages: [{...page, sections: [['', 0]]}], texts: [['', 'A quote.']]};
  const root = folderWith('search', {
    'build/search/data.json': JSON.stringify(data),
    'src/plugins/search/index-builder/synonyms.yaml': '- words: quote, offer\n  reason: Both do.\n',
  });
  const [jiti, command] = ['node_modules/.bin/jiti', 'src/plugins/search/command.ts'].map((file) =>
    path.resolve(file),
  );
  const options = {cwd: root, encoding: 'utf8'} as const;
  const {stdout, stderr} = spawnSync(jiti!, [command!, ...words], options);
  expect(stdout + stderr).toContain(text);
});

test('npm run serve exits with instructions to build if there is no build', async () => {
  await expect(serveSite(temporaryFolder('serve'))).rejects.toThrow('Run `npm run build` first.');
});

test('installed packages of other versions are never replaced', () => {
  const lock = (version: string) => JSON.stringify({packages: {kept: {version}}});
  const root = folderWith('stale', {
    'node_modules/kept/a.js': '',
    'node_modules/.package-lock.json': lock('1.0.0'),
    'package-lock.json': lock('1.0.1'),
  });
  expect(() => ensurePackages(root)).toThrow(/run npm ci there\.$/);
  expect(existsSync(`${root}/node_modules/kept/a.js`)).toBe(true);
  writeFileSync(`${root}/package-lock.json`, lock('1.0.0'));
  expect(() => ensurePackages(root)).not.toThrow();
});
