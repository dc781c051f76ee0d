// Tests the mock that the build packs for download.
import {spawn, spawnSync} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test, vi} from 'vitest';
import {originOf, unpack} from './support/packed';

test('the mock exits when its parent shell exits', async () => {
  const script = `${process.execPath} ${unpack()} & wait`;
  const env = {...process.env, PORT: '0', npm_command: 'exec'};
  const shell = spawn('sh', ['-c', script], {env});
  const origin = await originOf(shell);
  const health = () => fetch(`${origin}/_mock/health`).then(({status}) => status);
  expect(await health()).toBe(200);
  shell.kill('SIGKILL');
  await vi.waitFor(() => expect(health()).rejects.toThrow('fetch failed'), {timeout: 20_000});
});

test('startup errors are reported in one line', async () => {
  const server = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const program = unpack();
  const start = (...switches: string[]) => {
    const env = {...process.env, PORT: String(port)};
    return spawnSync(process.execPath, [program, ...switches], {env, encoding: 'utf8'});
  };
  expect(start('--fail', '503')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^--fail is not valid: .*\n$/),
  });
  expect(start()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^listen EADDRINUSE: address already in use .*\n$/),
  });
  await new Promise((resolve) => server.close(resolve));
});
