import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const dir = '.cache/inventory';

/** How the lists of what the mock's package holds end; those of the sites themselves do not. */
const ofMock = '-mock.json';

/**
 * @param {string[]} files absolute paths of what was bundled
 * @param {string} [project] its folder
 * @returns {string[]} folders of the packages that they came from, as the lock file names them, such as `node_modules/ajv`, sorted
 */
export function packagesOf(files, project = '.') {
  const folders = files.flatMap((file) => {
    const inside = path.relative(project, file).split(path.sep).join('/');
    return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(inside)?.slice(0, 1) ?? [];
  });
  return [...new Set(folders)].sort();
}

/**
 * Writes down which packages are in what readers get. The lock file cannot tell: most of what it names only builds the site.
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
 * @param {{mock?: boolean}} [options] without `mock`, what the pages bring to the browser alone
 * @returns {string[]} folders of the packages that a built site brings to its readers, such as `node_modules/react`; of all sites
 *   built here together, as `src/shipped-packages` and `src/mock-package/pack.ts` left them
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
