import {readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {compressSite} from '../../../scripts/lib/compress.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

test('a large text is compressed once, and again after it changed', async () => {
  const dir = temporaryFolder('compress');
  const page = path.join(dir, 'page.html');
  const text = 'A page of some words. '.repeat(100);
  writeFileSync(page, text);
  writeFileSync(path.join(dir, 'small.html'), 'Small.');
  writeFileSync(path.join(dir, 'picture.png'), text);
  expect(await compressSite(dir)).toBe(1);
  expect(String(brotliDecompressSync(readFileSync(`${page}.br`)))).toBe(text);
  expect(String(gunzipSync(readFileSync(`${page}.gz`)))).toBe(text);
  expect(await compressSite(dir)).toBe(0);

  writeFileSync(page, `${text}More.`);
  const later = statSync(`${page}.br`).mtimeMs / 1000 + 1;
  utimesSync(page, later, later);
  expect(await compressSite(dir)).toBe(1);
  expect(String(brotliDecompressSync(readFileSync(`${page}.br`)))).toBe(`${text}More.`);
});
