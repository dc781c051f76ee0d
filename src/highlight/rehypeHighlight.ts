import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {highlight} from './highlight';
import {titleOf} from './languages';

/** Props that a `pre` element passes to the CodeBlock component (src/theme/CodeBlock). */
export type CodeBlockData = {
  html: string;
  language: string;
  /** Title of the language for readers. */
  name: string;
  /** The title of the fence. */
  title?: string;
  /** Whether the block is long and therefore folded. */
  isLong: boolean;
};

/** Longer blocks are folded, unless the fence has its own limit. */
const MANY_LINES = 30;

/**
 * Replaces the text of each fenced code block by highlighted HTML, as one property of its `pre` element. React then
 * hydrates it as one piece of markup, without a highlighter.
 *
 * Fails the file, with its line, when a fence names a language that is not known.
 */
export function rehypeHighlight() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (pre: Element) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const classes = [code.properties.className ?? []].flat().map(String);
      const language = classes.find((name) => name.startsWith('language-'))?.slice(9) ?? '';
      const meta = String(code.properties.metastring ?? code.data?.meta ?? '');
      const title = /title="([^"]*)"/.exec(meta)?.[1];
      try {
        const text = toString(code).replace(/\n$/, '');
        const data: CodeBlockData = {
          html: highlight(text, language),
          language,
          name: titleOf(language),
          ...(title && {title}),
          isLong: text.split('\n').length > Number(code.properties.fold ?? MANY_LINES),
        };
        pre.properties = data;
        pre.children = [];
      } catch (error) {
        file.fail((error as Error).message, pre.position, 'highlight:language');
      }
    });
  };
}
