// Remark plugin that reports broken Markdown, such as unclosed code blocks.
import type {Code, Heading, Node, Paragraph, Root, Text} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {grammarOf} from '../../highlight/languages';
import {unknownMeta, withoutMagicComments} from '../../highlight/meta';
import {isPmsGuide} from '../../pms/model/pmsGuidesFolder';
import {attribute} from '../../programs/remarkPrograms';
import {admonitions} from '../../remarkPlugins';
import {repositoryPath} from '../../../site/files';
import {didYouMean} from '../../../site/nearest';
import {codeLanguageOf} from './programs';

/** Patterns of broken Markdown that pages would show literally, each with its rule and the correct syntax. */
const brokenMarkup: [pattern: RegExp, rule: string, note: string][] = [
  [
    /\][ \t]+\((?:\/|#|https?:)[^)]*\)/,
    'link-with-space',
    'Write [text](url), without a space between the two.',
  ],
  [/\]\(\/[^()\s]* [^()\n]*\)/, 'link-with-space', 'Write %20 for each space in the URL.'],
  [
    /^:{3,}[ \t]*\w*/m,
    'admonition',
    'Write :::note, without a space, or :::note[Title], on a separate line.',
  ],
  [
    /(?<!\\)(?:\*\*|(?<!\w)__(?=\w))|(?<![\\*\w])\*(?=\w)|(?<=\w)\*(?![*\w])/,
    'unclosed-emphasis',
    'Write **bold** or *italics*, without spaces inside the asterisks, or \\* for an asterisk.',
  ],
  [/(?<!\\)`/, 'unclosed-code', 'Write `code`, or \\` for a backtick.'],
];

/** Returns the word around a position. A pattern for it would try every character of a long word as its start. */
const wordAt = (text: string, index: number): string =>
  (text.slice(0, index).split(/\s/).at(-1) ?? '') + (text.slice(index).split(/\s/, 1)[0] ?? '');

/**
 * Reports markup that stays text, unclosed code blocks and admonitions, unknown admonitions and code languages, invalid
 * JSON, and second titles.
 */
export function remarkText() {
  return (tree: Root, page: VFile) => {
    const source = String(page.value);
    const rows = source.split('\n');
    const report = (node: Node, rule: string, reason: string, note: string, line?: number) => {
      const place = line === undefined ? node.position : {line, column: 1};
      page.message(reason, {place, source: 'check-pages', ruleId: rule}).note = note;
    };
    /** Returns the last line of a node, without the `>` of block quotes. */
    const lastLine = ({position}: Node) =>
      (rows[(position?.end.line ?? 1) - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();

    const text = (node: Text) => {
      // Text beside an email address, which the parser splits. It has no place in the source.
      if (!node.position) return;
      // Reads the source, because the value of the node has no backslash escapes.
      const written = source.slice(node.position?.start.offset, node.position?.end.offset);
      for (const [pattern, rule, note] of brokenMarkup) {
        const found = pattern.exec(written);
        if (!found) continue;
        const line =
          (node.position?.start.line ?? 1) + written.slice(0, found.index).split('\n').length - 1;
        const shown = rule.startsWith('unclosed') ? wordAt(written, found.index) : found[0].trim();
        report(node, rule, `"${shown}" would be shown literally.`, note, line);
      }
    };

    const table = (node: Paragraph) => {
      const {start, end} = node.position ?? {};
      const lines = source.slice(start?.offset, end?.offset).split('\n');
      if (lines.length < 2 || !lines.every((row) => /^\s*\|.*\|\s*$/.test(row))) return;
      const note = 'Write a line of dashes below the first row, as in | --- | --- |.';
      report(node, 'table', 'this table would be shown literally.', note);
    };

    const code = (node: Code) => {
      const opening = rows[(node.position?.start.line ?? 1) - 1] ?? '';
      const [mark] = /(?:`{3,}|~{3,})/.exec(opening) ?? [];
      const {start, end} = node.position ?? {};
      if (mark && (start?.line === end?.line || !lastLine(node).endsWith(mark))) {
        const note = `Write ${mark} on a separate line after it.`;
        report(node, 'unclosed-fence', 'the code block that begins here is not closed.', note);
        return;
      }
      try {
        grammarOf(node.lang ?? '');
      } catch (error) {
        report(node, 'code-language', (error as Error).message, '');
      }
      for (const part of unknownMeta(node.meta ?? '')) {
        const note = 'Write title="…", {1,3-4}, showLineNumbers, or file="…" with region="…".';
        report(node, 'code-meta', `"${part}" has no effect on a code block.`, note);
      }
      const program = attribute(node, 'file') ?? '';
      const block = codeLanguageOf(program);
      if (block && node.lang !== block) {
        const reason = `the block is ${node.lang}, and ${program} is ${block}.`;
        report(
          node,
          'code-language',
          reason,
          `Write ${block}, or show the program in ${node.lang}.`,
        );
      }
      if (node.lang !== 'json' || !node.value.trim() || program) return;
      try {
        JSON.parse(withoutMagicComments(node.value));
      } catch (error) {
        const {message} = error as Error;
        const at = Number(/ at position (\d+)/.exec(message)?.[1] ?? 0);
        report(
          node,
          'json',
          `this JSON is not valid: ${message}.`,
          'Correct it. If it leaves something out, write js instead of json as the language.',
          (start?.line ?? 1) + node.value.slice(0, at).split('\n').length,
        );
      }
    };

    const {keywords} = admonitions;
    const kinds = isPmsGuide(repositoryPath(page.path)) ? [...keywords, 'way'] : keywords;
    const directive = (node: ContainerDirective) => {
      const name = `the admonition ":::${node.name}"`;
      if (!/^:{3,}$/.test(lastLine(node))) {
        const note = 'Write ::: on a separate line after it.';
        report(node, 'unclosed-admonition', `${name} is not closed.`, note);
      } else if (!kinds.includes(node.name)) {
        const note = `${didYouMean(node.name, kinds)}Allowed: ${kinds.join(', ')}.`;
        report(node, 'admonition', `${name} does not exist.`, note);
      }
    };

    // Pages in src/pages have their title in the body. All other pages have their title in the front matter.
    let titles = repositoryPath(page.path).includes('src/pages/') ? 0 : 1;
    const title = (node: Heading | MdxJsxFlowElement | MdxJsxTextElement) => {
      titles += 1;
      if (titles > 1) {
        report(node, 'title', 'this is a second heading of the first level.', 'Write ## for it.');
      }
    };

    visit(tree, (node) => {
      if (node.type === 'text') text(node);
      else if (node.type === 'paragraph') table(node);
      else if (node.type === 'code') code(node);
      else if (node.type === 'containerDirective') directive(node);
      else if (node.type === 'heading' && node.depth === 1) title(node);
      else if ('name' in node && node.name === 'h1') title(node as MdxJsxFlowElement);
    });
  };
}
