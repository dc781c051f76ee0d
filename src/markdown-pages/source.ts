import {readFile} from 'node:fs/promises';
import type {Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Pluggable, unified} from 'unified';
import {VFile} from 'vfile';
import {type Origin, plainMarkdown} from './plain';

/** A Markdown or MDX file, and the page that is made of it. */
export type Source = {
  /** Below the site's folder. */
  file: string;
  /** Address of the page. */
  route: string;
  /** As Docusaurus hands it to the remark plugins of the page. */
  frontMatter: Record<string, unknown>;
};

/** The text of a page. */
export type Body = {
  children: RootContent[];
  /** Languages that its programs are in, by key, each with its name; one that has none in several lists none. */
  languages: Record<string, string>;
  /** Its paragraphs that `skill.md` repeats, because an integration fails without them. */
  traps: RootContent[][];
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
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkPlugins)
    .freeze();
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

/** Leaves the lines where they are, so that messages name the right one. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n)/, (head) =>
    head.replaceAll(/[^\n]/g, ''),
  );
}

/** A twin begins with the title of its page; a page that writes it as a heading has it twice then. */
function withoutTitle(nodes: RootContent[]): RootContent[] {
  const first = nodes.findIndex(({type}) => type !== 'mdxjsEsm' && type !== 'yaml');
  const node = nodes[first];
  return node?.type === 'heading' && node.depth === 1 ? nodes.toSpliced(first, 1) : nodes;
}
