import type {RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse);

/** The nodes of a text in Markdown. */
export const markdown = (text: string): RootContent[] => parser.parse(text).children;
