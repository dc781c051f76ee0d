import {readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeEach, expect, it} from 'vitest';
import {compressFiles, compressSite} from '../../../scripts/lib/compress.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

const dir = temporaryFolder('compress');
const page = path.join(dir, 'page.html');
const text = 'A page of some words. '.repeat(100);

beforeEach(() => {
  writeFileSync(page, text);
  writeFileSync(path.join(dir, 'small.html'), 'Small.');
  writeFileSync(path.join(dir, 'picture.png'), text);
});

it('writes both forms beside a text that gains from it, and leaves the rest', async () => {
  expect(
    await compressFiles([page, path.join(dir, 'small.html'), path.join(dir, 'picture.png')]),
  ).toBe(1);
  expect(String(brotliDecompressSync(readFileSync(`${page}.br`)))).toBe(text);
  expect(String(gunzipSync(readFileSync(`${page}.gz`)))).toBe(text);
});

it('compresses a file of a site once, and again when it has changed since', async () => {
  await compressFiles([page]);
  expect(await compressSite(dir)).toBe(0);
  writeFileSync(page, `${text}More.`);
  const later = statSync(`${page}.br`).mtimeMs / 1000 + 1;
  utimesSync(page, later, later);
  expect(await compressSite(dir)).toBe(1);
  expect(String(brotliDecompressSync(readFileSync(`${page}.br`)))).toBe(`${text}More.`);
});
