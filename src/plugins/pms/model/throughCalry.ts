// What the unified API supports for a PMS, as far as the contract's lists (`x-support`) say.
import path from 'node:path';
import {readYaml} from '../../../site/yamlFiles';
import type {ResourceKey, Support} from './vocabulary';

/** The schemas whose `x-support` lists a resource. A list without rows names the PMSs that have the resource. */
const lists: Partial<Record<ResourceKey, {file: string; row?: string}>> = {
  properties: {file: 'openapi/v2/schemas/Property.yaml'},
  availability: {file: 'openapi/v2/schemas/Availability.yaml'},
  reviews: {file: 'openapi/v1/schemas/Review.yaml', row: 'id'},
  customFields: {file: 'openapi/shared/schemas/CustomField.yaml', row: 'listCustomFields'},
};

/** Files that the guides show in addition to their own facts. */
export const supportFiles = Object.values(lists).map(({file}) => file);

type List = {columns: string[]; rows?: Record<string, string[]>};

const listsIn = (file: string): List[] =>
  [(readYaml(path.resolve(file)) as {'x-support'?: List | List[]})['x-support'] ?? []].flat();

/** Returns whether the unified API has a resource for a PMS. Not in a list is unknown, because the lists are cut off. */
export function throughCalry(slug: string, key: ResourceKey): Support {
  const source = lists[key];
  if (!source) return 'unknown';
  const answers = listsIn(source.file).flatMap(({columns, rows}) => {
    const index = columns.indexOf(slug);
    if (index < 0) return [];
    const row = source.row === undefined ? undefined : rows?.[source.row];
    return row?.[index] ?? 'yes';
  });
  // The contract has the later list after the earlier one.
  const answer = answers.at(-1);
  return answer === 'yes' || answer === 'no' ? answer : 'unknown';
}
