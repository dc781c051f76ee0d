// What the unified API supports for a PMS: as the guide says or, without a word there, as the contract's lists
// (`x-support`) do.
import path from 'node:path';
import {readYaml} from '../../../site/yamlFiles';
import type {PmsFacts} from './schema';
import {type ResourceKey, resources, type Support, supportValues} from './vocabulary';

/** The schemas whose `x-support` lists a resource, the later one last. `remark` says what a "yes" of the list covers. */
const lists: Partial<Record<ResourceKey, {file: string; row?: string; remark?: string}[]>> = {
  properties: [{file: 'openapi/v2/schemas/Property.yaml'}],
  availability: [
    {file: 'openapi/v2/schemas/Availability.yaml'},
    {file: 'openapi/v1/schemas/Availability.yaml', row: 'propertyId', remark: 'v1'},
  ],
  reviews: [{file: 'openapi/v1/schemas/Review.yaml', row: 'id', remark: 'v1'}],
  customFields: [
    {file: 'openapi/shared/schemas/CustomField.yaml', row: 'listCustomFields', remark: 'listing'},
    {file: 'openapi/shared/schemas/CustomField.yaml', row: 'setCustomFieldValue'},
  ],
};

/** Files that the guides show in addition to their own facts. */
export const supportFiles = Object.values(lists).flatMap((all) => all.map(({file}) => file));

type List = {columns: string[]; rows?: Record<string, string[]>};

const listsIn = (file: string): List[] =>
  [(readYaml(path.resolve(file)) as {'x-support'?: List | List[]})['x-support'] ?? []].flat();

type Entry = {support: Support; text: string; /** The list that says so. */ href?: string};

const unknown: Entry = {support: 'unknown', text: supportValues.unknown};

/** A list without rows names a PMS and says no more. */
function entryOf(answer: string, remark: string | undefined): Entry {
  if (answer === 'named') return {support: 'yes', text: 'Named'};
  if (answer === 'planned') return {support: 'unknown', text: `Planned (${remark ?? ''})`};
  if (answer === 'no') return {support: 'no', text: supportValues.no};
  if (answer !== 'yes') return unknown;
  return {support: 'yes', text: remark ? `${supportValues.yes} (${remark})` : supportValues.yes};
}

/** Returns what the unified API has of a resource for a PMS. Not in a list is unknown, because the lists are cut off. */
export function throughCalry(slug: string, pms: PmsFacts, key: ResourceKey): Entry {
  const own = pms.throughCalry[key];
  if (own) return {support: 'yes', text: own.text};
  const entries = (lists[key] ?? []).flatMap(({file, row, remark}) =>
    listsIn(file).flatMap(({columns, rows = {}}) => {
      const index = columns.indexOf(slug);
      if (index < 0) return [];
      const isNamed = Object.keys(rows).length === 0;
      const answer = isNamed ? 'named' : row && rows[row]?.[index];
      const folder = /openapi\/(v1)\//.exec(file)?.[1];
      const {page} = resources[key];
      const href = `/docs/vacation-rental-api/${folder ? page.replace('v2', folder) : page}#support-by-pms`;
      return answer ? [{...entryOf(answer, remark), href}] : [];
    }),
  );
  // A "yes" of a later list is the most that is known; a plan of an older one adds to a name.
  const best = entries.findLast(({support}) => support === 'yes') ?? entries.at(-1);
  const plan = entries.find(({text}) => text.startsWith('Planned'));
  if (!best) return unknown;
  return plan && best.text === 'Named'
    ? {...best, text: `Named; ${plan.text.toLowerCase()}`}
    : best;
}
