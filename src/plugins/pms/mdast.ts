import type {
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

/** Short ways to write the Markdown tree of the derived parts. A string stands for its text. */
export type Inline = string | PhrasingContent | readonly Inline[];

/** An element that Markdown has no word for; it becomes that HTML element, with ordinary Markdown inside. */
export type HtmlNode = {
  type: 'pmsElement';
  data: {hName: string; hProperties?: Record<string, string | string[] | boolean>};
  children: (RootContent | HtmlNode)[];
};

declare module 'mdast' {
  interface RootContentMap {
    pmsElement: HtmlNode;
  }
  interface BlockContentMap {
    pmsElement: HtmlNode;
  }
  interface PhrasingContentMap {
    pmsElement: HtmlNode;
  }
}

export function inline(...parts: Inline[]): PhrasingContent[] {
  return parts.flatMap((part): PhrasingContent[] => {
    if (typeof part === 'string')
      return part === '' ? [] : [{type: 'text', value: part} satisfies Text];
    return Array.isArray(part) ? inline(...part) : [part as PhrasingContent];
  });
}

export function heading(depth: 2 | 3, text: string): Heading {
  return {type: 'heading', depth, children: inline(text)};
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

export function listItem(content: Inline, id?: string): ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [paragraph(content)],
    ...(id && {data: {hProperties: {id}}}),
  };
}

export function table(head: string[], rows: Inline[][], className?: string): Table {
  const row = (cells: Inline[]): Table['children'][number] => ({
    type: 'tableRow',
    children: cells.map((cell) => ({type: 'tableCell', children: inline(cell)})),
  });
  return {
    type: 'table',
    children: [row(head), ...rows.map(row)],
    ...(className && {data: {hProperties: {className: [className]}}}),
  };
}

export function element(
  name: string,
  className: string | undefined,
  children: HtmlNode['children'],
): HtmlNode {
  return {
    type: 'pmsElement',
    data: {hName: name, ...(className && {hProperties: {className: [className]}})},
    children,
  };
}

/** An admonition, as `:::warning[Title]` would give it. */
export function admonition(
  kind: 'warning' | 'note',
  title: string,
  ...parts: Inline[]
): RootContent {
  const label: Paragraph = {...paragraph(title), data: {directiveLabel: true} as Paragraph['data']};
  return {
    type: 'containerDirective',
    name: kind,
    attributes: {},
    children: [label, paragraph(...parts)],
  } as unknown as RootContent;
}
