// Tests that no page has words that the rules reject.
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import type {Paragraph} from 'mdast';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {sentencesOf} from '../../prose/sentences.mjs';
import {objections, terms, voice} from '../../prose/terms.mjs';
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
