// Creates Markdown nodes for remark plugins (mdast).
import type * as Mdast from 'mdast';

/** A JSX element between other blocks, such as `<Name key="value">`. */
export type MdxJsxFlowElement = Extract<Mdast.RootContent, {type: 'mdxJsxFlowElement'}>;

/** Inline content for the functions below. A string becomes a text node. */
export type Inline = string | Mdast.PhrasingContent | readonly Inline[];

export function inline(...parts: Inline[]): Mdast.PhrasingContent[] {
  return parts.flatMap((part): Mdast.PhrasingContent[] => {
    if (typeof part === 'string')
      return part === '' ? [] : [{type: 'text', value: part} satisfies Mdast.Text];
    return Array.isArray(part) ? inline(...part) : [part as Mdast.PhrasingContent];
  });
}

/** @param id anchor; by default, Docusaurus generates it from the text */
export function heading(depth: Mdast.Heading['depth'], text: string, id?: string): Mdast.Heading {
  const node: Mdast.Heading = {type: 'heading', depth, children: inline(text)};
  return id ? withId(node, id) : node;
}

/** Sets the anchor of a heading. By default, Docusaurus generates it from the text. */
export function withId(node: Mdast.Heading, id: string): Mdast.Heading {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, id}};
  return node;
}

export function paragraph(...parts: Inline[]): Mdast.Paragraph {
  return {type: 'paragraph', children: inline(...parts)};
}

export function strong(...parts: Inline[]): Mdast.Strong {
  return {type: 'strong', children: inline(...parts)};
}

/** Wraps text in an element with attributes. */
export const wrapped = (hName: string, text: Inline, hProperties = {}): Mdast.Emphasis => ({
  type: 'emphasis',
  data: {hName, hProperties},
  children: inline(text),
});

export const code = (value: string): Mdast.InlineCode => ({type: 'inlineCode', value});

/**
 * Creates a fenced code block.
 *
 * @param properties HTML properties that the highlighter reads (src/plugins/highlight)
 */
export function fence(
  language: string,
  value: string,
  title?: string,
  properties?: Record<string, string>,
): Mdast.Code {
  return {
    type: 'code',
    lang: language,
    meta: title ? `title="${title}"` : null,
    value,
    ...(properties && {data: {hProperties: properties}}),
  };
}

export function link(url: string, ...parts: Inline[]): Mdast.Link {
  return {type: 'link', url, children: inline(...parts)};
}

export function list(items: Inline[]): Mdast.List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => listItem(item)),
  };
}

export function orderedList(children: Mdast.ListItem[]): Mdast.List {
  return {type: 'list', ordered: true, start: 1, spread: false, children};
}

export function listItem(content: Inline, hProperties?: Record<string, string>): Mdast.ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [paragraph(content)],
    ...(hProperties && {data: {hProperties}}),
  };
}

/** Creates a table. A row with only one cell is the title of those below it. */
export function table(head: string[], rows: Inline[][], className?: string): Mdast.Table {
  const title = {hName: 'th', hProperties: {colSpan: head.length, scope: 'colgroup'}};
  const row = (cells: Inline[]): Mdast.Table['children'][number] => ({
    type: 'tableRow',
    children: cells.map((cell) => ({
      type: 'tableCell',
      children: inline(cell),
      ...(cells.length === 1 && {data: title}),
    })),
  });
  return {
    type: 'table',
    children: [row(head), ...rows.map(row)],
    ...(className && {data: {hProperties: {className: [className]}}}),
  };
}

/** Creates a JSX element, such as `<Name key="value">`. */
export function component(
  name: string,
  attributes: Record<string, string>,
  children: Mdast.RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children as MdxJsxFlowElement['children'],
  };
}
