// Derives the sections of llms.txt from the sidebar.
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {withoutBase} from '../../site/address/base';
import {decodedRoute} from '../../site/address/markdownAddresses';

/** A heading of `llms.txt` with the routes below it. */
export type Section = {title: string; routes: string[]};

type Item = DocsContent['loadedVersions'][number]['sidebars'][string][number];

/**
 * Lists the docs in the order of the sidebar. Each heading and each category directly below one is a section.
 *
 * @param content the content of all plugins, from `allContentLoaded`
 */
export function sidebarSections(content: AllContent): Section[] {
  const docs = content['docusaurus-plugin-content-docs']?.default as DocsContent;
  return docs.loadedVersions.flatMap(({docs: pages, sidebars}) => {
    const routes = new Map(
      pages.map(({id, permalink}) => [id, decodedRoute(withoutBase(permalink))]),
    );
    return Object.values(sidebars).flatMap((items) => sectionsOf('Start', items, routes));
  });
}

function sectionsOf(title: string, items: Item[], routes: Map<string, string>): Section[] {
  const pages = items.filter(({type}) => type !== 'category');
  return [
    {title, routes: pages.flatMap((item) => routesOf(item, routes))},
    ...items.flatMap((item) => {
      if (item.type !== 'category') return [];
      // A category that is not collapsible is a heading of the sidebar, without a page.
      if (!item.collapsible) return sectionsOf(item.label, item.items, routes);
      return {title: item.label, routes: routesOf(item, routes)};
    }),
  ];
}

/** Returns the routes of an item's page and of all items in it. */
function routesOf(item: Item, routes: Map<string, string>): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [routes.get(item.id) ?? ''];
  if (item.type !== 'category') return [];
  const linked = item.link?.type === 'doc' ? [routes.get(item.link.id) ?? ''] : [];
  return [...linked, ...item.items.flatMap((below) => routesOf(below, routes))];
}
