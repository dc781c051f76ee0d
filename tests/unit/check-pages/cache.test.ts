// Tests the cache of `npm run check`.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkPages} from '../../../src/plugins/check-pages/check';
import {problemLine} from '../../../src/site/problem';
import {type Files, readTable, siteWith} from './rows';

test('a cached page is reported only while a heading that it links to is missing', async () => {
  const site = readTable<Files>('site');
  const root = await siteWith(site);
  const check = async () => (await checkPages(root)).map(problemLine).join('\n');
  expect(await check()).toBe('');
  const target = 'docs/guides/pagination.mdx';
  const text = site[target] ?? '';
  writeFileSync(path.join(root, target), text.replace('## A part', '## Another part'));
  expect(await check()).toContain('docs/introduction.mdx:8: /docs/guides/pagination#a-part');
  writeFileSync(path.join(root, target), text);
  expect(await check()).toBe('');
});
