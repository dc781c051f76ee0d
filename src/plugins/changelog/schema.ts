// The schema of a changelog entry's front matter.
import * as z from 'zod';

/** The kinds of changes, in display order. */
export const kinds = ['added', 'changed', 'deprecated', 'removed', 'fixed'] as const;

export type Kind = (typeof kinds)[number];

/** What a change can concern, with the label shown on the page. */
export const subjects = {api: 'the API', docs: 'the documentation'} as const;

export type Subject = keyof typeof subjects;

/**
 * The key of an affected operation or webhook, optionally followed by the anchor of one field:
 * `v2/updateReservation body-notes`. A `*` matches any characters except a space, but can't replace a whole anchor.
 */
const affected = z
  .string()
  .regex(
    /^(common|v1|v2|\*)\/[\w*.-]+( (?!\*+$)\S+)?$/,
    'write an operation or webhook (v2/getQuote) or its field (v2/getQuote query-guests); * is any part of a name',
  );

const change = z.strictObject({
  text: z.string().trim().min(1).describe('One or two sentences, in Markdown.'),
  affects: z.array(affected).min(1).optional(),
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

/** Lists all changes in an entry, in display order. */
export const changesOf = (entry: Pick<EntryFrontMatter, Subject>) =>
  (Object.keys(subjects) as Subject[]).flatMap((subject) =>
    kinds.flatMap((kind) =>
      (entry[subject]?.[kind] ?? []).map(({text, affects = []}, index) => ({
        subject,
        kind,
        index,
        text,
        affects,
      })),
    ),
  );
