import {readFileSync} from 'node:fs';

const lines = readFileSync(new URL('unrevised.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/**
 * Whether a file waits for its revision: the rules of the voice pass it over.
 *
 * @param {string} file absolute, or from the root of the repository
 */
export const isUnrevised = (file) =>
  lines.some((line) => `/${file}`.replaceAll('\\', '/').includes(`/${line}`));
