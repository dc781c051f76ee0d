import type {Element, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

/** A table or programs behind this many headings are below the screen, however high it is. */
const HEADINGS = 3;

const isElement = (node: RootContent, name: string): node is Element =>
  node.type === 'element' && node.tagName === name;

const isTabs = (node: RootContent): node is MdxJsxFlowElementHast =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Tabs';

/**
 * Leaves the heavy parts of a long page out of its first layout: its tables and programs. Those that may be on the first screen are
 * laid out at once, since a part that is not has no height of its own and moves what is below.
 */
export function rehypeDeferredLayout() {
  return (tree: Root) => {
    let headings = 0;
    for (const node of tree.children) {
      if (isElement(node, 'h2')) headings += 1;
      if (headings < HEADINGS) continue;
      if (isElement(node, 'table')) node.properties.dataLayOut = 'later';
      if (isTabs(node))
        node.attributes.push({type: 'mdxJsxAttribute', name: 'layOut', value: 'later'});
    }
  };
}
