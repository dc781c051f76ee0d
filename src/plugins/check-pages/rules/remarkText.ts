// Remark plugin that reports broken Markdown, such as unclosed code blocks.
import type {Code, Node, Paragraph, Root, Text} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {grammarOf} from '../../highlight/languages';
import {unknownMeta, withoutMagicComments} from '../../highlight/meta';
import {isPmsGuide} from '../../pms/model/pmsGuidesFolder';
import {attribute} from '../../programs/remarkPrograms';
import {admonitions} from '../../remarkPlugins';
import {repositoryPath} from '../../../site/files';
import {didYouMean} from '../../../site/nearest';
import {languageOf} from './programs';

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

/** Says what is wrong with a JSON text, and the number of line breaks before it; undefined if it is valid. */
function jsonProblem(text: string): {message: string; breaks: number} | undefined {
  try {
    JSON.parse(withoutMagicComments(text));
    return undefined;
  } catch (error) {
    const {message} = error as Error;
    const at = Number(/ at position (\d+)/.exec(message)?.[1] ?? 0);
    return {message, breaks: text.slice(0, at).split('\n').length};
  }
}

/**
 * Reports markup that stays text, unclosed code blocks and admonitions, unknown admonitions and code languages, invalid
 * JSON, and second titles.
 */
export function remarkText() {
  return (tree: Root, page: VFile) => {
    const source = String(page.value);
    const rows = source.split('\n');
    const file = repositoryPath(page.path);
    const report = (node: Node, rule: string, reason: string, note = '', below?: number) => {
      const line = (node.position?.start.line ?? 1) + (below ?? 0);
      const place = below === undefined ? node.position : {line, column: 1};
      page.message(reason, {place, source: 'check-pages', ruleId: rule}).note = note;
    };
    /** Returns the text of a node as written: its value has no backslash escapes. */
    const textOf = ({position}: Node) => source.slice(position?.start.offset, position?.end.offset);
    /** Returns the last line of a node, without the `>` of block quotes. */
    const lastLine = ({position}: Node) =>
      (rows[(position?.end.line ?? 1) - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();

    const text = (node: Text) => {
      // Text beside an email address, which the parser splits. It has no place in the source.
      if (!node.position) return;
      const written = textOf(node);
      for (const [pattern, rule, note] of brokenMarkup) {
        const found = pattern.exec(written);
        if (!found) continue;
        const below = written.slice(0, found.index).split('\n').length - 1;
        const shown = rule.startsWith('unclosed') ? wordAt(written, found.index) : found[0].trim();
        report(node, rule, `"${shown}" would be shown literally.`, note, below);
      }
    };

    const table = (node: Paragraph) => {
      const lines = textOf(node).split('\n');
      if (lines.length < 2 || !lines.every((row) => /^\s*\|.*\|\s*$/.test(row))) return;
      const note = 'Write a line of dashes below the first row, as in | --- | --- |.';
      report(node, 'table', 'this table would be shown literally.', note);
    };

    const code = (node: Code) => {
      const {start, end} = node.position ?? {};
      const [mark] = /(?:`{3,}|~{3,})/.exec(rows[(start?.line ?? 1) - 1] ?? '') ?? [];
      if (mark && (start?.line === end?.line || !lastLine(node).endsWith(mark))) {
        const note = `Write ${mark} on a separate line after it.`;
        report(node, 'unclosed-fence', 'the code block that begins here is not closed.', note);
        return;
      }
      try {
        grammarOf(node.lang ?? '');
      } catch (error) {
        report(node, 'code-language', (error as Error).message);
      }
      for (const part of unknownMeta(node.meta ?? '')) {
        const note = 'Write title="…", {1,3-4}, showLineNumbers, or file="…" with region="…".';
        report(node, 'code-meta', `"${part}" has no effect on a code block.`, note);
      }
      const program = attribute(node, 'file') ?? '';
      const {block} = languageOf(program) ?? {};
      if (block && node.lang !== block) {
        const note = `Write ${block}, or show the program in ${node.lang}.`;
        const reason = `the block is ${node.lang}, and ${program} is ${block}.`;
        report(node, 'code-language', reason, note);
      }
      const invalid =
        node.lang === 'json' && node.value.trim() && !program && jsonProblem(node.value);
      if (!invalid) return;
      const note =
        'Correct it. If it leaves something out, write js instead of json as the language.';
      report(node, 'json', `this JSON is not valid: ${invalid.message}.`, note, invalid.breaks);
    };

    const {keywords} = admonitions;
    const kinds = isPmsGuide(file) ? [...keywords, 'way'] : keywords;
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

    visit(tree, (node) => {
      const isTitle =
        (node.type === 'heading' && node.depth === 1) || ('name' in node && node.name === 'h1');
      // Pages in src/pages have their title in the body. All other pages have their title in the front matter.
      if (isTitle && !file.includes('src/pages/')) {
        report(node, 'title', 'this is a second heading of the first level.', 'Write ## for it.');
      }
      if (node.type === 'text') text(node);
      else if (node.type === 'paragraph') table(node);
      else if (node.type === 'code') code(node);
      else if (node.type === 'containerDirective') directive(node);
    });
  };
}
