// Tests that two builds of the same sources are identical.
import {createHash} from 'node:crypto';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {filesIn} from '../../src/site/pages';
import {run, toolScript} from '../../scripts/lib/run.mjs';

const again = path.resolve('.cache/again');
const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

afterAll(() => rmSync(again, {recursive: true, force: true}));

test('a second build, in another time zone, is byte-identical', async () => {
  rmSync(again, {recursive: true, force: true});
  const args = [toolScript('docusaurus'), 'build', '--out-dir', again];
  // Auckland's date is tomorrow's for half of the day. The language of the machine is that of the first build
  // (src/plugins/docusaurus-patches/README.md).
  const env = {TZ: 'Pacific/Auckland'};
  const {code, output} = await run(process.execPath, args, {env, quiet: true});
  expect(code, output).toBe(0);
  expect(filesIn('.', again).toSorted()).toEqual(filesIn('.', 'build').toSorted());
  const different = filesIn('.', again).filter(
    (file) => digest(path.join(again, file)) !== digest(path.join('build', file)),
  );
  expect(different).toEqual([]);
}, 1_200_000);
