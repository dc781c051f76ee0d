import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {shippedPackages} from '../../scripts/lib/inventory.mjs';

type Locked = {version?: string; license?: string};

const locked: Record<string, Locked> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;
const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '');

/** The licence of a package; old ones name it in a list, which the lock file leaves out. */
function licenceOf(folder: string): string {
  const {license} = locked[folder] ?? {};
  if (license) return license;
  const {licenses} = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    licenses?: {type: string}[];
  };
  return licenses?.map(({type}) => type).join(' OR ') ?? 'none named';
}

/** Licences that let the site pass a package on to its readers without further duties than naming it. */
const allowed = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
]);

it('every package that reaches the reader has a licence that allows it', () => {
  const shipped = shippedPackages().map((folder) => {
    return {folder, version: locked[folder]?.version, licence: licenceOf(folder)};
  });
  console.log(
    `Packages that reach the reader:\n${shipped.map(({folder, version, licence}) => `  ${nameOf(folder)} ${version}: ${licence}`).join('\n')}`,
  );
  const counts = new Map<string, number>();
  for (const {license = 'none named'} of Object.values(locked))
    counts.set(license, (counts.get(license) ?? 0) + 1);
  console.log(
    `All installed packages: ${[...counts].map(([licence, count]) => `${licence} ${count}`).join(', ')}`,
  );
  expect(shipped.length).toBeGreaterThan(10);
  expect(shipped.filter(({licence}) => !allowed.has(licence))).toEqual([]);
});

it('no package reaches the browser twice', () => {
  const shipped = shippedPackages({mock: false});
  const twice = shipped.filter(
    (folder) => shipped.filter((other) => nameOf(other) === nameOf(folder)).length > 1,
  );
  expect(twice).toEqual([]);
});
