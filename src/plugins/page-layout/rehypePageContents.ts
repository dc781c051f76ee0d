import type {Root, RootContent} from 'hast';
import {component} from '../../site/mdast';

/**
 * Rehype plugin that inserts `<PageContents />`, the table of contents for narrow screens, after the first paragraph of
 * a docs page.
 */
export function rehypePageContents() {
  return (tree: Root) => {
    const indexOf = (name: string) =>
      tree.children.findIndex((child) => child.type === 'element' && child.tagName === name);
    const contents = component('PageContents', {}) as RootContent;
    tree.children.splice(Math.max(indexOf('p'), indexOf('h1')) + 1, 0, contents);
  };
}
