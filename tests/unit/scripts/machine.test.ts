import {spawn, spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {alone} from '../../../scripts/lib/buildLock.mjs';
import {ensurePackages} from '../../../scripts/lib/install.mjs';
import {ensurePortFree, readPort} from '../../../scripts/lib/port.mjs';
import {run} from '../../../scripts/lib/run.mjs';
import {serveToReader} from '../../../scripts/lib/serve.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

describe('PORT', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['0', 0],
    ['8080', 8080],
  ])('%s is %i', (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  it.each(['abc', '80.5', '-1', '65536', '0x50', ' '])('“%s” is refused', (text) => {
    expect(() => readPort(text)).toThrow(`PORT is “${text}”: set it to a whole number`);
  });

  it.each([
    ['scripts/site.mjs', []],
    ['scripts/serve.mjs', []],
    ['scripts/start.mjs', []],
    ['scripts/start.mjs', ['--no-open', '--port', 'abc']],
    ['scripts/start.mjs', ['-p=abc']],
  ])('is looked at before anything is built: %s %j', (script, args) => {
    const {status, stdout, stderr} = spawnSync(process.execPath, [script, ...args], {
      env: {...process.env, PORT: args.length > 0 ? '' : 'abc'},
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('PORT is “abc”');
    expect(stdout).toBe('');
  });

  it('that is taken is refused before anything is built', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const {port} = server.address() as {port: number};
    await expect(ensurePortFree(port)).rejects.toThrow(`Port ${port} is taken.`);
    await new Promise((done) => server.close(done));
    await expect(ensurePortFree(port)).resolves.toBeUndefined();
  });
});

describe('npm run serve', () => {
  it('says what to run when nothing is built', async () => {
    const folder = temporaryFolder('serve');
    await expect(serveToReader(folder, 0)).rejects.toThrow(
      `There is no built site in ${folder}/. Run \`npm run build\` first.`,
    );
  });

  it('serves what is built, until it is stopped', async () => {
    const folder = temporaryFolder('serve');
    mkdirSync(`${folder}/build`);
    writeFileSync(`${folder}/build/index.html`, 'Built');
    writeFileSync(`${folder}/build/404.html`, 'Missing');
    writeFileSync(`${folder}/build/_headers`, '');
    const script = path.resolve('scripts/serve.mjs');
    symlinkSync(path.resolve('node_modules'), `${folder}/node_modules`);
    copyFileSync('package-lock.json', `${folder}/package-lock.json`);
    const served = spawn(process.execPath, [script], {
      cwd: folder,
      env: {...process.env, PORT: '0'},
    });
    const said = await new Promise<string>((done) =>
      served.stdout.once('data', (text) => done(String(text))),
    );
    const [url = ''] = /http:\S+\d/.exec(said) ?? [];
    expect(await (await fetch(url)).text()).toBe('Built');
    const ended = new Promise((done) => served.on('close', done));
    served.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});

describe('a build', () => {
  const before = process.cwd();
  const lock = '.build-lock';
  beforeEach(() => process.chdir(temporaryFolder('lock')));
  afterEach(() => process.chdir(before));

  it('is refused while another process builds in the same folder', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(lock, String(other.pid));
    await expect(alone(async () => 'built')).rejects.toThrow(
      `Process ${other.pid} builds in this folder already.`,
    );
    expect(existsSync(lock)).toBe(true);
    other.kill();
    await new Promise((done) => other.on('close', done));
    expect(await alone(async () => 'built')).toBe('built');
    expect(existsSync(lock)).toBe(false);
  });

  it.each(['', 'torn'])(
    'takes a lock that holds “%s” for that of a build that was interrupted',
    async (text) => {
      writeFileSync(lock, text);
      expect(await alone(async () => 'built')).toBe('built');
    },
  );

  it('that fails leaves no lock', async () => {
    await expect(alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(lock)).toBe(false);
  });
});

describe('a command', () => {
  it('that prints nothing for too long is ended, and says what to do', async () => {
    const script = 'console.log(process.pid); setInterval(() => {}, 1000);';
    const silence = {ms: 500, message: 'Delete the cache.'};
    await expect(run(process.execPath, ['-e', script], {quiet: true, silence})).rejects.toThrow(
      silence.message,
    );
  });

  it('that goes on printing is left alone', async () => {
    const script =
      'let n = 0; const t = setInterval(() => { console.log(n); if (++n > 8) clearInterval(t); }, 200);';
    const {code} = await run(process.execPath, ['-e', script], {
      quiet: true,
      silence: {ms: 1500, message: 'It hangs.'},
    });
    expect(code).toBe(0);
  });
});

it('packages of another project are never installed over', async () => {
  const root = temporaryFolder('linked');
  mkdirSync(`${root}/other/node_modules/kept`, {recursive: true});
  mkdirSync(`${root}/copy`);
  symlinkSync(`${root}/other/node_modules`, `${root}/copy/node_modules`);
  writeFileSync(`${root}/copy/package-lock.json`, '{}');
  await expect(ensurePackages(`${root}/copy`)).rejects.toThrow(
    /node_modules is a link.* run npm ci in .*other\.$/,
  );
  expect(existsSync(`${root}/other/node_modules/kept`)).toBe(true);
});
