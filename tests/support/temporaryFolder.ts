import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** Removes the folders that were made until now; the set-up of each test file does so at its end. */
export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, {recursive: true, force: true});
}

/**
 * An empty folder of its own, gone again when the tests of the file are over.
 *
 * @param name what it is for; stands in its name, for whoever finds one that a crash left behind
 * @returns its absolute path
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `calry-docs-${name}-`));
  made.push(folder);
  return folder;
}
