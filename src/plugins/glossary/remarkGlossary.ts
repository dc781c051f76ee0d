import type {InlineCode, Link, Nodes, Parents, PhrasingContent, Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {escapeRegExp} from '../../site/escapeRegExp';
import {repositoryPath} from '../../site/files';
import {linksTerms} from './scope';
import {glossaryRoute, loadTerms, type Term} from './terms';

/**
 * Remark plugin that links the first use of each term on a page to its entry in the glossary. It links terms in
 * paragraphs, lists and table cells, but not in headings, code blocks, cards or links. Authors don't mark terms.
 */
export function remarkGlossary({root = '.'}: {root?: string} = {}) {
  return (tree: Root, page: VFile) => {
    const file = repositoryPath(page.path, root);
    if (linksTerms(file)) linkTerms(tree, loadTerms(root));
  };
}

/** Maximum number of links in a paragraph, list item or cell. More links would distract readers. */
const MAX_LINKS = 3;

/** Lists the terms that a page explains itself: in a table of terms, or in bold at the start of a list item. */
function definedIn(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'table') {
      const [head = '', ...rows] = node.children.map(({children: [cell]}) => toString(cell));
      if (/^(?:word|term)$/i.test(head)) found.push(...rows);
    } else if (node.type === 'listItem') {
      const [first] = node.children;
      const start = first?.type === 'paragraph' ? first.children[0] : undefined;
      if (start?.type === 'strong') found.push(toString(start));
    }
  });
  return found.flatMap((name) => name.toLowerCase().split(/,\s*/));
}

/** Links the first use of each term in a tree, except terms that the page explains itself. */
export function linkTerms(tree: Root, terms: readonly Term[]): void {
  const byForm = new Map(terms.flatMap((term) => term.forms.map((form) => [form, term])));
  const pattern = patternOf([...byForm.keys()].filter((form) => !form.startsWith('`')));
  const defined = definedIn(tree).map((name) => byForm.get(name) ?? byForm.get(singular(name)));
  const left = new Set(terms.filter((term) => !defined.includes(term)));
  /** Number of links that can still be added to the current paragraph or cell. */
  let room = MAX_LINKS;

  visit(tree, (node, index, parent) => {
    if (node.type === 'heading' || isTitle(node) || isCard(node)) return SKIP;
    if (node.type === 'table') {
      // No links in the header row.
      for (const row of node.children.slice(1)) visit(row, linkAt);
      return SKIP;
    }
    return linkAt(node, index, parent);
  });

  function linkAt(node: Nodes, index?: number, parent?: Parents) {
    if (node.type === 'paragraph' || node.type === 'tableCell') room = MAX_LINKS;
    if (node.type === 'link') {
      for (const term of left) if (node.url === urlOf(term)) left.delete(term);
      return SKIP;
    }
    if (index === undefined || !parent) return undefined;
    const siblings = parent.children as PhrasingContent[];
    if (node.type === 'inlineCode') {
      const term = byForm.get(`\`${node.value}\``);
      if (!term || !take(term)) return undefined;
      siblings.splice(index, 1, linkTo(term, node));
      return SKIP;
    }
    if (node.type !== 'text') return undefined;
    const parts = termsIn(node.value);
    siblings.splice(index, 1, ...parts);
    return index + parts.length;
  }

  /** If the term can be linked here, counts the link and returns true. */
  function take(term: Term): boolean {
    if (room === 0 || !left.delete(term)) return false;
    room -= 1;
    return true;
  }

  function termsIn(text: string): PhrasingContent[] {
    const parts: PhrasingContent[] = [];
    let end = 0;
    for (const {0: found, index} of text.matchAll(pattern)) {
      const term = byForm.get(found.toLowerCase()) ?? byForm.get(singular(found.toLowerCase()));
      if (!term || !take(term)) continue;
      if (index > end) parts.push({type: 'text', value: text.slice(end, index)});
      parts.push(linkTo(term, {type: 'text', value: found}));
      end = index + found.length;
    }
    if (end < text.length || parts.length === 0) {
      parts.push({type: 'text', value: text.slice(end)});
    }
    return parts;
  }
}

/** Returns true for the title of an admonition. */
const isTitle = (node: object) =>
  (node as {data?: {directiveLabel?: boolean}}).data?.directiveLabel === true;

/** Returns true for a card: the whole card is a link, so it can't contain links. */
const isCard = (node: object) => (node as {name?: string}).name === 'Card';

const urlOf = ({slug}: Term) => `${glossaryRoute}#${slug}`;

const linkTo = (term: Term, child: Text | InlineCode): Link => ({
  type: 'link',
  url: urlOf(term),
  data: {hProperties: {className: ['glossary-term'], 'data-part': 'term'}},
  children: [child],
});

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');

/** Returns a pattern that matches any of the forms as a whole word, singular or plural, the longest form first. */
function patternOf(forms: string[]): RegExp {
  const plural = (form: string) =>
    form.endsWith('y') ? `${form.slice(0, -1)}(?:y|ies)` : `${form}s?`;
  const escaped = forms
    .toSorted((a, b) => b.length - a.length)
    .map((form) => plural(escapeRegExp(form)));
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'gi');
}
