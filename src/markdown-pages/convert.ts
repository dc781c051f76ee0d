import {createSlugger} from '@docusaurus/utils';
import type {Heading, Link, Paragraph, Root} from 'mdast';
import {toMdast} from 'hast-util-to-mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from '../site/builtPage';
import {siteUrl} from '../site/markdownAddresses';
import {markdownPath} from '../site/markdownPath';
import {problem, WriterError} from '../site/writerError';
import {handlersFor} from './handlers';
import type {Context} from './handlers/context';

/** A page as Markdown nodes. */
export type MarkdownContent = Pick<Context, 'languages' | 'samples'> & {
  tree: Root;
  /** Paragraphs that `skill.md` repeats: mistakes that make integrations fail. */
  traps: Paragraph[];
};

/**
 * @param page as built
 * @param language key of the language of its programs, where the page has them in several; the first one unless given
 * @throws WriterError when the page has no content or no title
 */
export function convert({route, title, main}: BuiltPage, language?: string): MarkdownContent {
  if (!main || !title) {
    throw new WriterError(
      problem(
        route,
        undefined,
        'the page cannot be converted to Markdown without a <main> and an <h1>.',
      ),
    );
  }
  const context: Context = {
    route,
    language,
    languages: new Map(),
    samples: [],
    inferred: new Map(),
  };
  const handlers = handlersFor(context);
  const tree = toMdast({type: 'root', children: [main]}, {handlers, document: true}) as Root;
  return {tree, traps: takeTraps(tree), languages: context.languages, samples: context.samples};
}

/** Removes the marks of `remarkTraps.ts` from a tree and collects their paragraphs. */
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

/** The anchors that Markdown renderers give the headings of a page, by the ids of the headings. */
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
 * On a page any element can have an id, but in Markdown only headings can be linked to, by an anchor made from their
 * text.
 *
 * @param pages each with its tree
 * @returns a function that changes the links of a tree that have an anchor: to the heading with that id, or the one
 *   above the element; without a heading, to the page
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
