// Tests that `npm start` serves changes and reports mistakes, in a copy of the repository.
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {toolScript} from '../../scripts/lib/run.mjs';
import {freePort} from '../support/freePort';
import {Scratch} from './scratch';

const poll = {timeout: 120_000, interval: 500};

describe('npm start', {tags: ['slow']}, () => {
  let scratch: Scratch;
  let preview: ChildProcess;
  let address: string;
  let output = '';

  beforeAll(async () => {
    scratch = new Scratch();
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const start = [toolScript('docusaurus'), 'start', '--no-open'];
    const args = [...start, '--host', '127.0.0.1', '--port', String(port)];
    preview = spawn(process.execPath, args, {
      cwd: scratch.root,
      // Starts a process group, so that `afterAll` stops the preview together with its child processes.
      detached: true,
      env: {...process.env, CI: 'true'},
    });
    for (const stream of [preview.stdout, preview.stderr]) {
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    }
    const compiled = vi.waitFor(() => expect(output).toMatch(/compiled success/i), {
      timeout: 300_000,
      interval: 500,
    });
    const ended = once(preview, 'exit').then(() => Promise.reject(new Error(output)));
    ended.catch(() => {});
    await Promise.race([compiled, ended]);
  }, 310_000);

  afterAll(async () => {
    if (preview.pid === undefined || preview.exitCode !== null) return;
    process.kill(-preview.pid, 'SIGKILL');
    await once(preview, 'close');
  });

  /** Fetches the script with a page's content from the preview. Returns a message if there is no such script. */
  async function served(page: string): Promise<string> {
    const registry = readFileSync(scratch.path('.docusaurus/registry.js'), 'utf8');
    const line = registry
      .split('\n')
      .find((one) => one.includes(`@site/${page}"`) && one.includes('import('));
    const chunk = /webpackChunkName: "([^"]+)"/.exec(line ?? '')?.[1];
    if (!chunk) return `no script holds ${page}`;
    const response = await fetch(`${address}/${chunk}.js`);
    return response.text();
  }

  /** Waits until the preview prints nothing more: a busy machine can miss a change that is made during a compilation. */
  async function settled(): Promise<void> {
    for (let length = -1; length !== output.length; await setTimeout(5000)) length = output.length;
  }

  /** Returns the output of the last compilation that ended after an offset in the output. */
  function lastCompilation(start: number): string {
    const since = output.slice(start);
    return since.slice(Math.max(0, since.search(/compiled (?!.*compiled )/is)));
  }

  test.each([
    {
      what: 'contract',
      file: 'openapi/v2/review/get-a-review.yaml',
      from: /(?<=name: reviewId[^]*?description: ).+/,
      to: 'The review that a preview shows.',
      page: 'docs/vacation-rental-api/v2/review/get-a-review.mdx',
      shown: 'The review that a preview shows.',
    },
    {
      what: 'facts of a PMS guide',
      file: 'docs/PMS Specific Guides/apaleo.mdx',
      from: /(?<=count: )\d+/,
      to: '3501',
      page: 'docs/PMS Specific Guides/apaleo.mdx',
      shown: '3,501',
    },
  ])(
    'serves a change to the $what',
    async ({file, from, to, page, shown}) => {
      await expect.poll(() => served(page), poll).toContain('MDXContent');
      expect(await served(page)).not.toContain(shown);
      await settled();
      scratch.edit(file, from, to);
      await expect.poll(() => served(page), poll).toContain(shown);
    },
    260_000,
  );

  test('serves a new operation without a restart, and compiles after its deletion', async () => {
    const changed = [
      'openapi/v2.yaml',
      'openapi/sources.yaml',
      'src/plugins/redirects/permanent-urls.txt',
    ];
    const before = changed.map((file) => readFileSync(scratch.path(file)));
    await settled();
    const [page = '', ...others] = scratch.add('operation');
    await expect.poll(() => served(page), poll).toContain('asked you to read a review again');
    await settled();
    const start = output.length;
    // First what refers to the files, so that a reload between two writes finds none missing.
    for (const [index, text] of before.entries()) {
      writeFileSync(scratch.path(changed[index] ?? ''), text);
    }
    for (const file of [page, ...others]) rmSync(scratch.path(file));
    await expect.poll(() => served(page), poll).toBe(`no script holds ${page}`);
    await expect
      .poll(() => /compiled (?:success|with)[^]*$/i.exec(lastCompilation(start))?.[0], poll)
      .toMatch(/^compiled success/i);
  }, 300_000);

  // The browser overlay shows what the bundler reports as an error.
  test('reports a broken link with file and line as an error, and compiles after the fix', async () => {
    const page = 'docs/introduction.mdx';
    await settled();
    const start = output.length;
    const before = scratch.edit(page, /\n*$/, '\n\n[It](/docs/guides/paginatoin).\n');
    const line = before.trimEnd().split('\n').length + 2;
    const broken = readFileSync(scratch.path(page));
    const saveAndRead = () => {
      writeFileSync(scratch.path(page), broken);
      return output.slice(start);
    };
    // Saves again from time to time: the preview can still miss a change on a very busy machine.
    await expect
      .poll(saveAndRead, {...poll, interval: 15_000})
      .toContain(`${page}:${line}: /docs/guides/paginatoin does not exist.`);
    const reported = output.length;
    await expect.poll(() => output.slice(start), poll).toMatch(/compiled with .*error/i);
    writeFileSync(scratch.path(page), before);
    await expect.poll(() => output.slice(reported), poll).toMatch(/compiled success/i);
  }, 260_000);
});
