import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const dir = '.cache/inventory';

/** The end of the names of lists of the mock's packages. */
const mockSuffix = '-mock.json';

/**
 * @param {string[]} files absolute paths of what was bundled
 * @param {string} [project] its folder
 * @returns {string[]} folders of the packages that they came from, as the lock file names them, such as
 *   `node_modules/ajv`, sorted
 */
export function packagesOf(files, project = '.') {
  const folders = files.flatMap((file) => {
    const inside = path.relative(project, file).split(path.sep).join('/');
    return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(inside)?.slice(0, 1) ?? [];
  });
  return [...new Set(folders)].sort();
}

/**
 * Records the packages that readers get. Most packages of the lock file only build the site.
 *
 * @param {string} name of the list; that of the mock's package ends in `-mock`
 * @param {string[]} files absolute paths of what was bundled
 * @param {string} [project] its folder
 * @returns {string[]} their packages
 */
export function recordPackages(name, files, project = '.') {
  const packages = packagesOf(files, project);
  mkdirSync(path.join(project, dir), {recursive: true});
  writeFileSync(path.join(project, dir, `${name}.json`), JSON.stringify(packages, null, 2));
  return packages;
}

/**
 * @param {{mock?: boolean}} [options] `mock: false` leaves out the packages of the mock, which no page loads
 * @returns {string[]} folders of the packages that readers get, such as `node_modules/react`, of all sites built here
 * @throws {Error} when none has been built
 */
export function shippedPackages({mock = true} = {}) {
  const files = (existsSync(dir) ? readdirSync(dir) : []).filter(
    (file) => mock || !file.endsWith(mockSuffix),
  );
  if (files.length === 0) {
    throw new Error(
      'Which packages reach the reader is known only after a build: run `npm run build`.',
    );
  }
  const lists = files.map((file) => JSON.parse(readFileSync(path.join(dir, file), 'utf8')));
  return [...new Set(lists.flat())].sort();
}
