import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const dir = '.cache/inventory';

/** How the lists of what the mock's package holds end; those of the sites themselves do not. */
const ofMock = '-mock.json';

/**
 * @param {{mock?: boolean}} [options] without `mock`, what the pages bring to the browser alone
 * @returns {string[]} folders of the packages that a built site brings to its readers, such as `node_modules/react`; of all sites
 *   built here together, as `src/shipped-packages` and `packMock.mjs` left them
 * @throws {Error} when none has been built
 */
export function shippedPackages({mock = true} = {}) {
  const files = (existsSync(dir) ? readdirSync(dir) : []).filter(
    (file) => mock || !file.endsWith(ofMock),
  );
  if (files.length === 0) {
    throw new Error(
      'Which packages reach the reader is not known before a build: run `npm run build`.',
    );
  }
  const lists = files.map((file) => JSON.parse(readFileSync(path.join(dir, file), 'utf8')));
  return [...new Set(lists.flat())].sort();
}
