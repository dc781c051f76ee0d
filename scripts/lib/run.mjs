// Runs commands, and finds npm tools.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] added to the environment of this process
 * @property {string} [cwd]
 * @property {boolean} [quiet] does not print the output
 */

/**
 * Runs a command, prints its output as it arrives, and returns it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{code: number, output: string}>} exit code, and standard output and error combined
 */
export async function run(command, args, {env, cwd, quiet} = {}) {
  const options = {cwd, env: {...process.env, ...env}};
  const child = spawn(command, args, {...options, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      if (!quiet) process.stdout.write(text);
    });
  }
  const [code] = await once(child, 'close');
  return {code: code ?? 1, output};
}

/**
 * Looks up the script of a tool in the lock file, because on Windows the files in `node_modules/.bin` need a shell,
 * and npx intercepts some options.
 *
 * @param {string} tool name of an executable in a package, such as `tsc`
 * @param {string} [folder] with the lock file and the packages
 * @returns {string} absolute path of the script
 * @throws {Error} if no package provides it
 */
export function toolScript(tool, folder = '.') {
  const lock = path.join(folder, 'package-lock.json');
  /** @type {{packages: Record<string, {bin?: Record<string, string>}>}} */
  const {packages} = JSON.parse(readFileSync(lock, 'utf8'));
  const atTop = /^node_modules\/(@[^/]+\/)?[^/]+$/;
  for (const [place, {bin}] of Object.entries(packages)) {
    if (bin?.[tool] && atTop.test(place)) return path.resolve(folder, place, bin[tool]);
  }
  throw new Error(`${lock}: no package provides the tool ${tool}.`);
}
