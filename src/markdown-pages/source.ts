import {readFile} from 'node:fs/promises';
import type {Root, RootContent} from 'mdast';
import type {Pluggable} from 'unified';
import {VFile} from 'vfile';
import {parser, withoutFrontMatter} from '../site/parsePage';
import {plainMarkdown} from './plain';
import type {Body, Origin} from './page';

/** A Markdown or MDX file, and the page that is made of it. */
export type Source = {
  /** Below the site's folder. */
  file: string;
  /** Address of the page. */
  route: string;
  /** As Docusaurus hands it to the remark plugins of the page. */
  frontMatter: Record<string, unknown>;
};

/** Reads a source as plain Markdown, with the programs of one language: that of their first tab unless told. */
export type ReadSource = (source: Source, language?: string) => Promise<Body>;

/**
 * Makes the reader of sources. A source is read anew, and not while its page is bundled, because the bundler does not touch
 * a page that stands in its cache.
 *
 * @param siteDir absolute
 * @param remarkPlugins those that expand the pages
 */
export function sourceReader(siteDir: string, remarkPlugins: Pluggable[]): ReadSource {
  const processor = parser().use(remarkPlugins).freeze();
  return async ({file, route, frontMatter}, language) => {
    const path = `${siteDir}/${file}`;
    const vfile = new VFile({
      path,
      value: withoutFrontMatter(await readFile(path, 'utf8')),
      data: {frontMatter, twinOf: route},
    });
    const tree = (await processor.run(processor.parse(vfile), vfile)) as Root;
    const found = {languages: {}, traps: []};
    const origin: Origin = {file, found, language};
    return {children: plainMarkdown(withoutTitle(tree.children), origin), ...found};
  };
}

/** A twin begins with the title of its page; a page that writes it as a heading, if below its menu, has it twice then. */
function withoutTitle(nodes: RootContent[]): RootContent[] {
  const at = nodes.findIndex((node) => node.type === 'heading' && node.depth === 1);
  return at === -1 ? nodes : nodes.toSpliced(at, 1);
}
