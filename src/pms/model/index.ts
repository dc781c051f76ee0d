import {supportOf} from './derive';
import {loadSystems} from './load';
import {type ResourceKey, resourceKeys, resources, type Support} from './vocabulary';

export {guideRoute, limitText} from './derive';
export {guidesFolder} from './guidesFolder';
export {guideFiles, loadSystems} from './load';
export type {Guide} from './validate';

/** Support by PMS for one resource of the unified API, with a column for each part that a PMS may expose. */
export type SupportTable = {
  /** `page` is that of the resource below `/docs/vacation-rental-api/`. */
  columns: {key: ResourceKey; label: string; page: string}[];
  rows: {slug: string; name: string; cells: {support: Support; note?: string}[]}[];
};

/**
 * What the API of each system exposes of a resource.
 *
 * @param resource the resource's folder below `docs/vacation-rental-api/<version>/`, for example `room-types`
 * @returns a row for each system, sorted by name; undefined for a resource that the guides do not have
 * @throws WriterError when a guide has a mistake
 */
export function supportFor(resource: string): SupportTable | undefined {
  // Version 1 calls units what version 2 splits into room types and their units.
  const page = resource === 'units' ? 'room-types' : resource;
  const keys = resourceKeys.filter((key) => resources[key].page.endsWith(`/${page}`));
  if (keys.length === 0) return undefined;
  return {
    columns: keys.map((key) => ({key, ...resources[key]})),
    rows: loadSystems().map(({slug, title, pms}) => ({
      slug,
      name: title,
      cells: supportOf(pms).filter(({key}) => keys.includes(key)),
    })),
  };
}
