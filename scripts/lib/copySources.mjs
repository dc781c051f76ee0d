import {cpSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** What is no source: packages, builds, caches, results and the history. */
const left =
  /^(node_modules|build.*|test-results|playwright-report|\.docusaurus.*|\.cache|\.git|.*\.log)$/;

/**
 * Copies the sources of the project, for work that may spoil them; the packages are linked, not copied.
 *
 * @param {string} to folder that is made when it is not there
 */
export function copySources(to) {
  mkdirSync(to, {recursive: true});
  for (const name of readdirSync('.').filter((entry) => !left.test(entry))) {
    cpSync(name, path.join(to, name), {recursive: true});
  }
  symlinkSync(path.resolve('node_modules'), path.join(to, 'node_modules'));
}
