// The text after the language of a code fence, such as `title="…"`.

/** The title, and the attributes of src/plugins/programs. */
const known = /^(?:title|file|region)="[^"]*"$/;

/** Lists the parts that have no effect, such as a misspelt name. */
export const unknownMeta = (meta: string): string[] =>
  (meta.match(/(?:"[^"]*"|\{[^}]*\}|\S)+/g) ?? []).filter((part) => !known.test(part));

export const titleIn = (meta: string): string | undefined => /\btitle="([^"]*)"/.exec(meta)?.[1];
