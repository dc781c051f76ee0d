import {findExecutable, installPackages} from './debian.mjs';

/**
 * Finds Java, or gets it from Debian when this runs as root there.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Error} when there is none and none can be had; says what to install
 */
export async function ensureJava() {
  if (!findExecutable('java')) await installPackages(['default-jre-headless']);
  const java = findExecutable('java');
  if (java) return java;
  throw new Error(
    'No Java for the W3C’s checker of HTML. Install one, for example `apt-get install default-jre-headless`.',
  );
}
