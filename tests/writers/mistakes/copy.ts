import {cpSync} from 'node:fs';
import {Scratch} from '../scratch';

/** A copy of the repository whose pages with mistakes are as they were when the mistakes were written: texts go on changing. */
export function copyToSpoil(): Scratch {
  const scratch = new Scratch();
  cpSync('tests/writers/mistakes/pages', scratch.root, {recursive: true});
  return scratch;
}
