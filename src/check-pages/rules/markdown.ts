import type {Code, Node, Nodes, Paragraph, Root, Text} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx-expression';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {attributeOf} from '../../site/elements';
import {didYouMean} from '../../site/nearest';
import {grammarOf} from '../../highlight/languages';
import {attribute} from '../../programs/remarkPrograms';
import type {Page} from '../../site/pages';
import type {Problem} from '../../site/writerError';
import {importProblems, namesIn} from './imports';
import {languageOf} from './programs';
import {unclosedFence, unreadableProblem} from './unreadable';

/** Kinds of admonitions that Docusaurus knows. */
const admonitions = ['note', 'tip', 'info', 'caution', 'warning', 'danger'];

const lineOf = (node: Node) => node.position?.start.line ?? 1;

/** The last line of a node as it stands in the file, without the marks of a list or quote before it. */
const lastLine = ({text}: Page, node: Node) =>
  (text.split('\n')[(node.position?.end.line ?? 1) - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();

type Report = (node: Node, message: string, line?: number) => void;

function fence(page: Page, node: Code, report: Report): void {
  const opening = (page.text.split('\n')[lineOf(node) - 1] ?? '').replace(
    /^[\s>*+-]*(?:\d+\.\s*)?/,
    '',
  );
  const [mark] = /^(?:`{3,}|~{3,})/.exec(opening) ?? [];
  if (mark && (lineOf(node) === node.position?.end.line || !lastLine(page, node).endsWith(mark))) {
    report(node, unclosedFence(mark));
    return;
  }
  try {
    grammarOf(node.lang ?? '');
  } catch (error) {
    report(node, (error as Error).message);
  }
  const program = attribute(node, 'file');
  const block = program && languageOf(program)?.block;
  if (block && node.lang !== block) {
    report(
      node,
      `the block is ${node.lang}, and ${program} is ${block}. Write ${block}, or name the program in ${node.lang}.`,
    );
  }
  if (node.lang === 'json' && node.value.trim() && !/\bfile=/.test(node.meta ?? '')) {
    try {
      JSON.parse(node.value);
    } catch (error) {
      const {message} = error as Error;
      const [, offset] = / at position (\d+)/.exec(message) ?? [];
      const above =
        offset === undefined ? 0 : node.value.slice(0, Number(offset)).split('\n').length;
      report(
        node,
        `this JSON cannot be read: ${message.replace(/ (?:in JSON )?at position.*$/s, '')}. Mend it; where it leaves something out, name the block js in place of json.`,
        lineOf(node) + above,
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

/**
 * What is wrong with the Markdown of a page: what the build would refuse, and what it shows wrongly without a word.
 */
export function markdownProblems(page: Page, root: string): Problem[] {
  const {file, tree} = page;
  if (!tree) return unreadableProblem(page);
  const problems = importProblems(page, tree, root);
  const report: Report = (node, message, line = lineOf(node)) =>
    problems.push({file, line, message});
  const names = namesIn(tree);
  const titles: Node[] = [];
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
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        expression(node, names, report);
        return undefined;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        styleOfHtml(node, report);
        sameTabs(node, report);
        if (node.name === 'h1') titles.push(node);
        return undefined;
      case 'paragraph':
        unmadeTable(page, node, report);
        return undefined;
      case 'text':
        unmadeLink(node, report);
        unclosedMark(page, node, report);
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

/** The build dies of two tabs of one name: a click could choose only one of them. */
function sameTabs({children}: MdxJsxFlowElement | MdxJsxTextElement, report: Report): void {
  const values = new Set<string>();
  for (const tab of children) {
    const value =
      tab.type === 'mdxJsxFlowElement' && tab.name === 'TabItem'
        ? attributeOf(tab, 'value')
        : undefined;
    if (value === undefined) continue;
    if (values.has(value)) {
      report(tab, `the tab "${value}" is there already. Give each tab a value of its own.`);
    }
    values.add(value);
  }
}

/** React takes no text there, and the build dies of it. */
function styleOfHtml(node: MdxJsxFlowElement | MdxJsxTextElement, report: Report): void {
  if (attributeOf(node, 'style') === undefined) return;
  report(node, "style is text here. Write it as in style={{color: 'red'}}, or better use a class.");
}

/** Rows of a table whose line of dashes is missing or wrong are shown as they are written. */
function unmadeTable({text}: Page, node: Paragraph, report: Report): void {
  const {start, end} = node.position ?? {};
  const rows = text.slice(start?.offset, end?.offset).split('\n');
  if (rows.length < 2 || !rows.every((row) => /^\s*\|.*\|\s*$/.test(row))) return;
  report(
    node,
    'this is shown as text and not as a table. Write a line of dashes below its first row, as in | --- | --- |, with as many cells.',
  );
}

/** What was to be a link or a notice, and is text because of a space. */
function unmadeLink(node: Text, report: Report): void {
  const line = (index: number) => lineOf(node) + node.value.slice(0, index).split('\n').length - 1;
  const link = /\][ \t]+\((?:\/|#|https?:)[^)]*\)/.exec(node.value);
  if (link) {
    report(
      node,
      `"${link[0]}" is no link because of the space in it. Write [text](address), without a space between the two.`,
      line(link.index),
    );
  }
  const notice = /^:{3,}[ \t]*\w*/m.exec(node.value);
  if (notice) {
    report(
      node,
      `"${notice[0]}" begins no notice. Write it as in :::note, without a space, or :::note[Title], on a line of its own.`,
      line(notice.index),
    );
  }
}

/** A word in braces is the name of a value, and the page dies of one that is not there. */
function expression(
  node: MdxTextExpression | MdxFlowExpression,
  names: ReadonlySet<string>,
  report: Report,
): void {
  const [name] = /^\s*[\w$]+/.exec(node.value) ?? [];
  const [statement] = node.data?.estree?.body ?? [];
  const simple =
    statement?.type === 'ExpressionStatement' &&
    (statement.expression.type === 'Identifier' ||
      statement.expression.type === 'MemberExpression' ||
      statement.expression.type === 'BinaryExpression');
  const word = name?.trim();
  if (!simple || !word || /^\d/.test(word) || word === 'props' || names.has(word)) return;
  report(
    node,
    `{${node.value}} is code here, and nothing is called ${word}. Write \\{ for a brace in text, or put it between backticks.`,
  );
}

/** Marks of a text that only one side has, as they stand in the file, and what is told of them. */
const unclosedMarks: [pattern: RegExp, message: (found: string) => string][] = [
  [
    /\S*(?<!\\)(?:\*\*|(?<!\w)__(?=\w))\S*/,
    (found) =>
      `"${found}" is shown with its stars: bold text does not end, or has a space inside its stars. Write **bold**, or \\* for the sign itself.`,
  ],
  [
    /(?<![\\*\w])\*(?=\w)\S*|\S*\w\*(?![*\w])/,
    (found) =>
      `"${found}" is shown with its star: text in italics does not end, or has a space inside its stars. Write *italics*, or \\* for the sign itself.`,
  ],
  [
    /\S*(?<!\\)`\S*/,
    (found) =>
      `"${found}" is shown with its backtick: code does not end. Write \`code\`, or \\\` for the sign itself.`,
  ],
];

function unclosedMark({text}: Page, node: Text, report: Report): void {
  // With the backslash that makes a sign mean itself.
  const source = text.slice(node.position?.start.offset, node.position?.end.offset);
  for (const [pattern, message] of unclosedMarks) {
    const found = pattern.exec(source);
    if (!found) continue;
    report(
      node,
      message(found[0]),
      lineOf(node) + source.slice(0, found.index).split('\n').length - 1,
    );
    return;
  }
}

/** What every page may use without an import: the theme gives it to Markdown. */
const ofTheme = ['Details', 'Head'];

/**
 * Components that a writer uses and that nothing brings: neither an import, nor the theme, nor what expands the pages.
 *
 * @param expanded the tree of the page behind all that expands it
 */
export function componentProblems({file}: Page, expanded: Root): Problem[] {
  const known = new Set([...ofTheme, ...namesIn(expanded)]);
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
