// Creates Markdown nodes for remark plugins (mdast).
import type {
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  Text,
} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Inline content for the functions below. A string becomes a text node. */
export type Inline = string | PhrasingContent | readonly Inline[];

export function inline(...parts: Inline[]): PhrasingContent[] {
  return parts.flatMap((part): PhrasingContent[] => {
    if (typeof part === 'string')
      return part === '' ? [] : [{type: 'text', value: part} satisfies Text];
    return Array.isArray(part) ? inline(...part) : [part as PhrasingContent];
  });
}

/** @param id anchor; by default, Docusaurus generates it from the text */
export function heading(depth: Heading['depth'], text: string, id?: string): Heading {
  const node: Heading = {type: 'heading', depth, children: inline(text)};
  return id ? withId(node, id) : node;
}

/** Sets the anchor of a heading. By default, Docusaurus generates it from the text. */
export function withId(node: Heading, id: string): Heading {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, id}};
  return node;
}

export function paragraph(...parts: Inline[]): Paragraph {
  return {type: 'paragraph', children: inline(...parts)};
}

export function strong(...parts: Inline[]): Strong {
  return {type: 'strong', children: inline(...parts)};
}

export function code(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

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
): Code {
  return {
    type: 'code',
    lang: language,
    meta: title ? `title="${title}"` : null,
    value,
    ...(properties && {data: {hProperties: properties}}),
  };
}

export function link(url: string, ...parts: Inline[]): Link {
  return {type: 'link', url, children: inline(...parts)};
}

export function list(items: Inline[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => listItem(item)),
  };
}

export function orderedList(children: ListItem[]): List {
  return {type: 'list', ordered: true, start: 1, spread: false, children};
}

export function listItem(content: Inline, hProperties?: Record<string, string>): ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [paragraph(content)],
    ...(hProperties && {data: {hProperties}}),
  };
}

/** Creates a table. A row with only one cell is the title of those below it. */
export function table(head: string[], rows: Inline[][], className?: string): Table {
  const title = {hName: 'th', hProperties: {colSpan: head.length, scope: 'colgroup'}};
  const row = (cells: Inline[]): Table['children'][number] => ({
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
  children: RootContent[] = [],
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
