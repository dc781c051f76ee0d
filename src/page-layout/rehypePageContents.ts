import type {Root} from 'hast';

/**
 * Rehype plugin that inserts `<PageContents />`, the table of contents for narrow screens, after the first paragraph of
 * a docs page. On the page of an operation it is inserted before the samples.
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
