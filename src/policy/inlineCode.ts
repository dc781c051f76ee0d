import {createHash} from 'node:crypto';
import {type DefaultTreeAdapterMap, parse} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Texts of the inline code of pages: `script` elements, `style` elements, `style` attributes. */
export type InlineCode = {
  scripts: Set<string>;
  styles: Set<string>;
  styleAttributes: Set<string>;
};

/** Types of `script` elements that hold data, which no browser runs. */
const data = new Set(['application/json', 'application/ld+json']);

const textOf = (node: Node) =>
  'childNodes' in node
    ? node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
    : '';

/** @returns the inline code of one page */
export function inlineCodeOf(html: string): InlineCode {
  const code: InlineCode = {scripts: new Set(), styles: new Set(), styleAttributes: new Set()};
  function visit(node: Node) {
    if ('tagName' in node) {
      const {tagName, attrs} = node;
      const runs = attrs.every(
        ({name, value}) => name !== 'src' && !(name === 'type' && data.has(value)),
      );
      if (tagName === 'script' && runs) code.scripts.add(textOf(node));
      if (tagName === 'style') code.styles.add(textOf(node));
      for (const {name, value} of attrs) if (name === 'style') code.styleAttributes.add(value);
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  }
  visit(parse(html));
  return code;
}

/**
 * Collects the inline code of all pages for one content security policy. A tab keeps the policy of the first page that it opened, so
 * each inline script must be on every page; a script of a single page belongs in a file.
 *
 * @param pages HTML by the name of its file
 * @throws Error when an inline script is not on every page: names one page that has it, and what to do
 */
export function inlineCodeOfAll(pages: ReadonlyMap<string, string>): InlineCode {
  const all: InlineCode = {scripts: new Set(), styles: new Set(), styleAttributes: new Set()};
  const count = new Map<string, {first: string; pages: number}>();
  for (const [file, html] of pages) {
    const code = inlineCodeOf(html);
    for (const kind of ['scripts', 'styles', 'styleAttributes'] as const) {
      for (const text of code[kind]) all[kind].add(text);
    }
    for (const text of code.scripts) {
      const {first, pages: before} = count.get(text) ?? {first: file, pages: 0};
      count.set(text, {first, pages: before + 1});
    }
  }
  for (const [text, {first, pages: having}] of count) {
    if (having === pages.size) continue;
    const start = JSON.stringify(text.trim().replaceAll(/\s+/g, ' ').slice(0, 80));
    throw new Error(
      `${first}: the inline script ${start} is on ${having} of ${pages.size} pages. Move it into a file in the folder static/js/ of its feature, or put it on every page.`,
    );
  }
  return all;
}

/**
 * @param text of an inline script, a style element or a style attribute
 * @returns the source that allows just this text in a content security policy
 */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
