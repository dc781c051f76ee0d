import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes what changes when the name or the text of any of the files changes; a digest that is still right is left untouched, so
 * that whoever depends on it is not disturbed.
 *
 * @param digest the file to write
 * @param files absolute paths
 */
export function writeDigest(digest: string, files: readonly string[]): void {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  const text = `${hash.digest('hex')}\n`;
  if (existsSync(digest) && readFileSync(digest, 'utf8') === text) return;
  mkdirSync(path.dirname(digest), {recursive: true});
  writeFileSync(digest, text);
}
