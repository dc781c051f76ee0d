// Collects the valid link targets of the site, and checks links against them.
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {decodedPath, encodedPath} from '../../site/address';
import {didYouMean} from '../../site/nearest';
import type {Redirect} from '../redirects/redirects';
import {markdownPath} from '../../site/markdownPath';
import type {Page} from '../../site/pages';
import type {PageContent} from './inspect';

/** The valid link targets of the site, and its sidebar. */
export type Addresses = {
  /** Decoded routes of pages, including the pages that Docusaurus generates. */
  routes: ReadonlySet<string>;
  /** Paths of the Markdown versions of the pages, such as `/docs/introduction.md`. */
  markdown: ReadonlySet<string>;
  /** Maps the decoded old path of each moved page to its new path. */
  redirects: ReadonlyMap<string, string>;
  /** IDs of the docs in the sidebar, in the order of the sidebar. */
  sidebar: readonly string[];
  /** Returns the valid anchors of a page; undefined if the anchors are not known. */
  anchors: (route: string) => readonly string[] | undefined;
};

type Item = {
  type?: string;
  id?: string;
  items?: Item[];
  link?: {type: string; id?: string};
};

/** Lists sidebar items, including the items inside categories. */
function itemsOf(items: readonly (Item | string)[]): Item[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? {type: 'doc', id: item} : [item, ...itemsOf(item.items ?? [])],
  );
}

/** Pages with lists of posts, besides the pages that the blog plugin generates. */
const lists = ['/blog', '/blog/archive', '/blog/authors', '/blog/tags', '/changelog'];

/** Matches pages that the blog plugin generates. Only the build knows which there are. */
export const generatedList = /^\/(?:blog|changelog)\/(?:page|tags|authors)\/./;

/**
 * Collects the valid link targets of the site.
 *
 * @param pages all pages of the site, with their content
 * @param sidebars default export of sidebars.ts
 */
export function addressesOf(
  pages: ReadonlyMap<Page, PageContent>,
  sidebars: SidebarsConfig,
  redirects: readonly Redirect[],
): Addresses {
  const anchors = new Map<string, string[] | undefined>();
  for (const [{route}, content] of pages) {
    if (route === undefined) continue;
    // Docusaurus only warns of pages with the same route, so either may be served.
    const other = anchors.get(route) ?? [];
    anchors.set(route, content.anchors && [...other, ...content.anchors]);
  }
  const items = itemsOf(Object.values(sidebars).flatMap((one) => one as Item[]));
  const routes = new Set(['/', ...anchors.keys(), ...lists]);
  return {
    routes,
    markdown: new Set([...routes].map((route) => markdownPath(route))),
    redirects: new Map(redirects.map(({from, to}) => [decodedPath(from), to])),
    sidebar: items.flatMap(({id, link}) => [id ?? [], link?.id ?? []].flat()),
    anchors: (route) => anchors.get(route),
  };
}

/**
 * Checks that the page behind a link exists.
 *
 * @param address the URL of the link, as written
 * @param route decoded path of the page
 * @param rule end of the message, which says what to write instead
 * @returns a message if the page does not exist or has moved; undefined if the page exists
 */
export function brokenLinkMessage(
  address: string,
  route: string,
  {routes, redirects}: Addresses,
  rule: string,
): string | undefined {
  if (routes.has(route)) return undefined;
  const to = redirects.get(route);
  if (!to && generatedList.test(route)) return undefined;
  return to
    ? `${address} has moved. Write ${encodedPath(to)}.`
    : `${address} does not exist. ${didYouMean(route, routes)}${rule}`;
}
