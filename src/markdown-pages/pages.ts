import {readFile} from 'node:fs/promises';
import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {AllContent, DocusaurusConfig, RouteConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {type Inline, link, paragraph} from '../site/mdast';
import {absolute, routeOf, siteUrl} from '../site/twinAddresses';
import {builtPage} from './builtPage';
import type {Page} from './page';
import type {ReadSource} from './source';

/** What pages are read with. */
export type Reading = {
  siteDir: string;
  outDir: string;
  config: DocusaurusConfig;
  content: AllContent;
  read: ReadSource;
};

/** The page for addresses that lead nowhere, and that of the hosted search. */
const withoutText = ['/404.html', '/search'];

/**
 * Every page of the built site, by its routes. One that is written in Markdown is read from its source; any other, such as a
 * list of posts, from its HTML.
 *
 * @throws WriterError when a page has neither title nor text
 */
export async function pagesOf(routes: RouteConfig[], reading: Reading): Promise<Page[]> {
  const found = new Map<string, Promise<Page>>();
  for (const {path, metadata} of leaves(routes)) {
    const route = routeOf(path);
    const file = metadata?.sourceFilePath;
    if (found.has(route)) continue;
    if (file && /\.mdx?$/.test(file)) found.set(route, sourcePage(route, file, reading));
    else if (!withoutText.includes(route)) found.set(route, builtPage(route, reading.outDir));
  }
  return Promise.all(found.values());
}

/** The pages below a route; one that only frames others is none, and neither is the pattern for what is left over. */
function leaves(routes: RouteConfig[]): RouteConfig[] {
  return routes
    .flatMap((route) => (route.routes ? leaves(route.routes) : [route]))
    .filter(({path}) => !path.includes('*'));
}

async function sourcePage(route: string, file: string, reading: Reading): Promise<Page> {
  const {siteDir, config, content, read} = reading;
  const filePath = `${siteDir}/${file}`;
  const {frontMatter} = await config.markdown.parseFrontMatter({
    filePath,
    fileContent: await readFile(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const {title, description, operation} = frontMatter as Record<string, string | undefined>;
  const post = postAt(route, content);
  return {
    route,
    title: title ?? '',
    description: description ?? '',
    ...(operation && {operation}),
    body: async (language) => {
      const body = await read({file, route, frontMatter}, language);
      return {...body, children: [...(post ? [postLine(post)] : []), ...body.children]};
    },
  };
}

function postAt(route: string, content: AllContent): BlogPostMetadata | undefined {
  return Object.values(content['docusaurus-plugin-content-blog'] ?? {})
    .flatMap((blog) => (blog as BlogContent).blogPosts)
    .find(({metadata}) => routeOf(metadata.permalink) === route)?.metadata;
}

/** When and by whom a post was written, and its tags. */
function postLine({date, authors, tags}: BlogPostMetadata) {
  const names = authors.flatMap(({key, name}) => (key && name) || []).join(', ');
  const tagged = tags.flatMap(({permalink, label}, index): Inline[] => [
    index > 0 ? ', ' : '. Tags: ',
    link(absolute(permalink) ?? siteUrl(permalink), label),
  ]);
  const day = date.toISOString().slice(0, 10);
  return paragraph(`Published on ${day}`, names ? ` by ${names}` : '', ...tagged, '.');
}
