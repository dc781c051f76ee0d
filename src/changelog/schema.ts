import * as z from 'zod';

/** The kinds of changes, in the order in which an entry shows them. */
export const kinds = ['added', 'changed', 'deprecated', 'removed', 'fixed'] as const;

export type Kind = (typeof kinds)[number];

/** The subjects of an entry, with their names on the page. */
export const subjects = {api: 'the API', docs: 'the documentation'} as const;

export type Subject = keyof typeof subjects;

/**
 * The operation or webhook that a change affects, by its key, and if it is one field, that field's anchor, such as
 * `v2/updateReservation body-notes`. A `*` matches any characters, but not a whole field.
 */
const affected = z
  .string()
  .regex(
    /^(common|v1|v2|\*)\/[\w*.-]+( (?!\*+$)\S+)?$/,
    'an operation such as v2/updateReservation, or one of its fields such as v2/updateReservation body-notes',
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

/** A change of an entry: `index` is its place in the list of that subject and kind. */
type Change = {
  subject: Subject;
  kind: Kind;
  index: number;
  text: string;
  affects: readonly string[];
};

/** All changes of an entry, in the order in which its page shows them. */
export const changesOf = (entry: Pick<EntryFrontMatter, Subject>): Change[] =>
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
