import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin that replaces `{/* trap *\/}` with an empty element. This comment marks a paragraph that `skill.md`
 * repeats. The Markdown pages are generated from HTML, and the HTML contains no MDX comments.
 */
export function remarkTraps() {
  return (tree: Root) => {
    visit(tree, 'mdxTextExpression', (node, index, parent) => {
      if (!/^\/\* *trap *\*\/$/.test(node.value) || index === undefined) return;
      parent?.children.splice(index, 1, {
        type: 'mdxJsxTextElement',
        name: 'span',
        attributes: [{type: 'mdxJsxAttribute', name: 'data-trap', value: ''}],
        children: [],
      });
    });
  };
}
