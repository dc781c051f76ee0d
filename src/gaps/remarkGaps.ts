import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {loadGaps} from './load';
import {gapsPage} from './gapsPage';

/**
 * Expands `<DocumentationGaps />` into the list of what is not documented.
 *
 * @throws WriterError when the sources have a mistake
 */
export function remarkGaps({root = '.'}: {root?: string} = {}) {
  return (tree: Root) => {
    visit(
      tree,
      'mdxJsxFlowElement' as never,
      (node: {name: string | null}, index, parent: Root | undefined) => {
        if (node.name !== 'DocumentationGaps' || index === undefined || !parent) return undefined;
        const parts = gapsPage(loadGaps(root));
        parent.children.splice(index, 1, ...parts);
        return index + parts.length;
      },
    );
  };
}
