import {mkdirSync, writeFileSync} from 'node:fs';
import type {Toolchain} from '../toolchains.mjs';

/**
 * Prints how many samples ran in which language, and keeps the line in `test-results/` for whoever sums up the test run.
 *
 * @param missing languages that could not run here; they are named, never left out
 * @returns the line
 */
export function printSummary(
  title: string,
  counts: [language: string, count: number][],
  missing: Toolchain[],
): string {
  const absent = missing.map(
    ({language, packages}) =>
      `${language} 0 (not installed: apt-get install ${packages.join(' ')})`,
  );
  const line = `${title}: ${[...counts.map(([language, count]) => `${language} ${count}`), ...absent].join(', ')}`;
  mkdirSync('test-results', {recursive: true});
  writeFileSync(`test-results/${title.replaceAll(' ', '-')}.txt`, `${line}\n`);
  console.log(line);
  return line;
}
