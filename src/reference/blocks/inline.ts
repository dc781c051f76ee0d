/** A part of a run of text. */
export type TextPart =
  | string
  | {code: string}
  | {strong: TextPart[]}
  /** `href` is an address, or an anchor of this page. */
  | {href: string; text: TextPart[]}
  /** A line break. */
  | {break: true};

const marked = /(`[^`]+`|\*\*.+?\*\*|\[[^\]]+\]\([^)\s]+\))/;

function unmarked(part: string): TextPart {
  if (part.startsWith('`')) return {code: part.slice(1, -1)};
  if (part.startsWith('*')) return {strong: inline(part.slice(2, -2))};
  const [text = '', href = ''] = part.slice(1, -1).split('](');
  return {href, text: inline(text)};
}

/** Reads a text in which `code`, **strong** words and [links](/address) are marked as in Markdown. */
export function inline(text: string): TextPart[] {
  return text
    .split(marked)
    .map((part, index): TextPart => (index % 2 ? unmarked(part) : part))
    .filter((part) => part !== '');
}

/** Things one after the other: `a, b, c`. */
export const listed = (things: readonly TextPart[], beforeLast = ', '): TextPart[] =>
  things.flatMap((one, index) => {
    if (index === 0) return [one];
    return [index === things.length - 1 ? beforeLast : ', ', one];
  });

/** Things in a sentence: `a, b and c`. */
export const enumerated = (things: readonly TextPart[]) => listed(things, ' and ');

/** The plain text of a run. */
export function plain(run: TextPart[]): string {
  return run
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('code' in part) return part.code;
      if ('break' in part) return ' ';
      return plain('strong' in part ? part.strong : part.text);
    })
    .join('');
}
