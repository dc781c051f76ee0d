import type {Element, Properties, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {highlight} from './highlight';
import {mergeVersions} from './mergeVersions';

/** What a `pre` element carries to the CodeBlock component (src/theme/CodeBlock). */
export type CodeBlockData = {
  html: string;
  language: string;
  title?: string;
  /** Whether it is long, and so folded; `all` when only its version with all fields is. */
  fold?: 'always' | 'all';
};

/** Code of more lines than this is folded, unless its fence says otherwise. */
const MANY_LINES = 30;

function foldOf(text: string, {all, fold}: Properties): CodeBlockData['fold'] {
  const most = Number(fold ?? MANY_LINES);
  const isLong = (code: unknown) =>
    typeof code === 'string' && trimmed(code).split('\n').length > most;
  if (isLong(text)) return 'always';
  return isLong(all) ? 'all' : undefined;
}

const trimmed = (text: string) => text.replace(/\n$/, '');

/** The text of a block as HTML, with its second version where it has one. */
function coloured(text: string, {all, first}: Properties, language: string): string {
  const code = highlight(trimmed(text), language);
  if (typeof all !== 'string') return code;
  return mergeVersions(
    code,
    highlight(trimmed(all), language),
    first === 'all' ? 'all' : 'required',
  );
}

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
        const fold = foldOf(toString(code), code.properties);
        const data: CodeBlockData = {
          html: coloured(toString(code), code.properties, language),
          language,
          ...(title && {title}),
          ...(fold && {fold}),
        };
        pre.properties = data;
        pre.children = [];
      } catch (error) {
        file.fail((error as Error).message, pre.position, 'highlight:language');
      }
    });
  };
}
