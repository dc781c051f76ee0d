import * as z from 'zod';
import {keysOf} from '../pms/model/vocabulary';
import {product} from '../product';

/** The addresses of the list of gaps and of its schema. */
export const dataPath = '/data/gaps.json';
export const schemaPath = '/data/gaps.schema.json';

export const schemaUrl = `${product.siteUrl}${schemaPath}`;

export const areas = {
  v2: 'Vacation-rental API, version 2',
  common: 'Common API',
  v1: 'Vacation-rental API, version 1',
  shared: 'Shared by both versions',
} as const;

const count = z.int().nonnegative();

const gap = z.strictObject({
  part: z.string().describe('Where in it; empty for the whole.'),
  evidence: z.enum(['partial', 'inferred']),
  missing: z.array(z.string()),
  inferredFrom: z.string().optional(),
});

const subject = z.strictObject({
  area: z.enum(keysOf(areas)),
  kind: z
    .enum(['name', 'operation', 'event', 'schema', 'other'])
    .describe('`name`: only the name of the operation is known.'),
  name: z.string(),
  id: z.string().optional().describe('The operationId, or the name of the event.'),
  page: z.url().optional(),
  gaps: z.array(gap).describe('Empty where only the name is known.'),
});

const system = z.strictObject({
  slug: z.string(),
  name: z.string(),
  guide: z.url(),
  unknown: z.array(
    z.strictObject({
      path: z.string().describe('The key in /data/pms.json, after "pms.".'),
      name: z.string(),
    }),
  ),
});

const schema = z
  .strictObject({
    $schema: z.literal(schemaUrl),
    counts: z.strictObject({
      missing: count.describe('Number of undocumented details of the API.'),
      inferred: count.describe('Number of inferred parts of the API.'),
      knownByName: count.describe('Number of operations of which only the name is known.'),
      systems: count.describe('Number of unknown facts about the property management systems.'),
    }),
    contract: z
      .array(subject)
      .describe('Operations, events and schemas that are not documented completely.'),
    systems: z.array(system),
  })
  .describe('What is not documented yet about the API and the property management systems.');

/** What is not documented, or only inferred, of one part of an operation or a schema. */
export type Gap = z.infer<typeof gap>;

/** An operation, an event, a schema or another file of the contract that has gaps. */
export type Subject = z.infer<typeof subject>;

/** What is not known of one property management system. */
export type UnknownFacts = z.infer<typeof system>;

/** Everything that the contract and the guides do not document, as on the page and in `/data/gaps.json`. */
export type Undocumented = z.infer<typeof schema>;

/** The JSON Schema of that list. */
export const undocumentedSchema = () => ({$id: schemaUrl, ...z.toJSONSchema(schema)});

/** The numbers of gaps, of inferred parts, and of operations known by name only. */
export function countsOf(subjects: readonly Subject[]): Omit<Undocumented['counts'], 'systems'> {
  const gaps = subjects.flatMap((one) => one.gaps);
  return {
    missing: gaps.flatMap(({missing}) => missing).length,
    inferred: gaps.filter(({evidence}) => evidence === 'inferred').length,
    knownByName: subjects.filter(({kind}) => kind === 'name').length,
  };
}
