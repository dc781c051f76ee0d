// Uses only Node's own modules, because scripts import it before anything is installed.
import {randomUUID} from 'node:crypto';
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
