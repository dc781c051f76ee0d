// The handlers that convert the HTML elements of this site to Markdown nodes.
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Heading, ListItem, PhrasingContent} from 'mdast';
import {defaultHandlers} from 'hast-util-to-mdast';
import {fence, inline, link, list, paragraph, strong, withId} from '../../../site/mdast';
import {childElements, findTag, hasClass} from '../../../site/hast';
import {absoluteUrl} from '../../../site/markdownAddresses';
import type {Context} from './context';
import {callout, collapsible, diagram} from './containers';
import {codeBlock, componentCode, samples, tabs} from './code';
import {type Handle, inlineContent, type State} from './elements';
import {facts, fieldItem, operationItem} from './field';

const standard = (state: State, node: Element) =>
  (defaultHandlers[node.tagName as 'div'] as Handle)(state, node, undefined);

/**
 * Returns the handlers that override the default handlers of hast-util-to-mdast.
 *
 * @param context state of the page's conversion; the handlers add to it
 */
export function handlersFor(context: Context): Record<string, Handle> {
  /** URLs that are already linked in the reference. Each URL is linked only once, to save tokens. */
  const linked = new Set<string>();
  let inReference = false;
  /** True inside a list in the reference, such as a list of thirty PMSs. Links in such a list become text. */
  let inReferenceList = false;

  /** Makes links absolute. Links to source files and to the glossary become text. */
  const anchor: Handle = (state, node) => {
    const url = absoluteUrl(String(node.properties.href ?? ''));
    if (!url || inReferenceList || hasClass(node, 'glossary-term')) return state.all(node);
    if (inReference && linked.has(url)) return state.all(node);
    if (inReference) linked.add(url);
    return link(url, state.all(node) as PhrasingContent[]);
  };

  const heading: Handle = (state, node) =>
    withId(standard(state, node) as Heading, String(node.properties.id));

  return {
    a: anchor,
    br: (state, node) => (state.inTable ? {type: 'text', value: ' '} : standard(state, node)),
    code: (_, node) => ({type: 'inlineCode', value: toString(node)}),
    details: collapsible,
    div: (state, node, parent) => {
      if (node.properties.role === 'note') return callout(state, node);
      if (hasClass(node, 'code-frame') && findTag(node, 'pre')) return codeBlock(node);
      if (hasClass(node, 'radio-tabs')) return tabs(context)(state, node, parent);
      inReference ||= hasClass(node, 'ref');
      const content = standard(state, node);
      inReference &&= !hasClass(node, 'ref');
      return content;
    },
    dl: (state, node) => list(facts(state, node)),
    figure: diagram,
    h2: heading,
    h3: heading,
    h4: heading,
    img: (_, {properties: {src, alt}}) => ({
      type: 'image',
      url: absoluteUrl(String(src)) ?? String(src),
      alt: String(alt ?? ''),
    }),
    li: (state, node) => {
      if (hasClass(node, 'ref-field')) return fieldItem(state, node, context);
      if (hasClass(node, 'ref-operation')) return operationItem(state, node);
      inReferenceList = inReference;
      const item = standard(state, node) as ListItem;
      inReferenceList = false;
      // Leaves no empty line between the text and a nested list.
      item.spread = item.children.slice(1).some(({type}) => type !== 'list');
      return item;
    },
    p: (state, node) =>
      hasClass(node, 'ref-call')
        ? fence('http', toString(node).trim().replaceAll(/\s+/g, ' '))
        : standard(state, node),
    pre: (state, node) =>
      hasClass(node, 'prism-code') ? componentCode(node) : standard(state, node),
    section: (state, node, parent) =>
      hasClass(node, 'ref-console') ? samples(context)(state, node, parent) : standard(state, node),
    small: (state, node) =>
      state.inTable ? inline(' (', inlineContent(state, node), ')') : inlineContent(state, node),
    // A `<span>` may be a marker of ../remarkTraps.ts. `takeTraps` collects the markers.
    span: (state, node) => {
      if (node.properties.dataTrap !== undefined) return {type: 'mdxTextExpression', value: 'trap'};
      return hasClass(node, 'chip') ? inline(`(${toString(node)})`) : state.all(node);
    },
    table: (state, node) => {
      const caption = findTag(node, 'caption');
      const table = standard(state, node) as never;
      return caption ? [paragraph(strong(toString(caption))), table] : table;
    },
    ul: (state, node) => {
      if (hasClass(node, 'chips')) {
        return paragraph(
          `${childElements(node)
            .map((item) => toString(item))
            .join(', ')}.`,
        );
      }
      return state.inTable
        ? childElements(node).flatMap((item, index) =>
            inline(index > 0 ? '; ' : '', inlineContent(state, item)),
          )
        : standard(state, node);
    },
    wbr: () => undefined,
  };
}
