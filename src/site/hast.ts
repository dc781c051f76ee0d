// Finds elements in HTML syntax trees (hast).
import type {Element, Nodes, Parents} from 'hast';
import {EXIT, visit} from 'unist-util-visit';

/** Returns the child elements of a node. */
export const childElements = ({children}: Parents): Element[] =>
  children.flatMap((child) => (child.type === 'element' ? [child] : []));

/** Returns the first element in a tree that passes a test. */
export function findElement(tree: Nodes, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!test(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

export const findTag = (tree: Nodes, tagName: string): Element | undefined =>
  findElement(tree, (element) => element.tagName === tagName);

/** Returns all elements of a tag in a tree, in order. */
export function elementsByTag(tree: Nodes, tagName: string): Element[] {
  const found: Element[] = [];
  visit(tree, {type: 'element', tagName}, (element) => void found.push(element as Element));
  return found;
}
