import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {sentencesOf, wordsIn} from '../../prose/sentences.mjs';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Fewer words than these are a label, not a sentence. */
const SHORTEST = 4;

/** What programs get and readers do not: it stands at the top of each twin. */
const forPrograms = /^(?:Page|Pages): https?:/;

/**
 * @param {import('mdast').Paragraph} paragraph
 * @returns {string} its text on one line, with each piece of code as two backticks
 */
function textOf(paragraph) {
  let text = '';
  visit(paragraph, (node) => {
    if (node.type === 'text') text += node.value;
    if (node.type === 'inlineCode') text += '``';
    if (node.type === 'break') text += ' ';
  });
  return text.replaceAll(/\s+/g, ' ');
}

/**
 * The sentences of a page's Markdown: those of paragraphs and lists, without headings, code, tables and the list of sources.
 *
 * @param {string} markdown
 * @returns {string[]} with each piece of code as two backticks
 */
export function proseOf(markdown) {
  const tree = parser.parse(markdown);
  /** @type {string[]} */
  const found = [];
  visit(tree, (node) => {
    if (['table', 'code', 'heading', 'footnoteDefinition', 'html'].includes(node.type)) return SKIP;
    if (node.type !== 'paragraph') return undefined;
    const text = textOf(node);
    if (!forPrograms.test(text)) found.push(...sentencesOf(text.replaceAll(/https?:\/\/\S+/g, '')));
    return SKIP;
  });
  return found.filter((sentence) => wordsIn(sentence) >= SHORTEST);
}
