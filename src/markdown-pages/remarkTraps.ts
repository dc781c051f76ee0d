import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Replaces the mark of a paragraph that `skill.md` repeats, `{/* trap *\/}`, by an empty element, because comments
 * are not in the HTML that the Markdown is made from.
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
