import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Replaces `{/* trap *\/}`, the marker of a paragraph that `skill.md` repeats, with an empty element. The Markdown is
 * generated from the HTML, which does not contain MDX comments.
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
