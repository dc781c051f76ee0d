import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {NamedOperation} from '../contract/model';
import {type Inline, inline, link} from '../../../site/mdast';
import {parseMarkdown} from '../../../site/parseMarkdown';

/** Parses a line of Markdown. */
export const parseInline = (text: string): PhrasingContent[] =>
  parseMarkdown(text).flatMap((node) => (node.type === 'paragraph' ? node.children : []));

/** Returns a link to the page of an operation. */
export const operationLink = ({route, summary}: NamedOperation) => link(route, summary);

/** Returns the text without its formatting. */
export const plain = (text: Inline): string => toString(inline(text));
