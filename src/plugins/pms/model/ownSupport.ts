// Derives which PMSs' own APIs support a resource of the unified API.
import {type Standing, standingIn, type OwnSupport, ownSupportOf} from './derive';
import type {PmsGuide} from './validate';
import {type ResourceKey, resourceKeys, resourceLabel, resources} from './vocabulary';

/** A kind of data, and its support by each PMS. Reading and writing may have separate columns. */
export type OwnColumn = {key: ResourceKey; label: string; cells: OwnCell[]};

export type OwnCell = OwnSupport & {guide: PmsGuide; standing: Standing};

/** The support for one resource by one PMS. */
function cellOf(guide: PmsGuide, index: number): OwnCell {
  const entry = ownSupportOf(guide.pms)[index]!;
  return {...entry, guide, standing: standingIn(guide, entry)};
}

/**
 * Returns the kinds of data that a resource has in the guides; none if the guides have no facts about it.
 *
 * @param resource the resource's folder in `docs/vacation-rental-api/<version>/`, for example `room-types`
 */
export function ownColumnsOf(resource: string, guides: readonly PmsGuide[]): OwnColumn[] {
  // Version 1 has units of their own; in version 2, they are on the page of room types.
  const isOf = (key: ResourceKey) =>
    resource === 'units' ? key === 'units' : resources[key].page.endsWith(`/${resource}`);
  return resourceKeys.flatMap((key, index) =>
    isOf(key)
      ? {
          key,
          label: resourceLabel(key),
          cells: guides.map((guide) => cellOf(guide, index)),
        }
      : [],
  );
}
