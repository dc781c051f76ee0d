import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './support/test';

/** Writes a site of one page. */
function site(dir: string, text: string) {
  mkdirSync(dir, {recursive: true});
  const html = `<html lang="en"><head><title>Home</title></head><body><main>${text}</main></body></html>`;
  writeFileSync(path.join(dir, 'index.html'), html);
  writeFileSync(path.join(dir, '404.html'), html);
}

test('the comparison of two builds pictures a changed page of each', {tag: '@slow'}, () => {
  const info = test.info();
  const [before, after, out] = ['before', 'after', 'out'].map((name) => info.outputPath(name)) as [
    string,
    string,
    string,
  ];
  site(before, 'As it was');
  site(after, 'As it is');
  execFileSync(process.execPath, ['bench/compare.mjs', before, after, out]);
  expect(readFileSync(path.join(out, 'report.md'), 'utf8')).toContain('- `/`, pictures `home.png`');
  for (const side of ['before', 'after']) {
    expect(readdirSync(path.join(out, side))).toContain('home.png');
    expect(readFileSync(path.join(out, side, 'home.png')).readUInt32BE(16)).toBe(1280);
  }
});
