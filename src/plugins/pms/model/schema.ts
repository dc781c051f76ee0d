// The schema of a PMS guide's front matter. `validate.ts` checks the guides against it. It also defines the TypeScript
// types and the published JSON Schema, which contains the texts in `describe()`.
import * as z from 'zod';
import {latestDay} from '../../../site/dates';
import {keysOf} from '../../../site/keysOf';
import {pageDescription} from '../../../site/pageDescription';
import calryPages from './calryPages.json';
import * as vocabulary from './vocabulary';

const text = z.string().trim().min(1);

/** Accepts the keys of a closed list. */
const oneOf = <List extends Record<string, unknown>>(list: List) => z.enum(keysOf(list));

const sourceId = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'write lower-case words joined by hyphens, such as rate-limits',
  );

/** Rejects lower-case words with spaces, because they describe an event and are not its name. */
const eventName = z
  .string()
  .regex(
    /^(\S+|[^\p{Ll}\s].*)$/u,
    "write the name as the system spells it (a description belongs to the system's text)",
  );

const address = z.url({protocol: /^https?$/}).describe('A public web address.');

const host = z
  .string()
  .regex(
    /^https?:\/\/[^\s<>]+$/,
    'write a URL, with braces around what differs: https://{name}.example',
  )
  .describe('The base URL of an API. A part in braces differs between accounts.');

/** Keys of every fact: its sources, and its confidence if the sources have a different one. */
const evidence = {
  source: z
    .union([sourceId, z.array(sourceId).min(1)])
    .describe('The ID, or IDs, of the sources that say so.'),
  confidence: oneOf(vocabulary.confidences)
    .optional()
    .describe('Set only where it differs from the confidence of the source.'),
};

/** Extends a mapping with the keys of a fact. */
const sourced = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({...shape, ...evidence});

const fact = sourced({text});

const unknown = z.literal('unknown').describe('Not documented yet.');

const orUnknown = <T extends z.ZodType>(schema: T) => z.union([unknown, schema]);

/** An entry of `sources`. */
export const sourceSchema = z.strictObject({
  url: address,
  title: text.describe('What the page is, in our own words.'),
  read: z.iso
    .date({abort: true})
    .refine((day) => day <= latestDay(), 'write a day up to today')
    .describe('The day on which it was read.'),
  confidence: oneOf(vocabulary.confidences).describe(
    'documented: the vendor or Calry says so; secondary: a third party or public code does.',
  ),
  note: text.optional(),
});

const credential = sourced({
  name: text,
  suppliedBy: oneOf(vocabulary.suppliers).describe(
    'integrator: the reader of the guide; account-owner: the customer of that reader.',
  ),
  where: text.describe('Where it is found; menu steps are joined by " > ".'),
  goesTo: oneOf(vocabulary.destinations).describe(
    'workspace: stored once in the Calry workspace; sign-in: nothing to copy, the owner approves; system: typed inside the PMS; not-asked: it exists, but Calry does not ask for it.',
  ),
  required: z
    .enum(['yes', 'no'])
    .describe('With several ways of connecting: yes within the way that needs it.'),
  way: text.optional().describe('The way of connecting that needs it, when there are several.'),
  note: text.optional(),
});

const limit = sourced({
  count: z.int().positive(),
  counted: z.enum(vocabulary.countedThings),
  every: z.int().positive(),
  unit: oneOf(vocabulary.timeUnits),
  scope: text.describe(
    'What is counted together, as a phrase: account, IP address; or scope unknown.',
  ),
  group: text.optional().describe('What limits of different scopes have in common.'),
  way: text.optional().describe('The only way of connecting whose requests count.'),
  disputed: z.literal(true).optional().describe('Set where another source has another figure.'),
});

const method = oneOf(vocabulary.authenticationMethods);
const methods = z.array(method).min(1);

const supportSchema = (key: vocabulary.ResourceKey) => {
  const levels: readonly vocabulary.Support[] = vocabulary.structural.includes(key)
    ? ['yes', 'embedded', 'none', 'unknown']
    : ['yes', 'no', 'unknown'];
  return orUnknown(
    sourced({
      support: z.enum(levels),
      reading: z.literal('unknown').optional().describe('Set where only writing is known.'),
      writing: z
        .enum(['yes', 'reported'])
        .optional()
        .describe(
          'Set where a source says that it can be written; "yes" alone may mean reading. reported: only a third party says so.',
        ),
      note: text.optional(),
    }).refine((entry) => entry.support !== 'unknown' || entry.note, {
      path: ['support'],
      message: 'write a note with it, or the bare word unknown in place of the mapping',
    }),
  );
};

