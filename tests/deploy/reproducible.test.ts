import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildSite} from '../../scripts/lib/build.mjs';

const folder = path.resolve('.cache/again');
const filesOf = (dir: string) =>
  readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

beforeAll(async () => {
  rmSync(folder, {recursive: true, force: true});
  const env = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  await buildSite({outDir: path.join(folder, 'cold'), env});
  // The build of the site has filled the caches, where there are any.
  await buildSite({outDir: path.join(folder, 'warm')});
}, 1_200_000);
afterAll(() => rmSync(folder, {recursive: true, force: true}));

test.each(['cold', 'warm'])('a build with %s caches has the same bytes', (caches) => {
  const again = path.join(folder, caches);
  expect(filesOf(again).toSorted()).toEqual(filesOf('build').toSorted());
  const different = filesOf(again).filter(
    (file) => digest(path.join(again, file)) !== digest(path.join('build', file)),
  );
  expect(different).toEqual([]);
  expect(digest(`${again}.nginx.conf`)).toBe(digest('build.nginx.conf'));
});
