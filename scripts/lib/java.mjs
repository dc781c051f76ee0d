import {findExecutable, installPackages} from './debian.mjs';

/** What to do where there is none. */
export const missingJava =
  'No Java for the W3C’s checker of HTML. Install one, for example `apt-get install default-jre-headless`.';

/** @returns {string | undefined} path of Java, when it is on this machine */
export const findJava = () => findExecutable('java');

/**
 * Finds Java, or gets it from Debian when this runs as root there.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Error} when there is none and none can be had; says what to install
 */
export async function ensureJava() {
  if (!findJava()) await installPackages(['default-jre-headless']);
  const java = findJava();
  if (java) return java;
  throw new Error(missingJava);
}
