// Builds the published data of all PMSs (`/data/pms.json`) and its JSON Schema.
import * as z from 'zod';
import {siteRoot} from '../../../site/address/base';
import {pmsGuideRoute, lastReadOf, numberedSources} from './derive';
import {pmsSchema, sourceSchema} from './schema';
import {shortLimits, shortSandbox, shortMainLimit} from './shortForm';
import type {PmsGuide} from './validate';

/** Paths of the published data of all PMSs, and of its JSON Schema. */
export const dataPath = '/data/pms.json';
export const schemaPath = '/data/pms.schema.json';

const address = (path: string) => siteRoot + path;

const publishedSchema = z
  .strictObject({
    $schema: z.literal(address(schemaPath)),
    read: z.iso.date().describe('The latest date on which a source was read.'),
    systems: z.array(
      z
        .strictObject({
          slug: z.string().describe('The last part of the guide’s address.'),
          name: z.string(),
          description: z.string(),
          guide: z.url().describe('The address of the guide.'),
          ...pmsSchema.shape,
          short: z
            .strictObject({rateLimit: z.string(), limits: z.array(z.string()), sandbox: z.string()})
            .describe('Facts in few words, with their scope and marks.'),
          sources: z
            .record(z.string(), sourceSchema)
            .describe('Every source that a fact names, by its id.'),
        })
        .describe(
          'The facts of one PMS. Every fact names its sources. An unknown value is "unknown".',
        ),
    ),
  })
  .describe(
    'The property management systems with a guide: how each connects, and the resources of its API.',
  );

/** Returns the content of `/data/pms.json`. */
export function publishedData(guides: readonly PmsGuide[]): z.infer<typeof publishedSchema> {
  return {
    $schema: address(schemaPath),
    read: guides.map(lastReadOf).sort().at(-1) ?? '',
    systems: guides.map((guide) => ({
      slug: guide.slug,
      name: guide.title,
      description: guide.description,
      guide: address(pmsGuideRoute(guide.slug)),
      ...guide.pms,
      short: {
        rateLimit: shortMainLimit(guide)?.text ?? 'Unknown',
        limits: shortLimits(guide).map(({text}) => text),
        sandbox: shortSandbox(guide),
      },
      sources: Object.fromEntries(
        numberedSources(guide).map(({id, number: _number, ...source}) => [id, source]),
      ),
    })),
  };
}

/** Returns the content of `/data/pms.schema.json`, generated from the schema that validates the guides. */
export function publishedJsonSchema(): object {
  return {$id: address(schemaPath), ...z.toJSONSchema(publishedSchema)};
}
