import {toString} from 'mdast-util-to-string';
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
    visit(node, 'inlineCode', (code) => void (code.value = '``'));
    const text = toString(node)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/https?:\/\/\S+/g, '');
    if (!forPrograms.test(toString(node))) found.push(...sentencesOf(text));
    return SKIP;
  });
  return found.filter((sentence) => wordsIn(sentence) >= SHORTEST);
}
