// Derives which PMSs support a resource of the unified API.
import {type Standing, standingIn, type ResourceSupport, supportOf} from './derive';
import {throughCalry} from './throughCalry';
import type {PmsGuide} from './validate';
import {type ResourceKey, resourceKeys, resourceLabel, resources} from './vocabulary';

/** Support by PMS for one resource of the unified API. Reading and writing may have separate columns. */
export type SupportTable = {
  columns: {key: ResourceKey; label: string}[];
  rows: {slug: string; name: string; cells: SupportCell[]}[];
};

/** `isReadInferred`: the PMS's own documentation doesn't say that its API can read this, but Calry reads it. */
type SupportCell = Pick<ResourceSupport, 'support' | 'reading' | 'writing'> & {
  standing: Standing;
  isReadInferred?: true;
};

/** Completes an entry whose support is unknown with what the unified API supports. */
function cellOf(guide: PmsGuide, entry: ResourceSupport): SupportCell {
  const cell = {...entry, standing: standingIn(guide, entry)};
  const isUnknown = entry.support === 'unknown' || entry.reading === 'unknown';
  if (!isUnknown || throughCalry(guide, entry.key).support !== 'yes') return cell;
  return {...cell, support: 'yes', isReadInferred: true};
}

/**
 * Returns the support for a resource by PMS.
 *
 * @param resource the resource's folder in `docs/vacation-rental-api/<version>/`, for example `room-types`
 * @returns a row for each guide; without columns if the guides have no facts about the resource
 */
export function supportFor(resource: string, guides: readonly PmsGuide[]): SupportTable {
  // Version 1 has units of their own; in version 2, they are on the page of room types.
  const keys = resourceKeys.filter((key) =>
    resource === 'units' ? key === 'units' : resources[key].page.endsWith(`/${resource}`),
  );
  return {
    columns: keys.map((key) => ({key, label: resourceLabel(key)})),
    rows: guides.map((guide) => ({
      slug: guide.slug,
      name: guide.title,
      cells: supportOf(guide.pms)
        .filter(({key}) => keys.includes(key))
        .map((entry) => cellOf(guide, entry)),
    })),
  };
}
