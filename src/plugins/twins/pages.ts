import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import type {RootContent} from 'mdast';
import {changelogFolder} from '../../changelog/entries';
import {product} from '../../product';
import {heading} from '../mdast';
import {routeOf} from './addresses';
import {homeBody} from './home';
import {archive, authors, card, cards, postLine, tagLine} from './lists';
import {TwinError} from './plain';
import type {ReadSource} from './source';

/** A page, and how its text is had. */
export type Page = {
  /** Address, decoded. */
  route: string;
  title: string;
  description: string;
  /** Whether it only lists other pages. */
  listing?: boolean;
  body: () => RootContent[] | Promise<RootContent[]>;
};

/** A heading of `llms.txt` with the addresses below it. */
export type Section = {title: string; routes: string[]};

type Sidebar = DocsContent['loadedVersions'][number]['sidebars'][string];
type Item = Sidebar[number];

/** Below the site's folder, from `@site/docs/x.mdx`. */
const sourceFile = (source: string) => source.replace(/^@site\//, '');

const only = <Content>(content: AllContent, plugin: string) => content[plugin]?.default as Content;

/**
 * Everything that the content plugins made pages of.
 *
 * @param content as `allContentLoaded` hands it over
 * @param read reads a source as Markdown
 */
export function contentPages(content: AllContent, read: ReadSource): Page[] {
  return [
    ...docsPages(only<DocsContent>(content, 'docusaurus-plugin-content-docs'), read),
    ...blogPages(only<BlogContent>(content, 'docusaurus-plugin-content-blog'), read),
    ...changelogPages(content['docusaurus-plugin-content-blog']?.changelog as BlogContent, read),
    ...ownPages(only<PagesContent>(content, 'docusaurus-plugin-content-pages'), read),
  ].map((page) => ({...page, route: routeOf(page.route)}));
}

function docsPages({loadedVersions}: DocsContent, read: ReadSource): Page[] {
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const byId = new Map(docs.map((doc) => [doc.id, doc]));
    const pages = docs.map((doc): Page => {
      const {permalink: route, title, description, source, frontMatter} = doc;
      const file = sourceFile(source);
      return {route, title, description, body: () => read({file, route, frontMatter})};
    });
    return [...pages, ...Object.values(sidebars).flatMap((items) => indexPages(items, byId))];
  });
}

/** The generated pages of the categories of a sidebar. */
function indexPages(items: Item[], docs: Map<string, DocMetadata>): Page[] {
  return items.flatMap((item): Page[] => {
    if (item.type !== 'category') return [];
    const below = indexPages(item.items, docs);
    if (item.link?.type !== 'generated-index') return below;
    const {permalink: route, title = item.label, description = ''} = item.link;
    const body = () => cards(item.items.flatMap((child) => card(child, docs)));
    return [{route, title, description, listing: true, body}, ...below];
  });
}

function postPages(posts: BlogPost[], read: ReadSource): Page[] {
  return posts.map(({metadata}): Page => {
    const {permalink: route, title, description, source, frontMatter} = metadata;
    const file = sourceFile(source);
    return {
      route,
      title,
      description,
      body: async () => [postLine(metadata), ...(await read({file, route, frontMatter}))],
    };
  });
}

/** The entries of the changelog, and the page that shows them all in full. */
function changelogPages(
  {blogPosts, blogTitle, blogDescription}: BlogContent,
  read: ReadSource,
): Page[] {
  const entries = postPages(blogPosts, read);
  const whole = async () => {
    const parts = entries.map(async ({title, body}) => [heading(2, title), ...(await body())]);
    return (await Promise.all(parts)).flat();
  };
  const route = `/${changelogFolder}`;
  return [{route, title: blogTitle, description: blogDescription, body: whole}, ...entries];
}

