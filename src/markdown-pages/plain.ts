import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {paragraph, strong} from '../site/mdast';
import {absolute} from '../site/twinAddresses';
import {writers} from './elements';
import type {Origin} from './page';
import {WriterError} from '../site/writerError';

/** A node of any of the languages that a page is written in. */
type Node = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  meta?: string | null;
  attributes?: MdxJsxFlowElement['attributes'] | Record<string, string>;
  data?: {hName?: string; directiveLabel?: boolean};
  children?: Node[];
  position?: {start: {line: number}};
};

/**
 * Rewrites a tree so that plain Markdown can say all of it: components and elements become what `elements.ts` has for them,
 * boxes become block quotes, links become absolute; imports and comments go.
 *
 * @throws WriterError for an element or expression that nothing is known of
 */
export function plainMarkdown(nodes: RootContent[], origin: Origin): RootContent[] {
  return (nodes as Node[]).flatMap((node) => plain(node, origin)) as RootContent[];
}

function plain(node: Node, origin: Origin): Node[] {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'yaml':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expression(node, origin);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return element(node, node.name ?? '', origin);
    case 'containerDirective':
      return box(node, origin);
    case 'textDirective':
      // A colon before a word is read as a directive, of which the site has none.
      return [{type: 'text', value: `:${node.name}`}, ...below(node, origin)];
    case 'link':
      // A twin has no anchors; what is on the same page is found by its name.
      if (node.url?.startsWith('#')) return below(node, origin);
      return [{...node, url: address(node, origin), children: below(node, origin)}];
    case 'definition':
      return [{...node, url: address(node, origin)}];
    case 'paragraph': {
      const children = below(node, origin);
      if (!node.children?.some(isTrapMark)) return [{...node, children}];
      const trap = withoutEndSpace(children);
      origin.found?.traps.push(trap as RootContent[]);
      return [{...node, children: trap}];
    }
    case 'image':
      return image(node);
    case 'heading':
      return [{...node, children: withoutEndSpace(below(node, origin))}];
    case 'code':
      return [{...node, meta: /title="[^"]*"/.exec(node.meta ?? '')?.[0] ?? null}];
    default:
      if (node.data?.hName) return element(node, node.data.hName, origin);
      return [node.children ? {...node, children: below(node, origin)} : node];
  }
}

/** `{/* trap *\/}` in a paragraph has `skill.md` repeat it. */
const isTrapMark = ({type, value}: Node) =>
  type === 'mdxTextExpression' && /^\/\* *trap *\*\/$/.test(value ?? '');

const below = ({children = []}: Node, origin: Origin): Node[] =>
  children.flatMap((child) => plain(child, origin));

/** A comment at the end, such as the anchor of a heading, leaves the space before it. */
function withoutEndSpace(nodes: Node[]): Node[] {
  const last = nodes.at(-1);
  return last?.type === 'text'
    ? [...nodes.slice(0, -1), {...last, value: last.value?.trimEnd()}]
    : nodes;
}

function fail(node: Node, {file}: Origin, reason: string): never {
  throw new WriterError(`${file}:${node.position?.start.line ?? 1}: ${reason}`);
}

function element(node: Node, name: string, origin: Origin): Node[] {
  const writer = writers[name];
  if (!writer) {
    fail(
      node,
      origin,
      `<${name}> has no Markdown form, and every page is published as Markdown too. Say in src/markdown-pages/elements.ts what ` +
        'stands in its place, from the same data that the component shows.',
    );
  }
  const attributes = textAttributes(node);
  // The programs of a page are in several languages, of which a reader uses one.
  if (name === 'Tabs' && attributes.groupId === 'language')
    return below(programIn(node, origin), origin);
  return writer({name, attributes, children: below(node, origin) as RootContent[]}) as Node[];
}

function textAttributes({attributes}: Node): Record<string, string> {
  const given = Array.isArray(attributes) ? attributes : [];
  return Object.fromEntries(
    given.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
        ? [[one.name, one.value]]
        : [],
    ),
  );
}

/** The tab in the language that is asked for, else the first. */
function programIn({children: tabs = []}: Node, {language, found}: Origin): Node {
  for (const tab of tabs) {
    const {value = '', label = value} = textAttributes(tab);
    if (found) found.languages[value] = label;
  }
  return tabs.find((tab) => textAttributes(tab).value === language) ?? (tabs[0] as Node);
}

/** A comment says nothing to readers; the value of other expressions is only known in the browser. */
function expression(node: Node, origin: Origin): Node[] {
  const value = (node.value ?? '').trim();
  if (value === '' || /^\/\*[\s\S]*\*\/$/.test(value)) return [];
  return fail(
    node,
    origin,
    `{${value}} has no Markdown form, and every page is published as Markdown too. Write its text, or put it into code.`,
  );
}

/** `:::note[Title]` as a block quote that begins with its kind and title. */
function box(node: Node, origin: Origin): Node[] {
  const kind = `${node.name?.charAt(0).toUpperCase()}${node.name?.slice(1)}`;
  const [first, ...others] = node.children ?? [];
  const label = first?.data?.directiveLabel ? first : undefined;
  const title = label ? [strong(`${kind}: `, below(label, origin) as never, '.')] : [strong(kind)];
  const content = label ? others : (node.children ?? []);
  return [
    {
      type: 'blockquote',
      children: [paragraph(title) as Node, ...content.flatMap((child) => plain(child, origin))],
    },
  ];
}

function address(node: Node, origin: Origin): string {
  const url = absolute(node.url ?? '');
  return (
    url ??
    fail(
      node,
      origin,
      `the link to ${node.url} is relative. Write the address of the page on the site, such as /docs/introduction.`,
    )
  );
}

/** An image that is bundled with its page has no address of its own; its text alternative takes its place. */
function image(node: Node): Node[] {
  const url = absolute(node.url ?? '');
  if (url !== undefined) return [{...node, url}];
  return [{type: 'text', value: `(Image: ${node.alt ?? ''})`}];
}
