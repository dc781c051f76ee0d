// Tests that the lock files have the binaries for all platforms.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

type Lock = {packages: Record<string, {optionalDependencies?: Record<string, string>}>};

/** Returns the paths where Node looks for a dependency of the package at `asking`. */
function placesFrom(asking: string, name: string): string[] {
  const folders = asking.split(/(?=\/node_modules\/)/);
  return [...folders.keys(), folders.length].map((count) =>
    [...folders.slice(0, count), 'node_modules', name].join('/').replace(/^\//, ''),
  );
}

// npm silently omits a binary that the registry lacks, and `npm ci` then fails on that platform.
test.each(['package-lock.json', 'tests/generators/package-lock.json'])('%s is complete', (file) => {
  const {packages}: Lock = JSON.parse(readFileSync(file, 'utf8'));
  const asked = Object.entries(packages).flatMap(([place, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies).map((name) => ({place, name})),
  );
  expect(asked).not.toEqual([]);
  const missing = asked.filter(
    ({place, name}) => !placesFrom(place, name).some((at) => at in packages),
  );
  expect(missing).toEqual([]);
});
