// Tests `npm run check` in a copy of the repository.
import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {Scratch} from './scratch';

describe('npm run check', {tags: ['slow']}, () => {
  test('prints mistakes in pages, wording, spelling and contract with file and line, and fails', async () => {
    const scratch = new Scratch();
    // The check caches results only in a Git repository.
    execFileSync('git', ['init', '--quiet'], {cwd: scratch.root});
    // Fills the cache. The second run must still find problems in unchanged pages whose sources have changed.
    expect((await scratch.run('node', 'scripts/check.mjs')).code).toBe(0);
    const page = 'docs/contact.mdx';
    const line = readFileSync(scratch.path(page), 'utf8').split('\n').length;
    scratch.edit(
      page,
      /$/,
      '\n[It](/docs/guides/paginatoin).\n\n![](/img/mark.svg)\n\nAn e-mail, a resrvation, a color.\n',
    );
    scratch.edit('openapi/v2/quote/get-a-quote.yaml', /example: \d+/, 'example: three');
    scratch.edit('openapi/common/link/get-a-link.yaml', /operationId: \w+/, 'operationId: getIt');
    scratch.edit('samples/guides/javascript/find-lost-events.mjs', /#region log/, '#region made');
    const {code, output} = await scratch.run('node', 'scripts/check.mjs');
    for (const message of [
      `${page}:${line + 1}: /docs/guides/paginatoin does not exist. Did you mean "/docs/guides/pagination"?`,
      new RegExp(`${page}:${line + 3}\\b.* MD045/no-alt-text Images should have alternate text`),
      new RegExp(`${page}:${line + 5}\\b.* Write email`),
      new RegExp(`${page}:${line + 5}:\\d+: Unknown word: resrvation\\. If`),
      'Forbidden word: color. fix: (colour)',
      /docs\/common-api-reference\/link\/get-a-link\.mdx:\d.* is not in the contract/,
      /docs\/guides\/webhooks\/third-party-webhooks\.mdx:\d+: samples\/\S+ has no "#region log"/,
      'add it to prose/words.txt',
      /openapi\/v2\/quote\/get-a-quote\.yaml:\d+:\d+/,
      'type must be number',
    ]) {
      expect(output).toMatch(message);
    }
    expect(output).not.toMatch(/^\s+at \S.*:\d+:\d+\)?$/m);
    expect(code).toBe(1);
  }, 600_000);

  test('reports links to a page that has been deleted since a check without problems', async () => {
    const scratch = new Scratch();
    execFileSync('git', ['init', '--quiet'], {cwd: scratch.root});
    await scratch.run('node', 'scripts/check.mjs');
    rmSync(scratch.path('docs/guides/pagination.mdx'));
    const {output} = await scratch.run('node', 'scripts/check.mjs');
    expect(output).toContain('/docs/guides/pagination does not exist');
    expect(output).not.toContain('ENOENT');
  }, 600_000);

  test('lints an API whose root file could not be parsed in the last check', async () => {
    const scratch = new Scratch();
    execFileSync('git', ['init', '--quiet'], {cwd: scratch.root});
    await scratch.run('node', 'scripts/check.mjs');
    const root = scratch.edit('openapi/v2.yaml', /^openapi:/m, 'openapi');
    await scratch.run('node', 'scripts/check.mjs');
    writeFileSync(scratch.path('openapi/v2.yaml'), root);
    scratch.edit('openapi/v2/quote/get-a-quote.yaml', /example: \d+/, 'example: three');
    const {output} = await scratch.run('node', 'scripts/check.mjs');
    expect(output).toContain('type must be number');
  }, 600_000);

  test('names only the file of a wrong date that many pages show', async () => {
    const scratch = new Scratch();
    scratch.edit('src/plugins/pms/model/calryPages.json', /2026-\d\d-\d\d/, '2026-13-45');
    const {output} = await scratch.run('node', 'scripts/check.mjs');
    expect(output).toMatch(
      /^src\/plugins\/pms\/model\/calryPages\.json:5: calry-guide\.read: found "2026-13-45"\. Allowed: .*\nOne problem,/,
    );
  }, 600_000);

  test('accepts a guide and an operation that are written from the templates', async () => {
    const scratch = new Scratch();
    scratch.add('guide');
    scratch.add('operation');
    const {code, output} = await scratch.run('node', 'scripts/check.mjs');
    expect(code, output).toBe(0);
  }, 600_000);
});
