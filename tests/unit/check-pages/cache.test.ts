// Tests the cache of `npm run check`.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkPages} from '../../../src/plugins/check-pages/check';
import {problemLine} from '../../../src/site/problem';
import {temporaryFolder} from '../../support/temporaryFolder';
import {type Files, readTable} from './rows';

test('a cached page is reported only while a heading that it links to is missing', async () => {
  const site = readTable<Files>('site');
  const root = temporaryFolder('cached');
  const write = (file: string, text = site[file] ?? '') => {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  const check = async () => {
    const lines = (await checkPages(root)).map(problemLine);
    // The check reads the real contract, and the small site has no pages for the operations of this contract.
    return lines.filter((line) => !line.startsWith('openapi/')).join('\n');
  };
  for (const file of Object.keys(site)) write(file);
  expect(await check()).toBe('');
  const target = 'docs/guides/pagination.mdx';
  write(target, site[target]?.replace('## A part', '## Another part'));
  expect(await check()).toContain('docs/introduction.mdx:8: /docs/guides/pagination#a-part');
  write(target);
  expect(await check()).toBe('');
});
