import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Returns a digest of the names and contents of files.
 *
 * @param files paths from the repository root
 * @param root the repository root
 */
export function digestOf(files: readonly string[], root: string): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('base64url');
}
