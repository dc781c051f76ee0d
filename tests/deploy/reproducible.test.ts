import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {buildSite} from '../../scripts/lib/build.mjs';
import {temporaryFolder} from '../support/temporaryFolder';
import {firstDifference} from './support/compare';

const again = path.resolve('.cache/again/site');

afterAll(() => rmSync(path.dirname(again), {recursive: true, force: true}));

it('a second build of the same commit, without the caches of the first, is the same in every byte', async () => {
  rmSync(path.dirname(again), {recursive: true, force: true});
  mkdirSync(path.dirname(again), {recursive: true});
  await buildSite({outDir: again, env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}});
  expect(firstDifference('build', again)).toBeUndefined();
  expect(readFileSync(`${again}.nginx.conf`, 'utf8')).toBe(
    readFileSync('build.nginx.conf', 'utf8'),
  );
});

it('a difference is named with file and offset', () => {
  const dir = temporaryFolder('compare');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  const compare = () => firstDifference(path.join(dir, 'a'), path.join(dir, 'b'));
  write('a/x/page.html', 'same start, one');
  write('b/x/page.html', 'same start, one');
  expect(compare()).toBeUndefined();
  write('b/x/page.html', 'same start, two');
  expect(compare()).toMatch(/^x\/page\.html differs from byte 12: "same start, one"/);
  write('b/x/page.html', 'same start, one and more');
  expect(compare()).toMatch(/^x\/page\.html differs from byte 15/);
  write('a/early.html', '');
  expect(compare()).toBe(`early.html is only in ${path.join(dir, 'a')}`);
});
