// Converts a built page to Markdown nodes, and corrects links to anchors of Markdown pages.
import {createSlugger} from '@docusaurus/utils';
import type {Heading, Link, Paragraph, Root} from 'mdast';
import {toMdast} from 'hast-util-to-mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from '../../site/builtPage';
import {siteUrl} from '../../site/markdownAddresses';
import {markdownPath} from '../../site/markdownPath';
import {ProblemError} from '../../site/problem';
import {handlersFor} from './handlers';
import type {Context} from './handlers/context';

/** A page, converted to Markdown nodes. */
export type MarkdownContent = Pick<Context, 'languages' | 'samples'> & {
  tree: Root;
  /** Paragraphs about common mistakes, which `skill.md` repeats. */
  traps: Paragraph[];
};

/**
 * Converts a built page to Markdown nodes.
 *
 * @param language key of the program language to keep; by default, the first language of the page
 * @throws ProblemError if the page has no content or no title
 */
export function convert({route, title, main}: BuiltPage, language?: string): MarkdownContent {
  if (!main || !title) {
    throw new ProblemError(
      `${route} cannot be converted to Markdown without a <main> and an <h1>.`,
    );
  }
  const context: Context = {route, language, languages: new Map(), samples: []};
  const handlers = handlersFor(context);
  const tree = toMdast({type: 'root', children: [main]}, {handlers, document: true}) as Root;
  return {tree, traps: takeTraps(tree), languages: context.languages, samples: context.samples};
}

/** Removes the markers of `remarkTraps.ts` from a tree, and returns the marked paragraphs. */
function takeTraps(tree: Root): Paragraph[] {
  const traps: Paragraph[] = [];
  visit(tree, 'mdxTextExpression', (_, index, parent) => {
    if (index === undefined || parent?.type !== 'paragraph') return undefined;
    parent.children.splice(index, 1);
    const last = parent.children.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
    traps.push(parent);
    return index;
  });
  return traps;
}

/** Maps the id of each heading to the anchor that Markdown renderers generate from the heading's text. */
function anchorsOf({title}: BuiltPage, tree: Root): Map<string, string> {
  const slugger = createSlugger();
  slugger.slug(title);
  const anchors = new Map<string, string>();
  visit(tree, 'heading', (heading: Heading) => {
    anchors.set(String(heading.data?.hProperties?.id), slugger.slug(toString(heading)));
  });
  return anchors;
}

/**
 * Returns a function that corrects the hashes of links in a tree. In HTML, a link can point to any element with an id.
 * In Markdown, a link can point only to a heading, by an anchor generated from the heading's text. The hash becomes the
 * anchor of the section that contains the linked element. Without such a section, the hash is removed.
 *
 * @param pages all pages, each with its tree
 */
export function anchorLinks(pages: {page: BuiltPage; tree: Root}[]): (tree: Root) => void {
  const targets = new Map(
    pages.map(({page, tree}) => [
      siteUrl(markdownPath(page.route)),
      {sections: page.sections, anchors: anchorsOf(page, tree)},
    ]),
  );
  return (tree) =>
    visit(tree, 'link', (link: Link) => {
      const [address = '', hash] = link.url.split('#');
      const target = targets.get(address);
      if (!target || hash === undefined) return;
      const section = target.sections.get(decodeURIComponent(hash));
      const anchor = section && target.anchors.get(section);
      link.url = anchor ? `${address}#${encodeURI(anchor)}` : address;
    });
}
