import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Blockquote, RootContent} from 'mdast';
import {elementsIn, hasClass} from '../../site/hast';
import {paragraph, strong} from '../../site/mdast';
import {blocks, type Handle, inline, introduce, type State} from './elements';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const quote = (children: RootContent[]): Blockquote => ({
  type: 'blockquote',
  children: children as Blockquote['children'],
});

/** A callout as a quote that begins with its title, its first element; a warning is prefixed with "Caution". */
export function box(state: State, node: Element): Blockquote {
  const [head = node, ...content] = elementsIn(node);
  const classes = [node.properties.className].flat().join(' ');
  const [, kind = ''] = /callout--(\w+)/.exec(classes) ?? [];
  const isKind = toString(head).trim().toLowerCase() === kind;
  const warning = kind === 'caution' ? 'Caution: ' : '';
  const lead = strong(isKind ? capital(kind) : [warning, inline(state, head)], '.');
  return quote(introduce(lead, blocks(state, content)));
}

/** The summary of a fold and its content; nested fields have no summary. */
export const fold: Handle = (state, node) => {
  const [summary = node, ...content] = elementsIn(node);
  const all = blocks(state, content);
  if (content.length === 1 && content[0] && hasClass(content[0], 'ref-fields')) return all;
  return [paragraph(strong(inline(state, summary))), ...all];
};

/** The text alternative of a diagram (src/components/diagrams), with its caption. */
export const diagram: Handle = (state, node) => {
  const [drawing, ...rest] = elementsIn(node);
  const alt = drawing?.properties.ariaLabel;
  if (typeof alt !== 'string') return state.toFlow(state.all(node));
  return quote([
    paragraph(strong('Diagram.'), ' ', alt),
    ...rest.map((caption) => paragraph(inline(state, caption))),
  ]);
};
