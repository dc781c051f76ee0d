// Installs npm packages from a lock file.
import {existsSync, lstatSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {runNpm} from './run.mjs';

/**
 * Installs the packages of the project, unless the locked versions are already installed. Uses only Node's own modules,
 * because it runs before anything is installed.
 *
 * @throws {Error} if Node is too old, or npm fails
 */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  }
  await ensurePackages('.');
}

/**
 * Compares the lock file with the list of installed packages that npm writes. Ignores optional packages, because these
 * depend on the platform.
 *
 * @param {string} folder
 */
function isInstalled(folder) {
  const list = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const [wanted, installed] = [path.join(folder, 'package-lock.json'), list].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(wanted).every(
    ([name, {optional, devOptional, version}]) =>
      !name || optional || devOptional || installed[name]?.version === version,
  );
}

/**
 * Installs the packages of a lock file, unless the locked versions are already installed.
 *
 * @param {string} folder with `package.json` and `package-lock.json`
 * @throws {Error} if npm fails, or if `node_modules` is a link to other versions
 */
export async function ensurePackages(folder) {
  if (isInstalled(folder)) return;
  const packages = path.join(folder, 'node_modules');
  // npm would empty the linked folder, which other checkouts may use.
  if (lstatSync(packages, {throwIfNoEntry: false})?.isSymbolicLink()) {
    throw new Error(
      `${packages} is a link to packages that do not match ${path.join(folder, 'package-lock.json')}: ` +
        `run npm ci in ${path.dirname(realpathSync(packages))}.`,
    );
  }
  const where = folder === '.' ? '' : ` of ${folder}`;
  console.log(`Installing packages${where} …`);
  // No package needs its install script, so npm does not run any. A build needs the development packages, which npm leaves
  // out if NODE_ENV is `production`.
  const {code} = await runNpm(
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {cwd: folder},
  );
  if (code !== 0) throw new Error(`npm ci${where} failed; see its output above.`);
}
