import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {toolScript} from '../../../scripts/lib/run.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

/** What is said of a project whose sources are these, by file. */
function judged(sources: Record<string, string>): string {
  const root = temporaryFolder('direction');
  cpSync('.dependency-cruiser.cjs', path.join(root, '.dependency-cruiser.cjs'));
  writeFileSync(path.join(root, 'tsconfig.json'), '{"compilerOptions": {}}');
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  const {stdout} = spawnSync(process.execPath, [toolScript('depcruise'), 'src'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout;
}

test('a feature that knows a later one, a circle and a folder without a place are told', () => {
  const said = judged({
    'src/pms/a.ts': "import {b} from '../reference/b';\nexport const a = b;\n",
    'src/reference/b.ts': 'export const b = 1;\n',
    'src/site/c.ts': "import type {D} from './d';\nexport type C = D;\n",
    'src/site/d.ts': "import type {C} from './c';\nexport type D = C;\n",
    'src/novelty/e.ts': "import {b} from '../reference/b';\nexport const e = b;\n",
  });
  expect(said).toContain('pms knows nothing of later features: src/pms/a.ts → src/reference/b.ts');
  expect(said).toMatch(/no circle: src\/site\/[cd]\.ts/);
  expect(said).toContain('every feature has its place: src/novelty/e.ts');
});

test('the order names the features that there are', () => {
  const order = [...readFileSync('.dependency-cruiser.cjs', 'utf8').matchAll(/^ {2}'(.+)',$/gm)];
  const there = readdirSync('src', {withFileTypes: true}).filter((entry) => entry.isDirectory());
  expect(order.map(([, name]) => name).toSorted()).toEqual(
    there
      .map(({name}) => name)
      .filter((name) => name !== 'css')
      .toSorted(),
  );
});
