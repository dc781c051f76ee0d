// Reads, keys and writes caches, and writes other files in one step. Uses only Node's own modules, because scripts
// import it before anything is installed.
import {createHash, randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes a file in one step, because another process may read it or write it at the same time.
 *
 * @param {string} file
 * @param {string} text
 */
export function replaceFile(file, text) {
  const partial = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(partial, text);
  renameSync(partial, file);
}

/**
 * Reads a cache, which is a JSON file.
 *
 * @param {string} file
 * @returns {Record<string, any>} empty if the file does not exist or is not JSON, as after a crash
 */
export function readCache(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  } catch {
    return {};
  }
}

/**
 * Returns a digest of the names and contents of files, the key of a cache.
 *
 * @param {readonly string[]} files absolute, or relative to `root`
 */
export function digestOf(files, root = '.') {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.resolve(root, file)))
      .update('\0');
  }
  return hash.digest('base64url');
}
