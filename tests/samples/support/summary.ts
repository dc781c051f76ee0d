import type {Toolchain} from '../toolchains.mjs';

/**
 * Prints how many samples ran in which language.
 *
 * @param missing languages that cannot run here: they are named, never left out
 */
export function printSummary(
  title: string,
  counts: [language: string, count: number][],
  missing: Toolchain[],
): void {
  const absent = missing.map(
    ({language, packages}) => `${language} NOT RUN (apt-get install ${packages.join(' ')})`,
  );
  const ran = counts.map(([language, count]) => `${language} ${count}`);
  console.log(`${title}: ${[...ran, ...absent].join(', ')}`);
}
