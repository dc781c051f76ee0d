// The schema, types and paths of `/data/gaps.json`, the published list of undocumented facts.
import * as z from 'zod';
import {keysOf} from '../pms/model/vocabulary';
import {siteRoot} from '../../site/base';

/** Paths of the published list and of its JSON Schema. */
export const gapsPath = '/data/gaps.json';
export const gapsSchemaPath = '/data/gaps.schema.json';

/** URL of the JSON Schema, which is also its `$id`. */
export const schemaUrl = `${siteRoot}${gapsSchemaPath}`;

/** The parts of the API, with their titles. */
export const apiAreas = {
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
  area: z.enum(keysOf(apiAreas)),
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

/** A part of an operation or schema that is not fully documented, or only inferred. */
export type UncertainPart = z.infer<typeof gap>;

/** An operation, event, schema or other contract file that is not fully documented. */
export type IncompleteItem = z.infer<typeof subject>;

/** The unknown facts of one PMS. */
export type UnknownFacts = z.infer<typeof system>;

/** Everything that the contract and the PMS guides do not document: the content of `/data/gaps.json`. */
export type GapList = z.infer<typeof schema>;

/** Returns the JSON Schema of the list. */
export const gapsSchema = () => ({$id: schemaUrl, ...z.toJSONSchema(schema)});

/** Counts the undocumented details, the inferred parts, and the operations of which only the name is known. */
export function countsOf(subjects: readonly IncompleteItem[]): Omit<GapList['counts'], 'systems'> {
  const parts = subjects.flatMap((one) => one.gaps);
  return {
    missing: parts.flatMap(({missing}) => missing).length,
    inferred: parts.filter(({evidence}) => evidence === 'inferred').length,
    knownByName: subjects.filter(({kind}) => kind === 'name').length,
  };
}
