// Tests the mock that the build packs for download.
import {spawn, spawnSync} from 'node:child_process';
import {setTimeout} from 'node:timers/promises';
import {expect, test, vi} from 'vitest';
import {npmWatchMs} from '../../mock/src/cli';
import {originOf, startPacked, unpack} from './support/packed';

/** Starts the mock as npm does, through a shell that stays; npm is started by a process that starts nothing else. */
async function startUnderNpm() {
  const npm = `process.title = 'npm'; console.log('npm ' + process.pid);
require('node:child_process').spawn('sh', ['-c', '${process.execPath} ${unpack()}; true'], {stdio: 'inherit'});`;
  const env = {...process.env, PORT: '0', npm_command: 'exec', NPM: npm};
  const user = spawn('sh', ['-c', `"${process.execPath}" -e "$NPM"; true`], {env});
  const npmId = new Promise<number>((resolve) =>
    user.stdout.on('data', (text) => {
      const id = /npm (\d+)/.exec(String(text));
      if (id) resolve(Number(id[1]));
    }),
  );
  const origin = await originOf(user);
  const health = () => fetch(`${origin}/_mock/health`).then(({status}) => status);
  return {user, npmId: await npmId, health};
}

test.runIf(process.platform === 'linux')('the mock ends with npm, not its parent', async () => {
  const {user, npmId, health} = await startUnderNpm();
  user.kill('SIGKILL');
  await setTimeout(3 * npmWatchMs);
  expect(await health()).toBe(200);
  process.kill(npmId, 'SIGKILL');
  await vi.waitFor(() => expect(health()).rejects.toThrow('fetch failed'), {timeout: 20_000});
});

test('an error at the start is reported in one line', async () => {
  const running = await startPacked();
  const env = {...process.env, PORT: new URL(running.origin).port};
  expect(spawnSync(process.execPath, [unpack()], {env, encoding: 'utf8'})).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^listen EADDRINUSE: address already in use .*\n$/),
  });
  running.stop();
});
