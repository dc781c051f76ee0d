// Converts callouts, collapsible sections and diagrams to Markdown nodes.
import {toString} from 'hast-util-to-string';
import type {Blockquote, RootContent} from 'mdast';
import {childElements, findElement, findTag} from '../../../site/hast';
import {inline, paragraph, strong} from '../../../site/mdast';
import {isPart, partsOf} from '../../../site/parts';
import {capitalized} from '../../../site/text';
import {blockContent, type Handle, inlineContent, introduce} from './elements';

const quote = (children: RootContent[]): Blockquote => ({
  type: 'blockquote',
  children: children as Blockquote['children'],
});

/** Converts a callout to a quote that begins with the callout's title. A warning gets the prefix "Caution". */
export const callout: Handle = (state, node) => {
  const [head = node] = partsOf(node, 'title');
  const content = childElements(node).filter((element) => element !== head);
  const kind = String(node.properties.dataKind);
  const isKind = toString(head).trim().toLowerCase() === kind;
  const warning = kind === 'caution' ? 'Caution: ' : '';
  const lead = strong(isKind ? capitalized(kind) : [warning, inlineContent(state, head)], '.');
  return quote(introduce(lead, blockContent(state, content)));
};

/**
 * Converts `<details>` to its summary and content. A heading in the summary remains a heading. Leaves out the summary
 * if the content is nested fields. In a cell of a table, the content follows the text before, and the summary is no
 * part of the page (`data-ignore`).
 */
export const collapsible: Handle = (state, node) => {
  const summary = findTag(node, 'summary') ?? node;
  const content = childElements(node).filter((element) => element !== summary);
  if (state.inTable) return inline('; ', inlineContent(state, node));
  const all = blockContent(state, content);
  if (content.length === 1 && content[0] && isPart(content[0], 'fields')) return all;
  const heading = findTag(summary, 'h2');
  if (heading) return [state.one(heading, node) as RootContent, ...all];
  return [paragraph(strong(inlineContent(state, summary))), ...all];
};

/** Converts a diagram (src/components/diagrams) to its text alternative. */
export const diagram: Handle = (state, node) => {
  const alt = findElement(node, ({properties}) => properties.role === 'img')?.properties.ariaLabel;
  if (typeof alt !== 'string') return state.toFlow(state.all(node));
  return quote([paragraph(strong('Diagram.'), ' ', alt)]);
};
