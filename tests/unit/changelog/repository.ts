import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '../../support/temporaryFolder';

/**
 * A folder that holds the repository's changelog and more entries, gone again when the tests of the
 * file are over.
 *
 * @param more entries by file name
 */
export function changelogWith(more: Record<string, string> = {}): string {
  const root = temporaryFolder('changelog');
  mkdirSync(path.join(root, 'changelog'));
  cpSync('changelog', path.join(root, 'changelog'), {recursive: true});
  for (const [name, text] of Object.entries(more))
    writeFileSync(path.join(root, 'changelog', name), text);
  return root;
}

/**
 * An entry that is right.
 *
 * @param changes the lists of `api`, as YAML
 */
export function entryText(changes: string): string {
  return [
    '---',
    'title: A change',
    'description: An entry of a test, with a description that is long enough to be one.',
    changes,
    '---',
    '',
  ].join('\n');
}
