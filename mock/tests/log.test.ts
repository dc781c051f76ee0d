// Tests the mock as a program whose output another program reads.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {expect, test} from 'vitest';

test('the mock runs on if the program that reads its log ends', async () => {
  const root = join(__dirname, '../..');
  const args = [join(root, 'node_modules/jiti/lib/jiti-cli.mjs'), join(root, 'mock/start.ts')];
  const mock = spawn(process.execPath, args, {cwd: root, env: {...process.env, PORT: '0'}});
  try {
    const [text] = await once(mock.stdout, 'data');
    const [origin] = /http:\S+\d/.exec(String(text)) ?? [];
    mock.stdout.destroy();
    for (let call = 0; call < 3; call += 1)
      expect((await fetch(`${origin}/api/unknown`)).status).toBe(404);
    expect(mock.exitCode).toBeNull();
  } finally {
    mock.kill();
  }
}, 60_000);
