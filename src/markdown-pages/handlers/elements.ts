import type {Element} from 'hast';
import type {Nodes as Markdown, PhrasingContent, RootContent} from 'mdast';
import type {Handle, State} from 'hast-util-to-mdast';
import {paragraph} from '../../site/mdast';

/** @returns the content of an element in one line, without the paragraphs around its parts */
export function inline(state: State, element: Element): PhrasingContent[] {
  return state
    .all(element)
    .flatMap((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent]));
}

/** @returns the content of elements as blocks */
export const blocks = (state: State, elements: Element[]) =>
  state.toFlow(elements.flatMap((element) => (state.one(element, undefined) ?? []) as RootContent));

/** @returns blocks with a text before them, which is added to the first paragraph if they begin with one */
export function introduce(lead: PhrasingContent, content: Markdown[]): RootContent[] {
  const [first, ...others] = content as RootContent[];
  return first?.type === 'paragraph'
    ? [paragraph(lead, ' ', first.children), ...others]
    : [paragraph(lead), ...(content as RootContent[])];
}

export type {Handle, State};
