import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {decodedPath, encodedPath} from '../site/address';
import {didYouMean} from '../site/nearest';
import type {Redirect} from '../redirects/problems';
import {twinPath} from '../site/twinPath';
import {readYaml} from '../site/yamlFiles';
import type {Page} from '../site/pages';

/** Where links may lead. */
export type Addresses = {
  /** Of pages, those that Docusaurus makes included, as readers see them: with spaces. */
  routes: ReadonlySet<string>;
  /** Of the Markdown twins. */
  twins: ReadonlySet<string>;
  /** Old addresses, and where each leads. */
  redirects: ReadonlyMap<string, string>;
  /** Ids of the docs in the sidebar. */
  inSidebar: ReadonlySet<string>;
};

/** Old addresses as src/redirects/redirects.ts has them: encoded. */
export type Redirects = readonly Redirect[];

type Item = {
  type?: string;
  id?: string;
  items?: Item[];
  link?: {type: string; id?: string; slug?: string};
};

/** Items, and those inside categories. */
function itemsOf(items: readonly (Item | string)[]): Item[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? {type: 'doc', id: item} : [item, ...itemsOf(item.items ?? [])],
  );
}

/** All items of the sidebars, those inside categories included. */
export const sidebarItems = (sidebars: SidebarsConfig): Item[] =>
  itemsOf(Object.values(sidebars).flatMap((one) => one as Item[]));

/** Ids of the pages that items lead to. */
export const sidebarIds = (items: readonly Item[]): string[] =>
  items.flatMap(({id, link}) => [id ?? [], link?.id ?? []].flat());

/** Addresses of the lists that the blog plugin makes. */
function listsOf(root: string): string[] {
  const file = path.join(root, 'blog/tags.yml');
  const tags = existsSync(file)
    ? (readYaml(file) as Record<string, {permalink?: string} | null> | null)
    : null;
  const permalinks = Object.entries(tags ?? {}).map(([name, tag]) => tag?.permalink ?? `/${name}`);
  return [
    '/blog',
    '/blog/archive',
    '/blog/tags',
    ...permalinks.map((permalink) => `/blog/tags${permalink}`),
    '/changelog',
  ];
}

/**
 * @param pages of the site
 * @param sidebars as sidebars.ts has them
 * @param redirects as src/redirects/redirects.ts has them
 * @param root of the repository
 */
export function addressesOf(
  pages: readonly Page[],
  sidebars: SidebarsConfig,
  redirects: Redirects,
  root = '.',
): Addresses {
  const items = sidebarItems(sidebars);
  const routes = new Set([
    '/',
    ...pages.flatMap(({route}) => route ?? []),
    ...listsOf(root),
    ...items.flatMap(({link}) =>
      link?.type === 'generated-index' && link.slug ? `/docs${link.slug}` : [],
    ),
  ]);
  return {
    routes,
    twins: new Set([...routes].map((route) => twinPath(route))),
    redirects: new Map(redirects.map(({from, to}) => [decodedPath(from), to])),
    inSidebar: new Set(sidebarIds(items)),
  };
}

/**
 * @param address as it is written
 * @param route the page that it names, with spaces
 * @param rule how an address is written here, for the message
 * @returns what is wrong with an address that no page has, and where the page is when it has moved; undefined for one of a page
 */
export function strayAddress(
  address: string,
  route: string,
  {routes, redirects}: Addresses,
  rule: string,
): string | undefined {
  if (routes.has(route)) return undefined;
  const to = redirects.get(route);
  return to
    ? `${address} is an old address. Write ${encodedPath(to)}.`
    : `${address} leads to no page. ${didYouMean(route, routes)}${rule}`;
}
