import * as z from 'zod';
import {
  authenticationMethods,
  confidences,
  connectionStates,
  countedThings,
  destinations,
  keysOf,
  otherNameKinds,
  paginationStyles,
  prerequisiteKinds,
  requestPlaces,
  type ResourceKey,
  resources,
  suppliers,
  supportValues,
  testAccess,
  timeUnits,
  webhookSetups,
} from './vocabulary';

/**
 * The one schema of a guide's front matter. The build validates every guide by it (src/pms/model/validate.ts), the types of the
 * derived parts come from it, and the JSON Schema that the site publishes is made from it.
 */

const text = z.string().trim().min(1);

const sourceId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, for example rate-limits');

/** Lower-case words with spaces describe an event; they don't name it. */
const eventName = z
  .string()
  .regex(
    /^(\S+|[^\p{Ll}\s].*)$/u,
    "a name as the system spells it (put a description into the system's text)",
  );

const address = z.url({protocol: /^https?$/}).describe('A public web address.');

/** What every fact carries: where it was read, and how sure it is when that differs from its source. */
const evidence = {
  source: z
    .union([sourceId, z.array(sourceId).min(1)])
    .describe('The id, or ids, of the sources that say so.'),
  confidence: z
    .enum(keysOf(confidences))
    .optional()
    .describe('Set only where it differs from the confidence of the source.'),
};

const fact = z.strictObject({text, ...evidence});

const unknown = z.literal('unknown').describe('Not documented yet.');

const orUnknown = <T extends z.ZodType>(schema: T) => z.union([unknown, schema]);

export const sourceSchema = z.strictObject({
  url: address,
  title: text.describe('What the page is, in our own words.'),
  read: z.iso.date().describe('The day on which it was read.'),
  confidence: z
    .enum(keysOf(confidences))
    .describe(
      'documented: the vendor or Calry says so; secondary: a third party or public code does.',
    ),
  note: text.optional(),
});

const credential = z.strictObject({
  name: text,
  suppliedBy: z.enum(keysOf(suppliers)),
  where: text.describe('Where it is found; menu steps are joined by " > ".'),
  goesTo: z.enum(keysOf(destinations)),
  required: z.enum(['yes', 'no']),
  route: text.optional().describe('The way of connecting that needs it, when there are several.'),
  note: text.optional(),
  ...evidence,
});

const limit = z.strictObject({
  count: z.int().positive(),
  counted: z.enum(countedThings),
  every: z.int().positive(),
  unit: z.enum(keysOf(timeUnits)),
  scope: text.describe('What is counted together: the account, the token, the address.'),
  ...evidence,
});

const support = orUnknown(
  z.strictObject({
    support: z.enum(keysOf(supportValues)),
    writing: z
      .enum(['yes'])
      .optional()
      .describe('Set where a source says that it can be written: "yes" alone may mean reading.'),
    note: text.optional(),
    ...evidence,
  }),
);

export const pmsSchema = z.strictObject({
  summary: fact.describe('What the system is, in one sentence.'),
  linkKeys: orUnknown(z.strictObject({keys: z.array(text).min(1), ...evidence})).describe(
    'The keys that create-link takes for this system.',
  ),
  otherNames: z
    .array(z.strictObject({name: text, kind: z.enum(keysOf(otherNameKinds)), ...evidence}))
    .default([]),
  status: z
    .strictObject({state: z.enum(keysOf(connectionStates)), text, ...evidence})
    .optional()
    .describe('Set only when new connections are limited.'),
  vendor: z.strictObject({url: address, ...evidence}),
  api: z.strictObject({
    docs: orUnknown(z.strictObject({url: address, note: text.optional(), ...evidence})),
    style: orUnknown(fact),
    hosts: z.array(z.strictObject({url: address, use: text, ...evidence})),
  }),
  authentication: z.strictObject({
    methods: z.array(z.enum(keysOf(authenticationMethods))).min(1),
    text,
    fields: z
      .array(
        z.strictObject({
          name: text,
          in: z.enum(keysOf(requestPlaces)),
          value: text,
          ...evidence,
        }),
      )
      .describe('What a request to the system itself carries.'),
    tokenLifetime: orUnknown(fact),
    ...evidence,
  }),
  credentials: z.array(credential).min(1),
  prerequisites: z.array(
    z.strictObject({kind: z.enum(keysOf(prerequisiteKinds)), text, ...evidence}),
  ),
  webhooks: z.strictObject({
    calry: orUnknown(z.strictObject({setup: z.enum(keysOf(webhookSetups)), text, ...evidence})),
    system: orUnknown(z.strictObject({support: z.enum(keysOf(supportValues)), text, ...evidence})),
    events: orUnknown(
      z.strictObject({
        names: z
          .array(eventName)
          .min(1)
          .refine((names) => new Set(names).size === names.length, 'Allowed: each name once'),
        complete: z.enum(keysOf(supportValues)).describe('Whether the list is the whole list.'),
        ...evidence,
      }),
    ),
  }),
  rateLimit: orUnknown(
    z.strictObject({
      limits: orUnknown(z.array(limit).min(1)).describe(
        'The first one stands for the system in the comparison.',
      ),
      exceeded: fact.optional().describe('What happens above the limit.'),
      note: fact.optional(),
    }),
  ),
  pagination: orUnknown(
    z.strictObject({style: z.enum(keysOf(paginationStyles)), text, ...evidence}),
  ),
  sandbox: orUnknown(
    z.strictObject({
      available: z.enum(keysOf(supportValues)),
      access: z.enum(keysOf(testAccess)).describe('How an integrator gets a test account.'),
      text,
      ...evidence,
    }),
  ),
  resources: z.strictObject(
    Object.fromEntries(keysOf(resources).map((key) => [key, support])) as Record<
      ResourceKey,
      typeof support
    >,
  ),
  conflicts: z
    .array(
      z.strictObject({
        about: text.describe('A key of this front matter, such as rateLimit.'),
        text,
        source: z.array(sourceId).min(2),
      }),
    )
    .default([])
    .describe('Where two sources disagree.'),
  gaps: z.array(text).describe('What is not documented yet.'),
  sources: z.record(sourceId, sourceSchema),
});

/** The whole front matter of a guide: the keys that every page has, and the system's facts. */
export const guideSchema = z.strictObject({
  title: text.describe('The name of the system.'),
  description: z.string().min(70).max(155),
  pms: pmsSchema,
});

export type GuideFrontMatter = z.infer<typeof guideSchema>;
export type PmsFacts = z.infer<typeof pmsSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type Limit = z.infer<typeof limit>;
export type Credential = z.infer<typeof credential>;
