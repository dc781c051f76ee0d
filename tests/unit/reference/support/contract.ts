import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '../../../support/temporaryFolder';

/** By file below `openapi/`: how its text changes (a new file starts empty), or that it is removed. */
export type Edits = Record<string, ((text: string) => string) | 'remove'>;

/**
 * Copies a small contract of three calls, with changes.
 *
 * @returns the folder of the copy
 */
export function contractWith(edits: Edits): string {
  const root = temporaryFolder('contract');
  cpSync('tests/unit/reference/contract', root, {recursive: true});
  for (const [name, edit] of Object.entries(edits)) {
    const file = path.join(root, name);
    if (edit === 'remove') {
      rmSync(file);
      continue;
    }
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const after = edit(before);
    if (after === before) throw new Error(`The edit of ${name} changes nothing.`);
    mkdirSync(path.dirname(file), {recursive: true});
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
