import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import {afterEach, expect, test, vi} from 'vitest';
import {Scratch} from './scratch';

let watching: ChildProcess | undefined;

afterEach(async () => {
  if (watching?.pid === undefined) return;
  // With the check that it may be running.
  process.kill(-watching.pid, 'SIGKILL');
  await once(watching, 'close');
});

// A page; a file that is a module; one that the modules read.
test.each([
  ['docs/contact.mdx', /$/, '\nRead [more](/docs/no-such-page).\n', '/docs/no-such-page'],
  ['sidebars.ts', /'introduction'/, "'introductoin'", "'introductoin'"],
  ['src/redirects/redirects.ts', /\/docs\/introduction/, '/docs/introductoin', 'introductoin'],
] as const)(
  'a mistake in %s is told when it is saved, and no more when it is mended',
  async (file, from, to, told) => {
    const scratch = new Scratch();
    let output = '';
    watching = spawn(process.execPath, ['scripts/check.mjs', '--watch'], {
      cwd: scratch.root,
      detached: true,
    });
    for (const stream of [watching.stdout, watching.stderr]) {
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    }
    const tells = (text: string) =>
      vi.waitFor(() => expect(output).toContain(text), {timeout: 180_000, interval: 100});
    await tells('No mistakes, after');
    const whole = readFileSync(scratch.path(file), 'utf8');
    expect(whole).toMatch(from);
    output = '';
    writeFileSync(scratch.path(file), whole.replace(from, to));
    await tells(told);
    output = '';
    writeFileSync(scratch.path(file), whole);
    await tells('No mistakes, after');
  },
  600_000,
);
