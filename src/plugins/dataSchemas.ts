// The schemas of the YAML and JSON files of the site that people edit, except the contract, which has its own.
import * as z from 'zod';
import {languages} from './reference/samples';
import {pageDescription} from '../site/pageDescription';

const text = z.string().min(1);
const texts = z.array(text);
const byName = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);
const address = z.string().startsWith('/', 'begin with a slash');
const file = z.tuple([address, text, text]);
const suggestions = z.array(z.strictObject({title: text, url: address, about: text}));
const words = text.regex(
  /^[a-z0-9][a-z0-9.' -]*(, [a-z0-9][a-z0-9.' -]*)+$/,
  'write at least two words in lower case, with ", " between them',
);
const cell = z.strictObject({
  text,
  span: z.union([z.literal(3), z.literal(5)]).optional(),
  isAccent: z.boolean().optional(),
});
const diagram = z.strictObject({
  alt: text,
  isUpright: z.boolean().optional(),
  rows: z.array(
    z.strictObject({lane: text.optional(), cells: z.array(z.union([z.string(), cell]))}),
  ),
});
const link = z.strictObject({to: address, label: text});
const links = z.array(link);
const cards = z.array(link.extend({text}));
// The API accepts more fields than its documentation lists.
const stay = z
  .object({numberOfGuests: z.int(), guest: byName(z.union([text, byName(text)]))})
  .catchall(text);
const term = z.strictObject({
  match: z.union([text, texts]),
  matchCase: z.boolean().optional(),
  say: text.optional(),
  why: text.optional(),
});

/** The schema of each file, by its path in the repository. */
export const dataSchemas = {
  'blog/authors.yml': byName(z.looseObject({name: text, title: text.optional()})),
  'blog/tags.yml': byName(
    z.strictObject({
      label: text,
      permalink: address.optional(),
      description: pageDescription.optional(),
    }),
  ),
  'prose/terms.yaml': z.array(term),
  'samples/guides/direct-stay.json': stay,
  'samples/guides/stay.json': stay,
  'scripts/test/steps.yaml': byName(
    z.strictObject({
      commands: texts,
      slow: z.boolean().optional(),
      after: text.optional(),
      env: byName(z.string()).optional(),
      forbidden: text.optional(),
      needs: text.optional(),
    }),
  ),
  'src/components/Icon/icons.json': byName(text),
  'src/components/diagrams/bookingRace.json': diagram,
  'src/components/diagrams/dataModel.json': diagram,
  'src/components/diagrams/linkFlow.json': diagram,
  'src/components/diagrams/syncModel.json': diagram,
  'src/components/diagrams/webhookFamilies.json': diagram,
  'src/pages/_home/content.json': z.strictObject({
    pageTitle: text,
    title: text,
    titleAccent: text,
    lead: text,
    other: link,
    drawn: texts,
    allSystems: text,
    legend: text,
    values: byName(texts),
    actions: links,
    steps: z.strictObject({title: text, list: cards}),
    request: z.strictObject({text, links}),
    resources: z.strictObject({title: text, links: cards}),
    compare: link,
  }),
  // What a change can be about: the values of `about` in entries, and the options of the filters.
  'src/plugins/changelog/topics.json': z.strictObject({
    versions: byName(text),
    resources: byName(text),
  }),
  'src/plugins/check-pages/rules/lines.yaml': z.array(
    z.strictObject({match: text, flags: text.optional(), says: text}),
  ),
  'src/plugins/docusaurus-patches/expectations.yaml': byName(byName(texts)),
  'src/plugins/features.yaml': texts,
  'src/plugins/highlight/languageNames.json': byName(text),
  'src/plugins/markdown-pages/files.yaml': z.strictObject({
    files: z.array(file),
    optional: z.array(file),
  }),
  'src/plugins/pms/model/calryPages.json': byName(
    z.strictObject({
      url: z.url(),
      title: text,
      read: z.iso.date(),
      confidence: z.enum(['documented', 'secondary']),
    }),
  ),
  'src/plugins/pms/model/closedLists.json': z
    .object({
      timeUnits: byName(z.number()),
      resources: byName(z.strictObject({group: text, use: text.optional(), page: text})),
    })
    .catchall(byName(z.string())),
  'src/plugins/pms/guide/webhookLeads.yaml': z.record(
    z.enum(['automatic', 'manual', 'none', 'unknown', 'nothing']),
    text,
  ),
  'src/plugins/reference/samples/toolchains.yaml': z.record(
    z.enum(languages.map(({id}) => id)),
    z.strictObject({
      required: z.boolean(),
      commands: texts,
      probe: texts,
      packages: texts,
      otherwise: text,
      extension: text,
      options: texts.optional(),
    }),
  ),
  'src/plugins/search/index-builder/section-keywords.yaml': z.record(address, byName(text)),
  'src/plugins/search/index-builder/synonyms.yaml': z.array(z.strictObject({words, reason: text})),
  'src/plugins/search/suggested.json': z.strictObject({popular: suggestions, instead: suggestions}),
  'src/plugins/gaps/factNames.json': byName(text),
} satisfies Record<string, z.ZodType>;

/** Path of a file that has a schema. */
export type DataFile = keyof typeof dataSchemas;
