// The text after the language of a code fence, such as `title="…" {1,3-4}`.

/** What Docusaurus reads, and the attributes of src/plugins/programs. */
const known = /^(?:title=(["']).*\1|\{[\d,-]+\}|showLineNumbers(?:=\d+)?|(?:file|region)="[^"]*")$/;

/** Lists the parts that have no effect, such as a misspelt name or a range with a space. */
export const unknownMeta = (meta: string): string[] =>
  (meta.match(/(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S)+/g) ?? []).filter((part) => !known.test(part));

/** Replaces lines such as `// highlight-next-line`, which are not part of the code, with empty lines. */
export const withoutMagicComments = (code: string): string =>
  code.replaceAll(/^[ \t]*\/\/ *highlight-(?:next-line|start|end)[ \t]*$/gm, '');
