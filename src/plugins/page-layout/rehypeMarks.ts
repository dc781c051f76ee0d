import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/**
 * Rehype plugin that gives a link with the text "inferred" the look of the marks on reference pages. Their class has no
 * prefix, because a page with classes of the reference (`ref-`) inlines all of its styles.
 */
export function rehypeMarks() {
  return (tree: Root) => {
    visit(tree, {type: 'element', tagName: 'a'}, (link: Element) => {
      if (toString(link) !== 'inferred') return;
      Object.assign(link.properties, {className: ['evidence-mark'], dataEvidence: 'inferred'});
    });
  };
}
