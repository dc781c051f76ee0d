import type {Root} from 'hast';

/**
 * Puts the contents of a docs page, which narrow screens show as a fold, behind its first paragraph: what the page is about comes
 * first (src/page-layout/PageContents). An operation shows its call before them as well, and its code behind them.
 */
export function rehypePageContents() {
  return (tree: Root) => {
    const lead = tree.children.findIndex(
      (child) => child.type === 'element' && child.tagName === 'p',
    );
    const title = tree.children.findIndex(
      (child) => child.type === 'element' && child.tagName === 'h1',
    );
    const code = tree.children.findIndex(
      (child) => child.type === 'mdxJsxFlowElement' && child.name === 'ReferenceConsole',
    );
    tree.children.splice(code === -1 ? Math.max(lead, title) + 1 : code, 0, {
      type: 'mdxJsxFlowElement',
      name: 'PageContents',
      attributes: [],
      children: [],
    });
  };
}
