// Derives which PMSs support a resource of the unified API.
import {type Standing, standingIn, type ResourceSupport, supportOf} from './derive';
import {throughCalry} from './throughCalry';
import type {PmsGuide} from './validate';
import {type ResourceKey, resourceKeys, resourceLabel, resources} from './vocabulary';

/** A kind of data, and its support by each PMS. Reading and writing may have separate columns. */
export type SupportColumn = {key: ResourceKey; label: string; cells: SupportCell[]};

/** `isReadInferred`: the PMS's own documentation doesn't say that its API can read this, but Calry reads it. */
export type SupportCell = Pick<ResourceSupport, 'support' | 'reading' | 'writing'> & {
  guide: PmsGuide;
  standing: Standing;
  isReadInferred?: true;
};

/** Completes an entry whose support is unknown with what the unified API supports. */
function cellOf(guide: PmsGuide, entry: ResourceSupport): SupportCell {
  const cell = {...entry, guide, standing: standingIn(guide, entry)};
  const isUnknown = entry.support === 'unknown' || entry.reading === 'unknown';
  if (!isUnknown || throughCalry(guide, entry.key).support !== 'yes') return cell;
  return {...cell, support: 'yes', isReadInferred: true};
}

/**
 * Returns the kinds of data that a resource has in the guides; none if the guides have no facts about it.
 *
 * @param resource the resource's folder in `docs/vacation-rental-api/<version>/`, for example `room-types`
 */
export function supportFor(resource: string, guides: readonly PmsGuide[]): SupportColumn[] {
  // Version 1 has units of their own; in version 2, they are on the page of room types.
  const isOf = (key: ResourceKey) =>
    resource === 'units' ? key === 'units' : resources[key].page.endsWith(`/${resource}`);
  return resourceKeys.flatMap((key, index) =>
    isOf(key)
      ? {
          key,
          label: resourceLabel(key),
          cells: guides.map((guide) => cellOf(guide, supportOf(guide.pms)[index]!)),
        }
      : [],
  );
}
