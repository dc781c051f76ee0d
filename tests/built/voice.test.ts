// Tests that no page has words that the rules reject, or repeats that facts are missing.
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import type {Paragraph} from 'mdast';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {sentencesOf} from '../../prose/sentences.mjs';
import {objections, terms, undocumented, voice} from '../../prose/terms.mjs';
import {files, textOf} from './site';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Returns the text of a paragraph on one line, with inline code replaced by two backticks. */
function textIn(paragraph: Paragraph): string {
  let text = '';
  visit(paragraph, (node) => {
    if (node.type === 'text') text += node.value;
    if (node.type === 'inlineCode') text += '``';
    if (node.type === 'break') text += ' ';
  });
  return text.replaceAll(/\s+/g, ' ').replaceAll(/https?:\/\/\S+/g, '');
}

/** Returns the sentences in paragraphs and lists. Skips the line with the page's URL, which is for programs. */
function proseOf(markdown: string): string[] {
  const found: string[] = [];
  visit(parser.parse(markdown), (node) => {
    if (['table', 'code', 'heading', 'footnoteDefinition', 'html'].includes(node.type)) return SKIP;
    if (node.type !== 'paragraph') return undefined;
    const text = textIn(node);
    if (!/^Pages?: /.test(text)) found.push(...sentencesOf(text));
    return SKIP;
  });
  return found;
}

const pages = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({file, sentences: proseOf(textOf(file))}));

test('no page has words that the rules in prose/ reject', () => {
  const refused = pages.flatMap(({file, sentences}) =>
    sentences.flatMap((sentence) =>
      objections(sentence, [...terms, ...voice]).map(
        ({found, advice}) => `${file}: "${found}" in "${sentence}". ${advice}`,
      ),
    ),
  );
  expect(refused).toEqual([]);
});

/** Matches other phrases for undocumented facts: "No filter is known", "isn't published". */
const unknown = new RegExp(
  [
    /\b(?:no|none|nothing|neither)\b[^.|]{0,60}\b(?:is|are) (?:known|documented)\b/,
    /\b(?:is|are|was|were)(?: not|n['’]t)(?: yet)? (?:known|published|stated)\b/,
  ]
    .map(({source}) => source)
    .join('|'),
  'i',
);

/** Matches fenced code blocks, where a program's message may say that a value is unknown. */
const fences = /^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2$/gm;

/** Matches headings, the title of the list "Not documented yet" and links to it, which don't count as repetitions. */
const titles =
  /^(?:Page: |#).*$|^\*\*Not documented yet(?: \(\d+\))?\*\*$|\[[^\]]*\]\([^)]*\/not-documented-yet\.md\)/gm;

test('no page says more than twice, or twice in the same words, that something is not documented', () => {
  const repeating = pages.flatMap(({file}) => {
    const text = textOf(file).replaceAll(titles, '');
    const code = text.match(fences)?.join('\n') ?? '';
    const sentences = (of: string) => of.split('\n').flatMap((line) => sentencesOf(line));
    const said = [
      ...sentences(code).filter((sentence) => undocumented.test(sentence)),
      ...sentences(text.replaceAll(fences, '')).filter(
        (sentence) => undocumented.test(sentence) || unknown.test(sentence),
      ),
    ];
    return said.length > 2 || new Set(said).size < said.length ? [[file, ...said]] : [];
  });
  expect(repeating, 'Say what to do instead, or list the undocumented detail once.').toEqual([]);
});
