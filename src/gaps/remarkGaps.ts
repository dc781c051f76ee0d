import type {Root} from 'mdast';
import {replaceElements} from '../site/elements';
import {loadGaps} from './load';
import {gapsPage} from './gapsPage';

/**
 * Expands `<DocumentationGaps />` into the list of what is not documented.
 *
 * @throws WriterError when the sources have a mistake
 */
export function remarkGaps({root = '.'}: {root?: string} = {}) {
  return (tree: Root) => replaceElements(tree, {DocumentationGaps: () => gapsPage(loadGaps(root))});
}
