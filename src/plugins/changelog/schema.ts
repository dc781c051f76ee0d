// The schema of a changelog entry's front matter.
import * as z from 'zod';
import {keysOf} from '../../site/keysOf';
import {pageDescription} from '../../site/pageDescription';
import {resources, versions} from './topics.json';

/** The kinds of changes, in display order. */
export const kinds = ['added', 'changed', 'deprecated', 'removed', 'fixed'] as const;

/** What a change can concern, with the text after its kind. */
export const subjects = {api: 'API', docs: 'Docs'} as const;

export type Subject = keyof typeof subjects;

const change = z.strictObject({
  text: z.string().trim().min(1).describe('One or two sentences, in Markdown.'),
  about: z
    .array(z.enum([...keysOf(versions), ...keysOf(resources)]))
    .min(1)
    .optional()
    .describe('The versions and resources that it concerns, for the filters.'),
});

const changes = z.partialRecord(z.enum(kinds), z.array(change).min(1));

/** The front matter of an entry. */
export const entrySchema = z
  .strictObject({
    title: z.string().trim().min(1).max(60, 'write at most 60 characters'),
    description: pageDescription,
    api: changes.default({}),
    docs: changes.default({}),
  })
  .refine(
    ({api, docs}) => Object.keys({...api, ...docs}).length > 0,
    `the entry has no change. Allowed: ${Object.keys(subjects).join(' or ')}, with at least one of ${kinds.join(', ')}`,
  );

export type EntryFrontMatter = z.infer<typeof entrySchema>;
