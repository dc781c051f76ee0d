// Records and lists the npm packages whose code reaches readers: in the bundle of the site and in the mock's package.
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const dir = '.cache/inventory';

/** Suffix of the files that list the mock's packages. */
const mockSuffix = '-mock.json';

/**
 * Finds the packages that bundled files belong to.
 *
 * @param {string[]} files absolute paths of bundled files
 * @param {string} [project] root of the project
 * @returns {string[]} sorted folders of the packages, as in the lock file, such as `node_modules/ajv`
 */
export function packagesOf(files, project = '.') {
  const folders = files.flatMap((file) => {
    const inside = path.relative(project, file).split(path.sep).join('/');
    return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(inside)?.slice(0, 1) ?? [];
  });
  return [...new Set(folders)].sort();
}

/**
 * Writes a JSON file that lists which packages reach readers. All other packages in the lock file only build the site.
 *
 * @param {string} name of the JSON file; it ends in `-mock` for the mock's package
 * @param {string[]} files absolute paths of bundled files
 * @param {string} [project] root of the project
 * @returns {string[]} folders of the packages
 */
export function recordPackages(name, files, project = '.') {
  const packages = packagesOf(files, project);
  mkdirSync(path.join(project, dir), {recursive: true});
  writeFileSync(path.join(project, dir, `${name}.json`), JSON.stringify(packages, null, 2));
  return packages;
}

/**
 * Lists the packages that reach readers, in all sites that have been built in this folder.
 *
 * @param {{mock?: boolean}} [options] `mock: false` leaves out the packages of the mock, which no page loads
 * @returns {string[]} sorted folders such as `node_modules/react`
 * @throws {Error} if no site has been built
 */
export function shippedPackages({mock = true} = {}) {
  const files = (existsSync(dir) ? readdirSync(dir) : []).filter(
    (file) => mock || !file.endsWith(mockSuffix),
  );
  if (files.length === 0) {
    throw new Error(
      'The packages that reach readers are known only after a build: run `npm run build`.',
    );
  }
  const lists = files.map((file) => JSON.parse(readFileSync(path.join(dir, file), 'utf8')));
  return [...new Set(lists.flat())].sort();
}
