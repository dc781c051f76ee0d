// Creates edited copies of the small contract in tests/unit/reference/contract.
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {bundleContract} from '../../../../openapi/bundle.mjs';
import {temporaryFolder} from '../../../support/temporaryFolder';

/** Changes to a contract, by file below `openapi/`: a function from old to new text, or `remove`. */
export type Edits = Record<string, ((text: string) => string) | 'remove'>;

/**
 * Copies the small contract in tests/unit/reference/contract, edits the copy and bundles it.
 *
 * @returns the folder of the copy
 * @throws Error if an edit changes nothing
 */
export async function contractWith(edits: Edits): Promise<string> {
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
  await bundleContract(root);
  return root;
}

/** Returns the message of the error that an action throws, with the contract's folder replaced by `openapi`. */
export function messageOf(action: () => unknown, root?: string): string {
  try {
    action();
  } catch (error) {
    const {message} = error as Error;
    return root ? message.replaceAll(root, 'openapi') : message;
  }
  return 'no error';
}
