import type {Root} from 'hast';
import {elementsByTag} from '../../site/hast';

/**
 * Rehype plugin that gives a link with the title "mark", as in `[inferred](/docs/guides/errors "mark")`, the look of the
 * marks on reference pages. Their class has no prefix, because a page with classes of the reference (`ref-`) inlines all
 * of its styles.
 */
export function rehypeMarks() {
  return (tree: Root) => {
    for (const {properties} of elementsByTag(tree, 'a')) {
      if (properties.title !== 'mark') continue;
      delete properties.title;
      Object.assign(properties, {className: ['evidence-mark'], dataEvidence: 'inferred'});
    }
  };
}
