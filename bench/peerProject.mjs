import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {run} from '../scripts/lib/run.mjs';

/** Below this folder stands everything that the benchmark installs or builds for comparison. */
export const cache = path.resolve('.cache/bench');

/**
 * @param {string} what what was being done, for the message
 * @param {Promise<{code: number, output: string}>} step
 * @throws {Error} with the output of the step when it failed
 */
export async function must(what, step) {
  const {code, output} = await step;
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
}

/**
 * Makes a project of other software once; again only when its recipe has changed. One that was left half made is made anew.
 *
 * @param {string} name folder below `.cache/bench`
 * @param {string} recipe whatever the result depends on, such as the names and versions of its packages
 * @param {(dir: string) => Promise<void>} make fills the empty folder
 * @returns {Promise<string>} the folder
 */
export async function peerProject(name, recipe, make) {
  const dir = path.join(cache, name);
  const stamp = path.join(dir, '.made-from');
  const digest = createHash('sha256').update(recipe).digest('hex');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === digest) return dir;
  console.log(`Installing ${name}, once …`);
  await rm(dir, {recursive: true, force: true});
  await mkdir(dir, {recursive: true});
  await make(dir);
  await writeFile(stamp, digest);
  return dir;
}

/**
 * Writes a package file and installs what it names.
 *
 * @param {string} dir
 * @param {object} packageFile
 * @throws {Error} with npm's output when it fails
 */
export async function install(dir, packageFile) {
  await writeFile(path.join(dir, 'package.json'), JSON.stringify(packageFile, null, 2));
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  await must(`npm install in ${dir}`, run('npm', ['install', ...options], {cwd: dir, quiet: true}));
}
