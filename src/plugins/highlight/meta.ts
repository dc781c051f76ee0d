// The text after the language of a code fence, such as `title="…" {1,3-4}`.

/** What `readMeta` reads, and the attributes of src/plugins/programs. */
const known = /^(?:title=(["']).*\1|\{[\d,-]+\}|showLineNumbers|(?:file|region)="[^"]*")$/;

/** Lists the parts that have no effect, such as a misspelt name or a range with a space. */
export const unknownMeta = (meta: string): string[] =>
  (meta.match(/(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S)+/g) ?? []).filter((part) => !known.test(part));

/** Marks and numbers of the lines of a block. */
export type Lines = {
  /** Returns whether the line with this number is marked. */
  isMarked: (line: number) => boolean;
  hasNumbers: boolean;
};

/** Reads the title, marks and numbers in the text after the language of a code fence, as Docusaurus writes them. */
export function readMeta(meta: string): {title?: string; lines?: Lines} {
  const [, , title] = /\btitle=(["'])(.*?)\1/.exec(meta) ?? [];
  const rest = meta.replaceAll(/"[^"]*"|'[^']*'/g, '');
  const [, list = ''] = /\{([\d,-]+)\}/.exec(rest) ?? [];
  const hasNumbers = rest.includes('showLineNumbers');
  const ranges = list.split(',').map((range) => range.split('-').map(Number));
  const isMarked = (line: number) =>
    ranges.some(([first = 0, last = first]) => line >= first && line <= last);
  return {...(title && {title}), ...((list || hasNumbers) && {lines: {isMarked, hasNumbers}})};
}
