// Tests the licences and versions of the npm packages whose code the site distributes.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {shippedPackages} from '../../src/plugins/shipped-packages/inventory.mjs';

/** Licences that allow the site to distribute a package with attribution only. */
const allowed = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'OFL-1.1',
];

/** Returns the licence of a package. Old packages have a list of licences. */
function licenceOf(folder: string): string {
  const {license, licenses = []}: {license?: string; licenses?: {type: string}[]} = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  return license ?? licenses.map(({type}) => type).join(' OR ');
}

test('every distributed package has an allowed licence', () => {
  const shipped = shippedPackages().map((folder) => [folder, licenceOf(folder)] as const);
  expect(shipped.map(([folder]) => folder)).toContain('node_modules/react');
  expect(shipped.filter(([, licence]) => !allowed.includes(licence))).toEqual([]);
});

test('no package is bundled in two versions', () => {
  const names = shippedPackages({mock: false}).map((folder) =>
    folder.replace(/^.*node_modules\//, ''),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
