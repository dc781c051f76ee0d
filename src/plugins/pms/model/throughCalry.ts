// What the unified API supports for a PMS: as the guide says or, without a word there, as the contract's lists
// (`x-support`) do.
import path from 'node:path';
import {problem, ProblemError} from '../../../site/problem';
import {readYaml} from '../../../site/yamlFiles';
import type {PmsFacts} from './schema';
import {bestFirst, unifiedSupportOf} from '../../../site/unifiedSupport';
import type {PmsGuide} from './validate';
import {type ResourceKey, resources, type Support, supportValues} from './vocabulary';

const v1Only = "v1; v2 isn't documented";

/**
 * The schemas whose `x-support` lists a resource, version 2 first. A list without a `row` only names PMSs. `remark`
 * says what an answer of the list covers.
 */
const lists: Partial<Record<ResourceKey, {file: string; row?: string; remark?: string}[]>> = {
  properties: [{file: 'openapi/v2/schemas/Property.yaml'}],
  availability: [
    {file: 'openapi/v2/schemas/Availability.yaml'},
    {file: 'openapi/v1/schemas/Availability.yaml', row: 'propertyId', remark: v1Only},
  ],
  reviews: [{file: 'openapi/v1/schemas/Review.yaml', row: 'id', remark: v1Only}],
  customFields: [
    {file: 'openapi/shared/schemas/CustomField.yaml', row: 'listCustomFields', remark: 'listing'},
    {file: 'openapi/shared/schemas/CustomField.yaml', row: 'setCustomFieldValue'},
  ],
};

/** Files that the guides show in addition to their own facts. */
export const supportFiles = Object.values(lists).flatMap((all) => all.map(({file}) => file));

/** `href`: the list that says so. `fact`: what the guide itself says. */
type CalrySupport = {support: Support; text: string; href?: string; fact?: Fact};
type Fact = NonNullable<PmsFacts['throughCalry'][ResourceKey]>;

/**
 * Returns what the lists of a resource say about a PMS, in the order of the lists.
 *
 * @throws ProblemError if the contract has no such row
 */
function entriesOf({slug, root}: PmsGuide, key: ResourceKey): CalrySupport[] {
  return (lists[key] ?? []).flatMap(({file, row, remark}) => {
    const version = file.startsWith('openapi/v1/') ? 'v1' : 'v2';
    const page = resources[key].page.replace('v2', version);
    const href = `/docs/vacation-rental-api/${page}#support-by-pms`;
    const schema = readYaml(path.resolve(root, file)) as Record<string, unknown>;
    return unifiedSupportOf(schema, version).flatMap(({columns, rows}) => {
      const index = columns.indexOf(slug);
      if (row && !rows[row]) {
        const rest = `which src/plugins/pms/model/throughCalry.ts reads. Write there one of: ${Object.keys(rows).join(', ')}.`;
        throw new ProblemError(problem(file, undefined, `x-support has no row "${row}", ${rest}`));
      }
      const level = index >= 0 && (row ? rows[row]?.[index] : 'named');
      // In a merged list, `unknown` also stands for a PMS that only the other list has.
      return level && level !== 'unknown' ? [{...entryFor(level, remark), href}] : [];
    });
  });
}

function entryFor(level: string, remark = ''): CalrySupport {
  if (level === 'named') return {support: 'yes', text: supportValues.yes};
  if (level === 'planned') return {support: 'unknown', text: `Planned (${remark})`};
  const support = level === 'yes' || level === 'no' ? level : 'unknown';
  const limit = support !== 'unknown' && remark && ` (${remark})`;
  return {support, text: `${supportValues[support]}${limit || ''}`};
}

/**
 * Returns what the unified API has of a resource for a PMS. Not in a list is unknown, because the lists are cut off.
 */
export function throughCalry(guide: PmsGuide, key: ResourceKey): CalrySupport {
  const fact = guide.pms.throughCalry[key];
  if (fact) return {support: 'yes', text: fact.text, fact};
  const entries = entriesOf(guide, key);
  const [best] = entries.toSorted((a, b) => bestFirst(a.support, b.support));
  // If another list, as that of v2, says "yes" without a remark, the support isn't limited to v1.
  const text = entries.some((entry) => entry.text === supportValues.yes) && supportValues.yes;
  return {support: 'unknown', text: supportValues.unknown, ...best, ...(text && {text})};
}
