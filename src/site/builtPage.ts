// Parses a built page once, for the critical CSS, the content security policy, the search index and the Markdown pages.
import type {Element, Nodes, Parents, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {elementsByTag, findElement, findTag} from './hast';

/** Inline code of a page, which the content security policy must allow. */
export type InlineCode = {
  /** Contents of `script` elements. */
  scripts: Set<string>;
  /** Contents of `style` elements. */
  styles: Set<string>;
  /** Values of `style` attributes. */
  styleAttributes: Set<string>;
};

/** A parsed page. Each page is parsed only once. */
export type BuiltPage = {
  /** Decoded path of the page. */
  route: string;
  /** Text of the `<h1>`; empty if there is none. */
  title: string;
  description: string;
  keywords: string;
  /** The `<main>` element without its title, navigation and controls; undefined if the page has no `<main>`. */
  main: Element | undefined;
  inlineCode: InlineCode;
  /** Names of tags, classes and IDs. */
  names: Set<string>;
};

const parser = unified().use(rehypeParse).freeze();

/**
 * Parses a built page.
 *
 * @param route decoded path of the page
 * @param html HTML of the whole page
 */
export function builtPage(route: string, html: string): BuiltPage {
  const tree: Root = parser.parse(html);
  const main = findTag(tree, 'main');
  const title = main && findTag(main, 'h1');
  const meta = (name: string) =>
    String(findElement(tree, ({properties}) => properties.name === name)?.properties.content ?? '');
  const page = {
    route,
    title: title ? toString(title).trim() : '',
    description: meta('description'),
    keywords: meta('keywords'),
    main,
    ...readWhole(tree),
  };
  if (main) prune(main);
  return page;
}

/** Types of `script` elements that contain data and are not executed. */
const dataTypes = new Set<unknown>(['application/json', 'application/ld+json']);

/** Collects what the critical CSS and the policy need from the whole page. */
function readWhole(tree: Nodes): Pick<BuiltPage, 'inlineCode' | 'names'> {
  const inlineCode: InlineCode = {
    scripts: new Set(),
    styles: new Set(),
    styleAttributes: new Set(),
  };
  const names = new Set<string>();
  function collect(part: Nodes) {
    visit(part, 'element', (element) => {
      const {tagName, properties, content} = element;
      const {className = [], id = [], src, type, style} = properties;
      for (const name of [tagName, className, id].flat()) names.add(String(name));
      if (tagName === 'script' && src === undefined && !dataTypes.has(type))
        inlineCode.scripts.add(toString(element));
      if (tagName === 'style') inlineCode.styles.add(toString(element));
      if (style) inlineCode.styleAttributes.add(String(style));
      // The content of a `template` element is not in its children.
      if (content) collect(content);
    });
  }
  collect(tree);
  return {inlineCode, names};
}

const controls = new Set('h1 nav aside footer hr button script style'.split(' '));

/** Whether an element is navigation, a control, the title, or marked as not content. */
const isControl = (element: Element): boolean =>
  controls.has(element.tagName) ||
  element.properties.dataIgnore === 'all' ||
  element.properties.ariaHidden === 'true' ||
  Boolean(element.properties.hidden);

/** Whether an element is the theme's link of a heading to itself. */
const isSelfLink = ({properties}: Element, parent: Parents): boolean =>
  parent.type === 'element' &&
  parent.properties.id !== undefined &&
  properties.href === `#${String(parent.properties.id)}`;

const isLink = (node?: Nodes) => node?.type === 'element' && node.tagName === 'a';

function prune(tree: Element): void {
  visit(tree, (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    // Replaces the elements of highlighted code by their text, because they are most of the elements of a page.
    if (node.type === 'element' && node.tagName === 'code') {
      prune(node);
      for (const lineBreak of elementsByTag(node, 'br'))
        Object.assign(lineBreak, {type: 'text', value: '\n'});
      node.children = [{type: 'text', value: toString(node)}];
      return SKIP;
    }
    if (
      node.type === 'comment' ||
      (node.type === 'element' && (isControl(node) || isSelfLink(node, parent)))
    ) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    // Only CSS separates adjacent links, so add a space between their texts.
    if (isLink(node) && isLink(parent.children[index - 1]))
      parent.children.splice(index, 0, {type: 'text', value: ' '});
    return undefined;
  });
}
