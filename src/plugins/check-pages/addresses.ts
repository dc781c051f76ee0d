// Collects the valid link targets of the site, and checks links against them.
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {decodedPath, encodedPath} from '../../site/address';
import {didYouMean} from '../../site/nearest';
import type {Redirect} from '../redirects/redirects';
import type {Page} from '../../site/pages';
import type {PageContent} from './inspect';

/** The valid link targets of the site, and its sidebar. */
export type Addresses = {
  /** Decoded routes of pages, including the pages that Docusaurus generates. */
  routes: ReadonlySet<string>;
  /** Maps the decoded old path of each moved page to its new path. */
  redirects: ReadonlyMap<string, string>;
  /** IDs of the docs in the sidebar, in the order of the sidebar. */
  sidebar: readonly string[];
  /** The valid anchors of each page; undefined if they are not known. */
  anchors: ReadonlyMap<string, readonly string[] | undefined>;
};

type Item = {type?: string; id?: string; items?: Item[]; link?: {type: string; id?: string}};

/** Lists the IDs of the docs in sidebar items, including the items inside categories. */
function docsIn(items: readonly (Item | string)[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string'
      ? item
      : [item.id ?? [], item.link?.id ?? [], docsIn(item.items ?? [])].flat(),
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
  const anchors = new Map(
    [...pages].flatMap(([{route}, content]) =>
      route === undefined ? [] : [[route, content.anchors] as const],
    ),
  );
  const routes = new Set(['/', ...anchors.keys(), ...lists]);
  return {
    routes,
    redirects: new Map(redirects.map(({from, to}) => [decodedPath(from), to])),
    sidebar: docsIn(Object.values(sidebars).flat() as Item[]),
    anchors,
  };
}

/**
 * Checks that a page and its anchor exist.
 *
 * @param address the URL of the link, as written
 * @param route decoded path of the page
 * @param anchor decoded anchor, if the link has one
 * @returns what is wrong, and what to write instead; undefined if nothing is wrong
 */
export function brokenLinkMessage(
  address: string,
  route: string,
  {routes, redirects, anchors}: Addresses,
  anchor?: string,
): string | undefined {
  if (routes.has(route)) {
    const known = anchors.get(route);
    if (anchor === undefined || !known || known.includes(anchor)) return undefined;
    return `${address}: ${route} has no #${anchor}. ${didYouMean(anchor, known)}Write the anchor of a heading.`;
  }
  const to = redirects.get(route);
  if (to) return `${address} has moved. Write ${encodedPath(to)}.`;
  if (generatedList.test(route)) return undefined;
  return `${address} does not exist. ${didYouMean(route, routes)}Write the path of a page.`;
}
