import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {runNpm} from './run.mjs';

const stamp = 'node_modules/.lock-digest';

/**
 * Installs the packages of the lock file, unless just these are there. Uses nothing but Node's own modules, since it runs before
 * anything is installed.
 *
 * @throws {Error} when the Node version is too old, or npm fails
 */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  }
  const digest = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Installing packages …');
  // No package needs a script of its own to be installed, so none is run.
  const {code} = await runNpm([
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) throw new Error('npm ci failed; its own message is above.');
  writeFileSync(stamp, digest);
}
