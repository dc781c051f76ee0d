// Tests the npm commands of this project.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {ensurePackages} from '../../../scripts/lib/install.mjs';
import {serveSite} from '../../../scripts/lib/serve.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

test.each(['#', '!'])('npm run build exits with instructions in a folder with %s', (sign) => {
  const {status, stderr} = spawnSync(process.execPath, [path.resolve('scripts/prepare.mjs')], {
    cwd: temporaryFolder(`a${sign}b`),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Move .* to a path without # and !/);
});

describe('npm run serve', () => {
  test('exits with instructions to build if there is no build', async () => {
    await expect(serveSite(temporaryFolder('serve'))).rejects.toThrow('Run `npm run build` first.');
  });
});

test('packages in a symlinked node_modules of another checkout are never replaced', async () => {
  const root = temporaryFolder('linked');
  mkdirSync(`${root}/other/node_modules/kept`, {recursive: true});
  mkdirSync(`${root}/copy`);
  symlinkSync(`${root}/other/node_modules`, `${root}/copy/node_modules`);
  writeFileSync(`${root}/copy/package-lock.json`, '{}');
  await expect(ensurePackages(`${root}/copy`)).rejects.toThrow(/run npm ci in .*other\.$/);
  expect(existsSync(`${root}/other/node_modules/kept`)).toBe(true);
});
