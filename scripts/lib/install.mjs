// Installs npm packages from a lock file. Uses only Node's own modules, because it runs before anything is installed.
import {execSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

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
 * Installs the packages of a lock file in a fresh clone. Installed packages are never replaced.
 *
 * @param {string} folder with `package.json` and `package-lock.json`
 * @throws {Error} if npm fails, or if other versions are installed
 */
export function ensurePackages(folder) {
  if (isInstalled(folder)) return;
  if (existsSync(path.join(folder, 'node_modules')))
    throw new Error(
      `The packages in ${path.resolve(folder, 'node_modules')} are not those of package-lock.json: run npm ci there.`,
    );
  // No package needs its install script. Without `--include`, npm leaves out what the build needs if NODE_ENV is
  // `production`.
  const command = 'npm ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error';
  console.log(`${command} in ${path.resolve(folder)} …`);
  execSync(command, {cwd: folder, stdio: 'inherit'});
}
