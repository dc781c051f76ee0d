// Tests the npm commands of this project.
import {spawn, spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {ensurePackages} from '../../../scripts/lib/install.mjs';
import {serveUntilInterrupted} from '../../../scripts/lib/serve.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

test('npm run check exits with 1 for an unknown option', () => {
  const {status, stderr} = spawnSync(process.execPath, ['scripts/check.mjs', '--wacth'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain("Unknown option '--wacth'");
});

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
    await expect(serveUntilInterrupted(temporaryFolder('serve'), 0)).rejects.toThrow(
      'Run `npm run build` first.',
    );
  });

  test('serves the build until it is interrupted', async () => {
    const cwd = temporaryFolder('serve');
    mkdirSync(`${cwd}/build`);
    for (const file of ['index.html', '404.html']) writeFileSync(`${cwd}/build/${file}`, file);
    symlinkSync(path.resolve('node_modules'), `${cwd}/node_modules`);
    copyFileSync('package-lock.json', `${cwd}/package-lock.json`);
    const env = {...process.env, PORT: '0'};
    const server = spawn(process.execPath, [path.resolve('scripts/serve.mjs')], {cwd, env});
    const exitCode = new Promise((done) => server.on('close', done));
    const output = await new Promise((done) => server.stdout.once('data', done));
    const [url = ''] = /http:\S+\d/.exec(String(output)) ?? [];
    expect(await (await fetch(url)).text()).toBe('index.html');
    server.kill('SIGINT');
    expect(await exitCode).toBe(0);
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
