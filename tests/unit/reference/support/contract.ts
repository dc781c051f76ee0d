import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '../../../support/temporaryFolder';

/** What to do to a file of the contract: change its text, or remove it. */
export type Edits = Record<string, ((text: string) => string) | 'remove'>;

/**
 * A copy of the contract with some files changed, gone again when the tests of the file are over.
 *
 * @param edits by file below `openapi/`; a file that does not exist is made from an empty text
 * @returns the copy's folder
 */
export function contractWith(edits: Edits): string {
  const root = temporaryFolder('contract');
  cpSync('openapi', root, {recursive: true});
  for (const [name, edit] of Object.entries(edits)) {
    const file = path.join(root, name);
    if (edit === 'remove') {
      rmSync(file);
      continue;
    }
    let before = '';
    try {
      before = readFileSync(file, 'utf8');
    } catch {
      // A new file.
    }
    const after = edit(before);
    if (after === before) throw new Error(`The edit of ${name} changes nothing.`);
    writeFileSync(file, after);
  }
  return root;
}

/** The message that an action stops with, with the folder of the contract left out. */
export function messageOf(action: () => unknown, root?: string): string {
  try {
    action();
  } catch (error) {
    const {message} = error as Error;
    return root ? message.replaceAll(root, 'openapi') : message;
  }
  return 'no error';
}
