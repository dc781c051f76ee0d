import type {RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse);

/** Parses Markdown to nodes. */
export const parseMarkdown = (text: string): RootContent[] => parser.parse(text).children;
