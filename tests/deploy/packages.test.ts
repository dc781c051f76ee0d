import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {shippedPackages} from '../../src/shipped-packages/inventory.mjs';

/** Licences that let the site pass a package on to its readers without further duties than naming it. */
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

/** The licence of a package; old ones name it in a list. */
function licenceOf(folder: string): string {
  const {license, licenses = []}: {license?: string; licenses?: {type: string}[]} = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  return license ?? licenses.map(({type}) => type).join(' OR ');
}

test('every package that reaches the reader has a licence that allows it', () => {
  const shipped = shippedPackages().map((folder) => [folder, licenceOf(folder)] as const);
  expect(shipped.map(([folder]) => folder)).toContain('node_modules/react');
  expect(shipped.filter(([, licence]) => !allowed.includes(licence))).toEqual([]);
});

test('no package reaches the browser in two versions', () => {
  const names = shippedPackages({mock: false}).map((folder) =>
    folder.replace(/^.*node_modules\//, ''),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
