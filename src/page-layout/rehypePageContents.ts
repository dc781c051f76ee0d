import type {Root} from 'hast';

/**
 * Puts the contents of a docs page, which narrow screens show as a fold, behind its first paragraph: what the page is about comes
 * first (src/page-layout/PageContents).
 */
export function rehypePageContents() {
  return (tree: Root) => {
    const lead = tree.children.findIndex(
      (child) => child.type === 'element' && child.tagName === 'p',
    );
    const title = tree.children.findIndex(
      (child) => child.type === 'element' && child.tagName === 'h1',
    );
    tree.children.splice(Math.max(lead, title) + 1, 0, {
      type: 'mdxJsxFlowElement',
      name: 'PageContents',
      attributes: [],
      children: [],
    });
  };
}
