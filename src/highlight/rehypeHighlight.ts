import type {Element, Properties, Root} from 'hast';
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
  /** Whether the block is long and therefore folded; `all` when only its version with all fields is. */
  fold?: 'always' | 'all';
};

/** Longer blocks are folded, unless the fence has its own limit. */
const MANY_LINES = 30;

function foldOf(text: string, {all, fold}: Properties): CodeBlockData['fold'] {
  const most = Number(fold ?? MANY_LINES);
  const isLong = (code: unknown) =>
    typeof code === 'string' && trimmed(code).split('\n').length > most;
  if (isLong(text)) return 'always';
  return isLong(all) ? 'all' : undefined;
}

const trimmed = (text: string) => text.replace(/\n$/, '');

/** Splits highlighted code into lines; a span over several lines is repeated in each. Spans are not nested. */
const linesOf = (html: string) =>
  html
    .replace(/(<span[^>]*>)([^<]*)<\/span>/g, (_, open: string, text: string) =>
      text.replace(/.+/g, (line) => `${open}${line}</span>`),
    )
    .split('\n');

/**
 * The text of a block as HTML. If it has a second version, the lines that both begin and end with are written once,
 * and the lines between them once for each version. The style sheet shows the version that the reader chose
 * (src/reference/components/console.css); without it, the version in `first` is shown.
 */
function coloured(text: string, {all, first}: Properties, language: string): string {
  const code = highlight(trimmed(text), language);
  if (typeof all !== 'string') return code;
  const [required, complete] = [linesOf(code), linesOf(highlight(trimmed(all), language))];
  const shorter = Math.min(required.length, complete.length);
  let head = 0;
  // Leaves a last line in each version, so that none ends with a line break.
  while (head < shorter - 1 && required[head] === complete[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && required.at(-1 - tail) === complete.at(-1 - tail)) tail += 1;
  const own = (version: 'required' | 'all', lines: string[]) => {
    const middle = lines.slice(head, lines.length - tail);
    if (middle.length === 0) return '';
    const hidden = version === (first ?? 'required') ? '' : ' hidden';
    return `<span class="only-${version}"${hidden}>${middle.join('\n')}${tail > 0 ? '\n' : ''}</span>`;
  };
  return [
    ...required.slice(0, head).map((line) => `${line}\n`),
    own('required', required),
    own('all', complete),
    required.slice(required.length - tail).join('\n'),
  ].join('');
}

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
        const fold = foldOf(toString(code), code.properties);
        const data: CodeBlockData = {
          html: coloured(toString(code), code.properties, language),
          language,
          name: titleOf(language),
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
