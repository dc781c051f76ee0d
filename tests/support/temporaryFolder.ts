import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** Removes all folders that `temporaryFolder` created. setup.ts calls it after each test file. */
export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, {recursive: true, force: true});
}

/**
 * Creates an empty folder that is removed after the test file.
 *
 * @param name part of the folder's name, to identify folders left by a crash
 * @returns its absolute path
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `calry-docs-${name}-`));
  made.push(folder);
  return folder;
}

/** Creates a temporary folder with these files: texts by path. */
export function folderWith(name: string, files: Record<string, string>): string {
  const folder = temporaryFolder(name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}
