// Remark plugin that reports broken Markdown, such as unclosed code blocks.
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {grammarOf} from '../../highlight/languages';
import {unknownMeta, withoutMagicComments} from '../../highlight/meta';
import {isPmsGuide} from '../../pms/model/pmsGuidesFolder';
import {attribute} from '../../programs/remarkPrograms';
import {admonitions} from '../../remarkPlugins';
import {repositoryPath} from '../../../site/files';
import {listAllowed} from '../../../site/wording';
import {languageOf} from './programs';

/** Patterns of broken Markdown that pages would show literally, each with the correct syntax. */
const brokenMarkup: [pattern: RegExp, fix: string][] = [
  [/\][ \t]+\((?:\/|#|https?:)[^)]*\)/, 'Write [text](url), without a space between the two.'],
  [/\]\(\/[^()\s]* [^()\n]*\)/, 'Write %20 for each space in the URL.'],
  [/^:{3,}[ \t]*\w*/m, 'Write :::note, without a space, or :::note[Title], on a separate line.'],
  [
    /(?<!\\)(?:\*\*|(?<!\w)__(?=\w))\S*|(?<![\\*\w])\*(?=\w)\S*|(?<=\w)\*(?![*\w])/,
    'Write **bold** or *italics*, without spaces inside the asterisks, or \\* for an asterisk.',
  ],
  [/(?<!\\)`\S*/, 'Write `code`, or \\` for a backtick.'],
];

/**
 * Reports markup that stays text, unclosed code blocks and admonitions, unknown admonitions and code languages, invalid
 * JSON, and second titles.
 */
export function remarkText() {
  return (tree: Root, page: VFile) => {
    const source = String(page.value);
    const file = repositoryPath(page.path, page.cwd);
    const report = ({position}: Nodes, reason: string, below = 0) =>
      page.message(reason, {line: (position?.start.line ?? 1) + below, column: 1});
    /** Returns the text of a node as written: its value has no backslash escapes. */
    const textOf = ({position}: Nodes) =>
      source.slice(position?.start.offset, position?.end.offset);
    /** Whether a node does not end with its closing mark, on a line of its own. */
    const isOpen = (node: Nodes, mark: string) =>
      !textOf(node).includes('\n') || !textOf(node).trimEnd().endsWith(mark);

    visit(tree, 'text', (node) => {
      // Text beside an email address, which the parser splits. It has no place in the source.
      if (!node.position) return;
      const written = textOf(node);
      for (const [pattern, fix] of brokenMarkup) {
        const found = pattern.exec(written);
        // The end of an admonition is right if its beginning, which is reported, is mended.
        if (!found || (found[0] === ':::' && /^:{3,}[ \t]+\w/m.test(source))) continue;
        const below = written.slice(0, found.index).split('\n').length - 1;
        report(node, `"${found[0].trim()}" would be shown literally. ${fix}`, below);
      }
    });

    visit(tree, 'paragraph', (node) => {
      const lines = textOf(node).split('\n');
      if (lines.length < 2 || !lines.every((row) => /^\s*\|.*\|\s*$/.test(row))) return;
      const fix = 'Write a line of dashes below the first row, as in | --- | --- |.';
      report(node, `this table would be shown literally. ${fix}`);
    });

    visit(tree, 'code', (node) => {
      const [mark] = /^(?:`{3,}|~{3,})/.exec(textOf(node)) ?? [];
      if (mark && isOpen(node, mark)) {
        report(node, `the code block is not closed. Write ${mark} on a separate line after it.`);
        return;
      }
      for (const part of unknownMeta(node.meta ?? '')) {
        const fix = 'Write title="…", {1,3-4}, showLineNumbers, or file="…" with region="…".';
        report(node, `"${part}" has no effect on a code block. ${fix}`);
      }
      const program = attribute(node, 'file') ?? '';
      const {block = node.lang} = languageOf(program) ?? {};
      if (block !== node.lang)
        report(node, `the block is ${node.lang}, and ${program} is ${block}. Write ${block}.`);
      try {
        grammarOf(node.lang ?? '');
        if (node.lang === 'json' && node.value.trim()) JSON.parse(withoutMagicComments(node.value));
      } catch (error) {
        const {name, message} = error as Error;
        const reason = `this JSON is not valid: ${message}. If it leaves something out, write js as the language.`;
        report(node, name === 'SyntaxError' ? reason : message);
      }
    });

    const kinds = [...admonitions.keywords, ...(isPmsGuide(file) ? ['way'] : [])];
    visit(tree, 'containerDirective', (node) => {
      const name = `the admonition ":::${node.name}"`;
      const [mark = ''] = /^:+/.exec(textOf(node)) ?? [];
      if (isOpen(node, mark))
        report(node, `${name} is not closed. Write ${mark} on a separate line after it.`);
      else if (!kinds.includes(node.name))
        report(node, `${name} does not exist. ${listAllowed(node.name, kinds)}.`);
    });

    // Pages in src/pages have their title in the body. All other pages have their title in the front matter.
    visit(tree, (node: Nodes) => {
      const isTitle =
        (node.type === 'heading' && node.depth === 1) || ('name' in node && node.name === 'h1');
      if (isTitle && !file.startsWith('src/pages/'))
        report(node, 'this is a second heading of the first level. Write ## for it.');
    });
  };
}
