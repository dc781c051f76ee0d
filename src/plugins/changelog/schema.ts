// The schema of a changelog entry's front matter.
import * as z from 'zod';
import {keysOf} from '../../site/keysOf';
import {resources, versions} from './topics';

/** The kinds of changes, in display order. */
export const kinds = ['added', 'changed', 'deprecated', 'removed', 'fixed'] as const;

export type Kind = (typeof kinds)[number];

/** What a change can concern, with the label shown on the page. */
export const subjects = {api: 'the API', docs: 'the documentation'} as const;

export type Subject = keyof typeof subjects;

const change = z.strictObject({
  text: z.string().trim().min(1).describe('One or two sentences, in Markdown.'),
  about: z
    .array(z.enum([...keysOf(versions), ...keysOf(resources)]))
    .min(1)
    .optional()
    .describe('The versions and resources that it concerns, for the filters.'),
});

const changes = z.strictObject(
  Object.fromEntries(kinds.map((kind) => [kind, z.array(change).min(1).optional()])) as Record<
    Kind,
    z.ZodOptional<z.ZodArray<typeof change>>
  >,
);

/** The front matter of an entry. */
export const entrySchema = z.strictObject({
  title: z.string().trim().min(1).max(60),
  description: z.string().trim().min(50).max(160),
  api: changes.optional(),
  docs: changes.optional(),
});

export type EntryFrontMatter = z.infer<typeof entrySchema>;
