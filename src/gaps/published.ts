import * as z from 'zod';
import {guideRoute} from '../pms/model/derive';
import {keysOf} from '../pms/model/vocabulary';
import {product} from '../product';
import {areas, countsOf, kinds, type Subject} from './contract';
import type {SystemGaps} from './systems';

/** Where the list of what is not documented, and its schema, stand on the site. */
export const dataPath = '/data/gaps.json';
export const schemaPath = '/data/gaps.schema.json';

/** Everything that the contract and the guides do not document. */
export type Gaps = {contract: Subject[]; systems: SystemGaps[]};

const address = (path: string) => `${product.siteUrl}${path}`;

const count = z.int().nonnegative();

const publishedSchema = z
  .strictObject({
    $schema: z.literal(address(schemaPath)),
    counts: z.strictObject({
      missing: count.describe('Things of the API that are not documented.'),
      inferred: count.describe('Parts of the API that are inferred.'),
      knownByName: count.describe('Operations of which only the name is known.'),
      systems: count.describe('Unknown facts of the property management systems.'),
    }),
    contract: z
      .array(
        z.strictObject({
          area: z.enum(keysOf(areas)),
          kind: z.enum(keysOf(kinds)),
          name: z.string(),
          id: z.string().optional().describe('The operationId, or the name of the event.'),
          page: z.url().optional(),
          gaps: z
            .array(
              z.strictObject({
                part: z.string().describe('Where in it; empty for the whole.'),
                evidence: z.enum(['partial', 'inferred']),
                missing: z.array(z.string()),
                inferredFrom: z.string().optional(),
              }),
            )
            .describe('Empty where only the name is known.'),
        }),
      )
      .describe('Operations, events and schemas that are not documented completely.'),
    systems: z.array(
      z.strictObject({
        slug: z.string(),
        name: z.string(),
        guide: z.url(),
        unknown: z.array(
          z.strictObject({
            path: z.string().describe('The key in /data/pms.json, after "pms.".'),
            name: z.string(),
          }),
        ),
      }),
    ),
  })
  .describe('What is not documented yet about the API and the property management systems.');

/** The list as `/data/gaps.json` carries it. */
export function publishedGaps({contract, systems}: Gaps): z.infer<typeof publishedSchema> {
  return {
    $schema: address(schemaPath),
    counts: {
      ...countsOf(contract),
      knownByName: contract.filter(({kind}) => kind === 'name').length,
      systems: systems.reduce((sum, {unknown}) => sum + unknown.length, 0),
    },
    contract: contract.map(({file: _file, route, ...subject}) => ({
      ...subject,
      ...(route && {page: address(route)}),
    })),
    systems: systems.map(({slug, title, unknown}) => ({
      slug,
      name: title,
      guide: address(guideRoute(slug)),
      unknown,
    })),
  };
}

/** The JSON Schema of that list. */
export function publishedGapsSchema(): object {
  return {$id: address(schemaPath), ...z.toJSONSchema(publishedSchema)};
}