function blogPages(blog: BlogContent, read: ReadSource): Page[] {
  const {blogPosts, blogTags, blogTagsListPath, blogTitle, blogDescription, authorsMap} = blog;
  const base = blogTagsListPath.replace(/\/tags$/, '');
  const byId = new Map(blogPosts.map((post) => [post.id, post]));
  const posts = postPages(blogPosts, read);
  const list = (items: BlogPost[]) => () =>
    cards(items.map(({metadata}) => ({...metadata, date: metadata.date, to: metadata.permalink})));
  const tags = Object.values(blogTags).map((tag): Page => ({
    route: tag.permalink,
    title: `Posts with the tag ${tag.label}`,
    description: tag.description ?? '',
    listing: true,
    body: list(tag.items.flatMap((id) => byId.get(id) ?? [])),
  }));
  return [
    {
      route: base,
      title: blogTitle,
      description: blogDescription,
      listing: true,
      body: list(blogPosts),
    },
    {
      route: `${base}/archive`,
      title: 'Archive',
      description: 'All posts by year.',
      listing: true,
      body: () => archive(blogPosts),
    },
    {
      route: blogTagsListPath,
      title: 'Tags',
      description: 'The tags of the posts.',
      listing: true,
      body: () => cards(Object.values(blogTags).map(tagLine)),
    },
    {
      route: `${base}/authors`,
      title: 'Authors',
      description: 'Who writes the posts.',
      listing: true,
      body: () => authors(Object.values(authorsMap ?? {})),
    },
    ...posts,
    ...tags,
  ];
}

function ownPages(pages: PagesContent, read: ReadSource): Page[] {
  return pages.map((page): Page => {
    const {permalink: route} = page;
    if (page.type === 'mdx') {
      const {title = '', description = '', frontMatter} = page;
      const file = sourceFile(page.source);
      return {route, title, description, body: () => read({file, route, frontMatter})};
    }
    return {
      route,
      title: product.title,
      description: product.description,
      body: () => homeBody(read),
    };
  });
}

/**
 * The order of the docs for readers: a section for each top-level category of the sidebar, and one for each category below
 * that which has categories itself.
 *
 * @param content as `allContentLoaded` hands it over
 */
export function sections(content: AllContent): Section[] {
  const {loadedVersions} = only<DocsContent>(content, 'docusaurus-plugin-content-docs');
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const routes = new Map(docs.map(({id, permalink}) => [id, routeOf(permalink)]));
    return Object.values(sidebars).flatMap((items) => sectionsOf('Start', items, routes, 0));
  });
}

function sectionsOf(
  title: string,
  items: Item[],
  routes: Map<string, string>,
  depth: number,
): Section[] {
  const own: Section = {title, routes: []};
  const apart: Section[] = [];
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') own.routes.push(routes.get(item.id) ?? '');
    if (item.type !== 'category') continue;
    const nested = item.items.some(({type}) => type === 'category');
    const linked = item.link?.type === 'doc' ? [routes.get(item.link.id) ?? ''] : [];
    const separate = depth === 0 || (depth === 1 && nested);
    const name = depth === 0 ? item.label : `${title}: ${item.label}`;
    const [first, ...others] = sectionsOf(name, item.items, routes, depth + 1);
    const routesBelow = [...linked, ...(first?.routes ?? [])];
    if (separate) apart.push({title: name, routes: routesBelow}, ...others);
    else own.routes.push(...routesBelow);
  }
  return [own, ...apart];
}

/** Further parts of a long list; their twin is that of the whole list. */
const part = /\/page\/\d+$/;

/** The page for addresses that lead nowhere, and that of the hosted search; the local search has a page with text. */
const withoutText = ['/404.html', '/search'];

/**
 * The page behind each address of the site.
 *
 * @throws TwinError for an address that no content plugin knows
 */
export function pagesAt(addresses: string[], pages: Page[]): Page[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const routes = new Set(addresses.map(decodeURI));
  for (const route of withoutText) if (!byRoute.has(route)) routes.delete(route);
  return [...routes].map((route) => {
    const page = byRoute.get(route) ?? byRoute.get(route.replace(part, ''));
    if (page) return {...page, route};
    throw new TwinError(
      `${route} has no Markdown twin, because src/plugins/twins/pages.ts does not know the plugin that made it. Add there where ` +
        'its title, description and text come from.',
    );
  });
}
