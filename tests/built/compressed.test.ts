import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {htmlFiles, site} from './site';

// Most are compressed while the build goes on.
test.each([
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
])('each %s file holds what stands beside it now', (extension, decompress) => {
  const files = readdirSync(site, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(site, file));
  const other = files.filter((file) => {
    const own = readFileSync(file.slice(0, -extension.length));
    return !decompress(readFileSync(file)).equals(own);
  });
  expect(other).toEqual([]);
});

test('each page, script and style sheet that is not tiny is compressed', () => {
  const assets = readdirSync(path.join(site, 'assets'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => path.join('assets', file));
  expect(assets.length).toBeGreaterThan(100);
  const large = [...htmlFiles(), ...assets, 'search/data.json', 'llms-full.txt', 'sitemap.xml']
    .map((file) => path.join(site, file))
    .filter((file) => readFileSync(file).length >= 512);
  expect(large.filter((file) => !existsSync(`${file}.br`) || !existsSync(`${file}.gz`))).toEqual(
    [],
  );
});
