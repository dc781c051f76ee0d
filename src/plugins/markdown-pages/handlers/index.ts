// The handlers that convert the parts and HTML elements of this site to Markdown nodes.
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {ListItem, PhrasingContent} from 'mdast';
import {defaultHandlers} from 'hast-util-to-mdast';
import {fence, inline, link, list, paragraph, strong} from '../../../site/mdast';
import {elementsByTag, findTag} from '../../../site/hast';
import {absoluteUrl} from '../../../site/address/markdownAddresses';
import type {Part} from '../../../site/parts';
import type {Context} from './context';
import {callout, collapsible, diagram} from './containers';
import {codeBlock, samples, tabs} from './code';
import {type Handle, inlineContent, type State} from './elements';
import {facts, fieldItem, operationItem} from './field';

const standard = (state: State, node: Element) =>
  (defaultHandlers[node.tagName as 'div'] as Handle)(state, node, undefined);

/**
 * Returns the handlers that override the default handlers of hast-util-to-mdast. A part (src/site/parts.ts) is
 * converted by what it is, whatever its tag; other elements are converted by their tag.
 *
 * @param context state of the page's conversion; the handlers add to it
 */
export function handlersFor(context: Context): Record<string, Handle> {
  /** URLs that are already linked in the reference. Each URL is linked only once, to save tokens. */
  const linked = new Set<string>();
  let inReference = false;
  /** True inside a list in the reference, such as a list of thirty PMSs. Links in such a list become text. */
  let inReferenceList = false;

  /** Makes links absolute. Links to source files become text. */
  const anchor: Handle = (state, node) => {
    const url = absoluteUrl(String(node.properties.href ?? ''));
    if (!url || inReferenceList || (inReference && linked.has(url))) return state.all(node);
    if (inReference) linked.add(url);
    return link(url, state.all(node) as PhrasingContent[]);
  };

  const parts: {[Name in Part]?: Handle} = {
    call: (_, node) => fence('http', toString(node).trim().replaceAll(/\s+/g, ' ')),
    callout,
    // The mark of an inferred statement.
    evidence: (_, node) => inline(`(${toString(node)})`),
    field: fieldItem,
    operation: operationItem,
    reference: (state, node) => {
      inReference = true;
      const content = standard(state, node);
      inReference = false;
      return content;
    },
    samples: samples(context),
    tabs: tabs(context),
    tag: (state, node, parent) =>
      node.tagName === 'a' ? anchor(state, node, parent) : inline(`(${toString(node)})`),
  };

  const tags: Record<string, Handle> = {
    a: anchor,
    br: (state, node) => (state.inTable ? {type: 'text', value: ' '} : standard(state, node)),
    code: (_, node) => ({type: 'inlineCode', value: toString(node)}),
    details: collapsible,
    dl: (state, node) => list(facts(state, node)),
    figure: diagram,
    img: (_, {properties: {src, alt}}) => ({
      type: 'image',
      url: absoluteUrl(String(src)) ?? String(src),
      alt: String(alt ?? ''),
    }),
    li: (state, node) => {
      inReferenceList = inReference;
      const item = standard(state, node) as ListItem;
      inReferenceList = false;
      // Leaves no empty line between the text and a nested list.
      item.spread = item.children.slice(1).some(({type}) => type !== 'list');
      return item;
    },
    pre: (_, node) => codeBlock(node),
    small: (state, node) =>
      state.inTable ? inline(' (', inlineContent(state, node), ')') : inlineContent(state, node),
    // A `<span>` may mark a paragraph that `skill.md` repeats. `takeTraps` collects the marks.
    span: (state, node) =>
      node.properties.dataTrap === undefined
        ? state.all(node)
        : {type: 'mdxTextExpression', value: 'trap'},
    // The numbers of sources, such as `[4, 7]`. A reference, because brackets in text would be escaped.
    sup: (_, node) => {
      const label = toString(node)
        .replaceAll(/ reported(?=, \d+ reported)/g, '')
        .replaceAll(' reported', ', reported');
      const children = inline(label);
      return {type: 'linkReference', identifier: label, label, referenceType: 'shortcut', children};
    },
    table: (state, node) => {
      const caption = findTag(node, 'caption');
      const table = standard(state, node) as never;
      return caption ? [paragraph(strong(toString(caption))), table] : table;
    },
    ul: (state, node) =>
      state.inTable
        ? elementsByTag(node, 'li').flatMap((item, index) =>
            inline(index > 0 ? '; ' : '', inlineContent(state, item)),
          )
        : standard(state, node),
    wbr: () => undefined,
  };

  const byPart =
    (handle: Handle): Handle =>
    (state, node, parent) =>
      (parts[node.properties.dataPart as Part] ?? handle)(state, node, parent);
  return Object.fromEntries(
    Object.entries({...defaultHandlers, ...tags}).map(([tag, handle]) => [tag, byPart(handle)]),
  );
}
