import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {freePort} from '../support/freePort';
import {Scratch} from './scratch';
import {deleteReview, harbourGuide} from './support';

let scratch: Scratch;
let preview: ChildProcess;
let address: string;
let output = '';

beforeAll(async () => {
  scratch = new Scratch();
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const args = ['scripts/start.mjs', '--no-open', '--host', '127.0.0.1', '--port', String(port)];
  preview = spawn(process.execPath, args, {
    cwd: scratch.root,
    // A group of its own: the preview starts a process that has to end with it.
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
  if (preview.pid !== undefined && preview.exitCode === null) {
    process.kill(-preview.pid, 'SIGKILL');
    await once(preview, 'close');
  }
});

/** What the preview serves for a page: the script that holds its content. */
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

/** What the bundler said of the last compilation since a place in the output. */
function lastCompilation(start: number): string {
  const since = output.slice(start);
  return since.slice(Math.max(0, since.search(/compiled (?!.*compiled )/is)));
}

const changes: [
  what: string,
  file: string,
  from: RegExp,
  to: string,
  page: string,
  shown: string,
][] = [
  [
    'the prose of a page',
    'docs/contact.mdx',
    /$/,
    '\nShown by the preview.\n',
    'docs/contact.mdx',
    'Shown by the preview.',
  ],
  [
    'its front matter',
    'docs/contact.mdx',
    /^title: .+/m,
    'title: Contact us here',
    'docs/contact.mdx',
    'Contact us here',
  ],
  [
    'the contract',
    'openapi/v2/review/get-a-review.yaml',
    /(?<=name: reviewId[^]*?description: ).+/,
    'The review that a preview shows.',
    'docs/vacation-rental-api/v2/review/get-a-review.mdx',
    'The review that a preview shows.',
  ],
  [
    'a program of a guide',
    'samples/guides/pagination/read-all-pages.py',
    /$/,
    '\n# shown_by_the_preview\n',
    'docs/guides/pagination.mdx',
    'shown_by_the_preview',
  ],
  [
    'a fact of a PMS guide',
    'docs/PMS Specific Guides/apaleo.mdx',
    /count: \d+/,
    'count: 3501',
    'docs/PMS Specific Guides/apaleo.mdx',
    '3,501',
  ],
];

test.each(changes)(
  'a change of %s is served',
  async (_, file, from, to, page, shown) => {
    const poll = {timeout: 120_000, interval: 500};
    await expect.poll(() => served(page), poll).toContain('MDXContent');
    expect(await served(page)).not.toContain(shown);
    const text = readFileSync(scratch.path(file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(scratch.path(file), text.replace(from, to));
    await expect.poll(() => served(page), poll).toContain(shown);
  },
  260_000,
);

test('a change of what is known of the product reaches the pages', async () => {
  const config = () => readFileSync(scratch.path('.docusaurus/docusaurus.config.mjs'), 'utf8');
  const file = scratch.path('src/product.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(?<=tagline: ').+(?=')/, 'Shown by the preview'));
  await expect
    .poll(config, {timeout: 60_000, interval: 500})
    .toContain('"tagline": "Shown by the preview"');
  writeFileSync(file, text);
  await expect.poll(config, {timeout: 60_000, interval: 500}).not.toContain('Shown by the preview');
}, 130_000);

test.each([
  [
    'guide',
    harbourGuide,
    'docs/PMS Specific Guides/harbour-pms.mdx',
    [],
    ['tests/data/routes.txt'],
    'calls a room type a berth',
  ],
  [
    'operation',
    deleteReview,
    'docs/vacation-rental-api/v2/review/delete-a-review.mdx',
    ['openapi/v2/review/delete-a-review.yaml'],
    ['openapi/v2.yaml', 'openapi/sources.yaml', 'tests/data/routes.txt'],
    'take a review down',
  ],
])(
  'a new %s is served without a restart, and its deletion leaves nothing behind',
  async (kind, answers, page, own, changed, shown) => {
    const poll = {timeout: 120_000, interval: 500};
    const before = changed.map((file) => readFileSync(scratch.path(file)));
    expect(await scratch.create(kind, answers)).toMatchObject({code: 0});
    await expect.poll(() => served(page), poll).toContain(shown);
    const start = output.length;
    for (const file of [page, ...own]) rmSync(scratch.path(file));
    for (const [index, file] of changed.entries()) {
      writeFileSync(scratch.path(file), before[index] ?? '');
    }
    await expect.poll(() => served(page), poll).toBe(`no script holds ${page}`);
    await expect
      .poll(() => /compiled (?:success|with)[^]*$/i.exec(lastCompilation(start))?.[0], poll)
      .toMatch(/^compiled success/i);
  },
  300_000,
);

test('a mistake is told with its place, and the preview goes on', async () => {
  const file = scratch.path('docs/introduction.mdx');
  const text = readFileSync(file, 'utf8');
  const line = text.trimEnd().split('\n').length + 2;
  writeFileSync(file, `${text.trimEnd()}\n\n[It](/docs/guides/paginatoin).\n`);
  const told = `docs/introduction.mdx:${line}: /docs/guides/paginatoin leads to no page. Did you mean`;
  const poll = {timeout: 120_000, interval: 500};
  await expect.poll(() => output, poll).toContain(told);
  // Over the page too: the overlay shows what the bundler calls an error.
  await expect
    .poll(() => output.slice(output.indexOf(told)), poll)
    .toMatch(/compiled with .*error/i);
  writeFileSync(file, text);
  await expect
    .poll(() => output.slice(output.lastIndexOf(told)), poll)
    .toMatch(/compiled success/i);
}, 260_000);

test('a page that cannot be compiled is told in one line', async () => {
  const file = scratch.path('docs/introduction.mdx');
  const text = readFileSync(file, 'utf8');
  const line = text.trimEnd().split('\n').length + 2;
  const before = output.length;
  writeFileSync(file, `${text.trimEnd()}\n\nA set {a, b is open.\n`);
  const poll = {timeout: 120_000, interval: 500};
  await expect
    .poll(() => output.slice(before), poll)
    .toContain(`× docs/introduction.mdx:${line}: what stands in braces is code here`);
  await expect.poll(() => output.slice(before), poll).toMatch(/compiled with .*error/i);
  expect(output.slice(before)).not.toContain('MDX compilation failed');
  writeFileSync(file, text);
  await expect.poll(() => output.slice(before), poll).toMatch(/compiled success/i);
}, 260_000);
