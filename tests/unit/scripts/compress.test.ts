import {readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {compressSite} from '../../../scripts/lib/compress.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

test('a page is compressed once, and again after it changed', async () => {
  const dir = temporaryFolder('compress');
  const page = path.join(dir, 'page.html');
  writeFileSync(page, 'A page of some words. '.repeat(100));
  expect(await compressSite(dir)).toBe(1);
  expect(await compressSite(dir)).toBe(0);

  const text = 'A page of other words. '.repeat(100);
  writeFileSync(page, text);
  const later = statSync(`${page}.br`).mtimeMs / 1000 + 1;
  utimesSync(page, later, later);
  expect(await compressSite(dir)).toBe(1);
  expect(String(brotliDecompressSync(readFileSync(`${page}.br`)))).toBe(text);
});
