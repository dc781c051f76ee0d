import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Code, Heading, Node, Nodes, Root, Text} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {SKIP, visit} from 'unist-util-visit';
import {didYouMean} from '../../site/nearest';
import {grammarOf} from '../../highlight/languages';
import type {Page} from '../../site/pages';
import type {Problem} from '../../site/writerError';

/** Kinds of admonitions that Docusaurus knows. */
const admonitions = ['note', 'tip', 'info', 'caution', 'warning', 'danger'];

/** What a parser's message means, and what to write instead. */
const unreadable: [pattern: RegExp, what: string, mend: string][] = [
  [
    /to create a link in MDX/,
    'an address between "<" and ">" is no link here.',
    'Write [text](address).',
  ],
  [
    /character `!` \(U\+0021\) before name/,
    '"<!--" begins a comment of HTML, which pages do not know.',
    'Write {/* … */} for a comment.',
  ],
  [
    /expression|acorn/i,
    'what stands in braces is code here, and it does not end or cannot be read.',
    'Write \\{ for a brace in text, or put it between backticks.',
  ],
  [
    /closing tag|closing slash|Unexpected end of file|end-tag mismatch/i,
    'a component or element is not closed.',
    'Close it, as in <Name>…</Name> or <Name />, or write \\< for the sign itself.',
  ],
  [
    /before name|in name|before attribute/,
    '"<" begins a component or element here.',
    'Write \\< or &lt; for the sign itself, or put it between backticks.',
  ],
  [
    /import|export/i,
    'an import or export cannot be read.',
    'Write it as in "import Name from \'@site/src/…\';", on a line of its own with an empty line behind it.',
  ],
];

function unreadableProblem({file, unreadable: found}: Page): Problem[] {
  if (!found) return [];
  const [, what, mend] = unreadable.find(([pattern]) => pattern.test(found.reason)) ?? [
    undefined,
    'the page cannot be read.',
    'Look at the line and at those above it.',
  ];
  return [{file, line: found.line, message: `${what} ${mend} (The parser says: ${found.reason})`}];
}

const lineOf = (node: Node) => node.position?.start.line ?? 1;

