import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** Removes all folders of `temporaryFolder`; the set-up of each test file calls it at the end. */
export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, {recursive: true, force: true});
}

/**
 * Makes an empty folder that is removed after the test file.
 *
 * @param name a part of its name, which identifies a folder that a crash left behind
 * @returns its absolute path
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `calry-docs-${name}-`));
  made.push(folder);
  return folder;
}
