import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const dir = '.cache/inventory';

/**
 * @returns {string[]} folders of the packages that a built site brings to its readers, such as `node_modules/react`; of all sites
 *   built here together, as `src/plugins/inventory` left them
 * @throws {Error} when none has been built
 */
export function shippedPackages() {
  const files = existsSync(dir) ? readdirSync(dir) : [];
  if (files.length === 0) {
    throw new Error(
      'Which packages reach the reader is not known before a build: run `npm run build`.',
    );
  }
  const lists = files.map((file) => JSON.parse(readFileSync(path.join(dir, file), 'utf8')));
  return [...new Set(lists.flat())].sort();
}