/** The last line of a node as it stands in the file, without the marks of a list or quote before it. */
const lastLine = ({text}: Page, node: Node) =>
  (text.split('\n')[(node.position?.end.line ?? 1) - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();

type Report = (node: Node, message: string) => void;

function fence(page: Page, node: Code, report: Report): void {
  const opening = (page.text.split('\n')[lineOf(node) - 1] ?? '').replace(
    /^[\s>*+-]*(?:\d+\.\s*)?/,
    '',
  );
  const [mark] = /^(?:`{3,}|~{3,})/.exec(opening) ?? [];
  if (mark && (lineOf(node) === node.position?.end.line || !lastLine(page, node).endsWith(mark))) {
    report(
      node,
      `the code that begins here does not end. Write ${mark} on a line of its own behind it.`,
    );
    return;
  }
  try {
    grammarOf(node.lang ?? '');
  } catch (error) {
    report(node, (error as Error).message);
  }
  if (node.lang === 'json' && node.value.trim() && !/\bfile=/.test(node.meta ?? '')) {
    try {
      JSON.parse(node.value);
    } catch (error) {
      report(
        node,
        `this JSON cannot be read: ${(error as Error).message}. Mend it; where it leaves something out, name the block js in place of json.`,
      );
    }
  }
}

function admonition(page: Page, node: ContainerDirective, report: Report): void {
  if (!admonitions.includes(node.name)) {
    report(
      node,
      `":::${node.name}" is no kind of notice. ${didYouMean(node.name, admonitions)}Allowed are ${admonitions.join(', ')}.`,
    );
  }
  if (!/^:{3,}$/.test(lastLine(page, node))) {
    report(
      node,
      `the notice ":::${node.name}" does not end. Write ::: on a line of its own behind it.`,
    );
  }
}

/** Names that an import or export of the page brings. */
function declared({data}: MdxjsEsm): {names: string[]; from: string | undefined}[] {
  return (data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      const names = statement.specifiers.map(({local}) => local.name);
      return {names, from: String(statement.source.value)};
    }
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const {declaration} = statement;
    if (declaration.type !== 'VariableDeclaration') {
      return {names: [declaration.id.name], from: undefined};
    }
    const names = declaration.declarations.flatMap(({id}) =>
      id.type === 'Identifier' ? id.name : [],
    );
    return {names, from: undefined};
  });
}

const endings = ['', '.ts', '.tsx', '.js', '.mjs', '.mdx', '/index.ts', '/index.tsx', '/index.mdx'];

/** Whether there is a file behind an import; those of packages and of the theme are the bundler's to judge. */
function isThere(from: string, file: string, root: string): boolean {
  const local = from.startsWith('@site/')
    ? path.join(root, from.slice('@site/'.length))
    : from.startsWith('.')
      ? path.join(root, path.dirname(file), from)
      : undefined;
  return local === undefined || endings.some((ending) => existsSync(local + ending));
}

/**
 * What is wrong with the Markdown of a page: what the build would refuse, and what it shows wrongly without a word.
 */
export function markdownProblems(page: Page, root: string): Problem[] {
  const {file, tree} = page;
  if (!tree) return unreadableProblem(page);
  const problems: Problem[] = [];
  const report: Report = (node, message) => problems.push({file, line: lineOf(node), message});
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const {from} of declared(node)) {
      if (from !== undefined && !isThere(from, file, root)) {
        report(
          node,
          `there is no "${from}". Write the path of a file, such as @site/src/components/….`,
        );
      }
    }
  });
  const titles: Heading[] = [];
  visit(tree, (node: Nodes) => {
    switch (node.type) {
      case 'code':
        fence(page, node, report);
        return SKIP;
      case 'containerDirective':
        admonition(page, node, report);
        return undefined;
      case 'heading':
        if (node.depth === 1) titles.push(node);
        return undefined;
      case 'text':
        unclosedBold(page, node, report);
        return undefined;
      default:
        return undefined;
    }
  });
  // Pages of src/pages write their title themselves.
  for (const title of page.folder === 'src/pages' ? titles.slice(1) : titles) {
    report(
      title,
      'this is a second heading of the first level: the title of the page is the first. Write ## for it.',
    );
  }
  return problems;
}

function unclosedBold({text}: Page, node: Text, report: Report): void {
  // As it stands in the file: with the backslash that makes a star mean itself.
  const source = text.slice(node.position?.start.offset, node.position?.end.offset);
  const [found] = /\S*(?<!\\)(?:\*\*|(?<!\w)__(?=\w))\S*/.exec(source) ?? [];
  if (found === undefined) return;
  report(
    node,
    `"${found}" is shown with its stars: bold text does not end, or has a space inside its stars. Write **bold**, or \\* for the sign itself.`,
  );
}

/** What every page may use without an import: the theme gives it to Markdown. */
const ofTheme = ['Details', 'Head'];

/**
 * Components that a writer uses and that nothing brings: neither an import, nor the theme, nor what expands the pages.
 *
 * @param expanded the tree of the page behind all that expands it
 */
export function componentProblems({file}: Page, expanded: Root): Problem[] {
  const known = new Set(ofTheme);
  visit(expanded, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const {names} of declared(node)) for (const name of names) known.add(name);
  });
  const problems: Problem[] = [];
  visit(expanded, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, position} = node as MdxJsxFlowElement | MdxJsxTextElement;
    const [first = ''] = (name ?? '').split('.');
    if (!position || !/^[A-Z]/.test(first) || known.has(first)) return;
    problems.push({
      file,
      line: position.start.line,
      message: `there is no component ${first} here. ${didYouMean(first, known)}Import it at the top of the page, or write one that the build knows.`,
    });
  });
  return problems;
}