const facts = {
  summary: fact.describe('What the system is, in one sentence.'),
  linkKeys: orUnknown(
    sourced({
      keys: z.array(text).min(1),
      way: text.optional().describe('The only way whose keys are known.'),
    }),
  ).describe('The keys that create-link takes for this system.'),
  otherNames: z.array(sourced({name: text, kind: oneOf(vocabulary.otherNameKinds)})).default([]),
  status: sourced({state: oneOf(vocabulary.connectionStates), text})
    .optional()
    .describe('Set only when new connections are limited.'),
  vendor: sourced({url: address}).describe("The vendor's site."),
  api: z.strictObject({
    docs: orUnknown(sourced({url: address, note: text.optional()})),
    style: orUnknown(fact).describe('A phrase, such as "REST with JSON".'),
    hosts: z.array(sourced({url: host, use: text})),
  }),
  authentication: sourced({
    methods: methods.describe('The usual method first.'),
    used: methods
      .optional()
      .describe('The methods that a connection through Calry uses, unless it is all of them.'),
    methodOfWay: z
      .record(text, method)
      .optional()
      .describe('The method of each way of connecting, if they differ.'),
    text: text.describe('How the methods are used, in one to three sentences.'),
    fields: z
      .array(sourced({name: text, in: z.enum(vocabulary.requestPlaces), value: text}))
      .describe('What a request to the system itself carries. The value in words, never a token.'),
    tokenLifetime: orUnknown(fact),
  }),
  credentials: z.array(credential).min(1),
  prerequisites: z.array(
    sourced({kind: oneOf(vocabulary.prerequisiteKinds), text, way: text.optional()}),
  ),
  webhooks: z.strictObject({
    calry: orUnknown(
      sourced({
        setup: oneOf(vocabulary.webhookSetups).describe(
          'automatic: Calry creates it by API; manual: somebody enters a listener URL. unknown, only if the text adds something.',
        ),
        text,
        way: text.optional().describe('The only way whose setup is known.'),
      }),
    ).describe('How events reach Calry.'),
    system: orUnknown(sourced({support: oneOf(vocabulary.yesNoUnknown), text})).describe(
      'What the system itself offers.',
    ),
    events: orUnknown(
      sourced({
        names: z
          .array(eventName)
          .min(1)
          .refine((names) => new Set(names).size === names.length, 'write each name once')
          .describe('As the system spells them.'),
        complete: oneOf(vocabulary.yesNoUnknown).describe('Whether the list is complete.'),
      }),
    ),
  }),
  rateLimit: orUnknown(
    z
      .strictObject({
        limits: orUnknown(z.array(limit).min(1)).describe(
          'The first one stands for the system in the comparison.',
        ),
        exceeded: fact.optional().describe('What happens above the limit.'),
        note: fact.optional().describe('Required where a limit exists without a known figure.'),
      })
      .refine(({limits, note}) => limits !== 'unknown' || note, {
        path: ['limits'],
        message: 'write at least one limit, a note, or rateLimit: unknown',
      }),
  ),
  pagination: orUnknown(sourced({style: oneOf(vocabulary.paginationStyles), text})),
  sandbox: orUnknown(
    sourced({
      kinds: z
        .array(oneOf(vocabulary.sandboxKinds))
        .describe(
          'sandbox: an environment with another host; test-account: an account beside live ones; product-trial: a trial of the product.',
        ),
      access: oneOf(vocabulary.testAccess).describe('How an integrator gets the first kind.'),
      reported: z
        .array(oneOf(vocabulary.sandboxKinds))
        .optional()
        .describe('The kinds that only a third party reports, where the others are documented.'),
      text,
    }),
  ),
  resources: z
    .strictObject(
      Object.fromEntries(vocabulary.resourceKeys.map((key) => [key, supportSchema(key)])) as Record<
        vocabulary.ResourceKey,
        ReturnType<typeof supportSchema>
      >,
    )
    .describe(
      "What the system's own API exposes. Calendars belong to availability, messages to conversations.",
    ),
};

/** The value of the key `pms`: all facts about a PMS. */
export const pmsSchema = z.strictObject({
  ...facts,
  throughCalry: z
    .partialRecord(oneOf(vocabulary.resources), fact)
    .default({})
    .describe('What Calry supports for this system in addition to the lists of the contract.'),
  conflicts: z
    .array(
      z.strictObject({
        about: oneOf(facts).describe('A key of this front matter, such as rateLimit.'),
        text,
        source: z.array(sourceId).min(2),
        confidence: oneOf(vocabulary.confidences).describe(
          'documented: documented sources say both sides, or the text names who reports the rest.',
        ),
      }),
    )
    .default([])
    .describe(
      "Where two sources disagree. The text says which source has which side, Calry's included.",
    ),
  changes: z
    .array(
      sourced({
        date: z.string().regex(/^20\d\d(-\d\d){0,2}$/, 'write a year, month or day: 2027-03-01'),
        text,
      }),
    )
    .default([])
    .describe('What the system changes, with the date that the source gives.'),
  gaps: z
    .array(text)
    .describe(
      'Short phrases, in lower case: what is not documented yet, if neither the body nor an unknown says so.',
    ),
  sources: z.record(sourceId, sourceSchema),
});

/** The whole front matter of a guide: the keys of every page, and the facts about the PMS. */
export const guideSchema = z.strictObject({
  title: text.describe('The name of the system.'),
  description: pageDescription,
  pms: pmsSchema,
});

export type GuideFrontMatter = z.infer<typeof guideSchema>;
export type PmsFacts = z.infer<typeof pmsSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type Limit = z.infer<typeof limit>;

/** Sources that any guide can cite without declaring them. Guides must not reuse their IDs. */
export const sharedSources = calryPages as Record<string, Source>;
