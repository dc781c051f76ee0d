import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type DefaultTreeAdapterMap, parse} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is Element => 'tagName' in node;

/**
 * Reads a page of the built site as a browser would, without running a script.
 *
 * @param route address of the page, such as `/docs/introduction`
 * @param site folder of the build
 */
export function builtPage(route: string, site = 'build'): Element {
  const html = readFileSync(path.join(site, `${decodeURI(route)}.html`), 'utf8');
  const root = parse(html).childNodes.find(isElement);
  if (!root) throw new Error(`${route} has no element.`);
  return root;
}

/** All elements below one, in document order. */
export function elements(root: Element): Element[] {
  return root.childNodes.filter(isElement).flatMap((child) => [child, ...elements(child)]);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** Elements with a class. */
export function byClass(root: Element, name: string): Element[] {
  return elements(root).filter((element) => hasClass(element, name));
}

/** Elements by their id. */
export function byId(root: Element): Map<string, Element> {
  return new Map(
    elements(root).flatMap((element) => {
      const id = attribute(element, 'id');
      return id ? [[id, element] as const] : [];
    }),
  );
}

/** The text of an element and of all below it. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
