import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes a hash of the names and texts of files. The file is not written if the hash is unchanged, so that no page is
 * recompiled.
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
