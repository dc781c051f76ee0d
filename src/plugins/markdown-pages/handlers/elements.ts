// Helper functions of the handlers: convert the content of elements to inline nodes or blocks.
import type {Element} from 'hast';
import type {Nodes as Markdown, PhrasingContent, RootContent} from 'mdast';
import type {Handle, State} from 'hast-util-to-mdast';
import {paragraph} from '../../../site/mdast';

/** Converts the content of an element to inline nodes, and unwraps its paragraphs. */
export function inlineContent(state: State, element: Element): PhrasingContent[] {
  return state
    .all(element)
    .flatMap((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent]));
}

/** Converts the content of elements to blocks. */
export const blockContent = (state: State, elements: Element[]) =>
  state.toFlow(elements.flatMap((element) => (state.one(element, undefined) ?? []) as RootContent));

/** Prepends inline content to blocks: to the first block if that is a paragraph, otherwise as a separate paragraph. */
export function introduce(lead: PhrasingContent, content: Markdown[]): RootContent[] {
  const [first, ...others] = content as RootContent[];
  return first?.type === 'paragraph'
    ? [paragraph(lead, ' ', first.children), ...others]
    : [paragraph(lead), ...(content as RootContent[])];
}

export type {Handle, State};
