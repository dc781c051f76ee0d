import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {highlight} from './highlight';

/** What a `pre` element carries to the CodeBlock component (src/theme/CodeBlock). */
export type CodeBlockData = {html: string; language: string; title?: string};

/**
 * Replaces the text of each fenced code block by coloured HTML, as one property of its `pre` element. The browser then
 * takes it over as one piece of markup and needs no highlighter.
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
        const data: CodeBlockData = {
          html: highlight(toString(code).replace(/\n$/, ''), language),
          language,
          ...(title && {title}),
        };
        pre.properties = data;
        pre.children = [];
      } catch (error) {
        file.fail((error as Error).message, pre.position, 'highlight:language');
      }
    });
  };
}
