import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFileMessage} from 'vfile-message';

/** What a page is read with, ahead of the plugins that expand it. */
export const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/** Leaves everything else where it is, so that positions are those of the file. */
export const withoutFrontMatter = (text: string) =>
  text.replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/, (head) => head.replaceAll(/[^\n]/g, ' '));

/**
 * Reads a page as the build does.
 *
 * @param text of the file, with its front matter
 * @returns its tree, or why there is none
 */
export function parsePage(text: string): {
  tree: Root | undefined;
  unreadable: {line: number; reason: string} | undefined;
} {
  try {
    return {tree: parser.parse(withoutFrontMatter(text)), unreadable: undefined};
  } catch (error) {
    const {line, reason = String(error)} = error as Partial<VFileMessage>;
    // Of what is not closed, only the words say where it begins.
    const [, begins] = /\((\d+):\d+-\d+:\d+\)/.exec(reason) ?? [];
    return {tree: undefined, unreadable: {line: line ?? Number(begins ?? 1), reason}};
  }
}
