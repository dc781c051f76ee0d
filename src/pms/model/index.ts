import {guideRoute, supportOf} from './derive';
import {loadSystems} from './load';
import {type ResourceKey, resources, type Support} from './vocabulary';

export {guideRoute, limitText} from './derive';
export {guidesFolder} from './guidesFolder';
export {guideFiles, loadSystems} from './load';
export type {Guide} from './validate';

export type SupportCell = {support: Support; note?: string};

/** A thing that a system may expose; `page` is that of its resource below `/docs/vacation-rental-api/`. */
type Column = {key: ResourceKey; label: string; page: string};

/** Support by system for one resource of the unified API: a column for each thing that a system may expose of it. */
export type SupportTable = {
  columns: Column[];
  rows: {slug: string; name: string; route: string; cells: SupportCell[]}[];
};

/**
 * What the API of each system exposes of a resource.
 *
 * @param resource the resource's folder below `docs/vacation-rental-api/<version>/`, for example `room-types`
 * @returns a row for each system, sorted by name; undefined when the guides say nothing about such a resource
 * @throws WriterError when a guide has a mistake
 */
export function supportFor(resource: string, root?: string): SupportTable | undefined {
  // Units are version 1's name for what version 2 splits into room types and their units.
  const page = resource === 'units' ? 'room-types' : resource;
  const columns = (Object.keys(resources) as ResourceKey[])
    .filter((key) => resources[key].page.split('/')[1] === page)
    .map((key) => ({key, label: resources[key].label, page: resources[key].page}));
  if (columns.length === 0) return undefined;
  const rows = loadSystems(root).map((guide) => {
    const support = supportOf(guide.pms);
    return {
      slug: guide.slug,
      name: guide.title,
      route: guideRoute(guide.slug),
      cells: columns.map(({key}): SupportCell => {
        const entry = support.find((candidate) => candidate.key === key);
        return {support: entry?.support ?? 'unknown', ...(entry?.note && {note: entry.note})};
      }),
    };
  });
  return {columns, rows};
}
