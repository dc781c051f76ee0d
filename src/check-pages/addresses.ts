import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {decodedPath, encodedPath} from '../site/address';
import {didYouMean} from '../site/nearest';
import type {Redirect} from '../redirects/redirects';
import {markdownPath} from '../site/markdownPath';
import {readYaml} from '../site/yamlFiles';
import type {Page} from '../site/pages';
import type {PageFacts} from './inspect';

/** Where links may lead. */
export type Addresses = {
  /** Decoded routes of pages, including those that Docusaurus generates. */
  routes: ReadonlySet<string>;
  /** Addresses of the Markdown pages. */
  markdown: ReadonlySet<string>;
  /** Old addresses, each with its new one. */
  redirects: ReadonlyMap<string, string>;
  /** Ids of the docs in the sidebar, in its order. */
  sidebar: readonly string[];
  /** What a link to a page may have behind `#`; undefined where that is not known. */
  anchors: (route: string) => readonly string[] | undefined;
};

/** Old addresses, encoded. */
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
 * @param pages of the site, with their facts
 * @param sidebars as sidebars.ts has them
 * @param root of the repository
 */
export function addressesOf(
  pages: ReadonlyMap<Page, PageFacts>,
  sidebars: SidebarsConfig,
  redirects: Redirects,
  root = '.',
): Addresses {
  const anchors = new Map(
    [...pages].flatMap(([{route}, facts]) => (route === undefined ? [] : [[route, facts.anchors]])),
  );
  const items = itemsOf(Object.values(sidebars).flatMap((one) => one as Item[]));
  const routes = new Set([
    '/',
    ...anchors.keys(),
    ...listsOf(root),
    ...items.flatMap(({link}) =>
      link?.type === 'generated-index' && link.slug ? `/docs${link.slug}` : [],
    ),
  ]);
  return {
    routes,
    markdown: new Set([...routes].map((route) => markdownPath(route))),
    redirects: new Map(redirects.map(({from, to}) => [decodedPath(from), to])),
    sidebar: items.flatMap(({id, link}) => [id ?? [], link?.id ?? []].flat()),
    anchors: (route) => anchors.get(route),
  };
}

/**
 * @param address as it is written
 * @param route the page that it names, with spaces
 * @param rule how an address is written here, for the message
 * @returns the problem of a URL that no page has, with the new URL of a page that has moved; undefined if a page has it
 */
export function brokenLinkMessage(
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
