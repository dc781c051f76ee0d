// Derives the sections of llms.txt from the sidebar.
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {withoutBase} from '../../site/base';
import {decodedRoute} from '../../site/markdownAddresses';

/** A heading of `llms.txt` with the routes below it. */
export type Section = {title: string; routes: string[]};

type Item = DocsContent['loadedVersions'][number]['sidebars'][string][number];

/**
 * Lists the docs in the order of the sidebar. Each heading and each top-level category is a section. A second-level
 * category is a section if it has subcategories.
 *
 * @param content the content of all plugins, from `allContentLoaded`
 */
export function sidebarSections(content: AllContent): Section[] {
  const docs = content['docusaurus-plugin-content-docs']?.default as DocsContent;
  return docs.loadedVersions.flatMap(({docs: pages, sidebars}) => {
    const routes = new Map(
      pages.map(({id, permalink}) => [id, decodedRoute(withoutBase(permalink))]),
    );
    return Object.values(sidebars).flatMap((items) => sectionsOf('Start', items, routes, 0));
  });
}

function sectionsOf(
  title: string,
  items: Item[],
  routes: Map<string, string>,
  depth: number,
): Section[] {
  const section: Section = {title, routes: []};
  const separateSections: Section[] = [];
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') section.routes.push(routes.get(item.id) ?? '');
    if (item.type !== 'category') continue;
    // A category that is not collapsible is a heading of the sidebar, without a page.
    if (!item.collapsible) {
      separateSections.push(...sectionsOf(item.label, item.items, routes, 0));
      continue;
    }
    const nested = item.items.some(({type}) => type === 'category');
    const linked = item.link?.type === 'doc' ? [routes.get(item.link.id) ?? ''] : [];
    const separate = depth === 0 || (depth === 1 && nested);
    const name = depth === 0 ? item.label : `${title}: ${item.label}`;
    const [first, ...others] = sectionsOf(name, item.items, routes, depth + 1);
    const routesBelow = [...linked, ...(first?.routes ?? [])];
    if (separate) separateSections.push({title: name, routes: routesBelow}, ...others);
    else section.routes.push(...routesBelow);
  }
  return [section, ...separateSections];
}
