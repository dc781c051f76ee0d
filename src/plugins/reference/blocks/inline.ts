import type {NamedOperation} from '../contract/model';

/** A part of an inline text: a string, code, bold text, a link or an evidence mark. */
export type TextPart =
  | string
  | {code: string}
  | {strong: TextPart[]}
  /** `href` is a URL, or an anchor on the same page. */
  | {href: string; text: TextPart[]; id?: string}
  /** Marks what is inferred. `href` leads to the reason; without it, the mark is not a link. */
  | {mark: 'inferred'; of?: string | undefined; href?: string};

const marked = /(`[^`]+`|\*\*.+?\*\*|\[[^\]]+\]\([^)\s]+\))/;

function unmarked(part: string): TextPart {
  if (part.startsWith('`')) return {code: part.slice(1, -1)};
  if (part.startsWith('*')) return {strong: parseInline(part.slice(2, -2))};
  const [text = '', href = ''] = part.slice(1, -1).split('](');
  return {href, text: parseInline(text)};
}

/** Parses inline Markdown: `code`, **bold text** and [links](/path). */
export function parseInline(text: string): TextPart[] {
  return text
    .split(marked)
    .map((part, index): TextPart => (index % 2 ? unmarked(part) : part))
    .filter((part) => part !== '');
}

/** Returns a link to the page of an operation. */
export const operationLink = ({route, summary}: NamedOperation): TextPart => ({
  href: route,
  text: [summary],
});

/** Returns the text without its formatting. */
export function plain(text: TextPart[]): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('code' in part) return part.code;
      if ('mark' in part) return `(${[part.of, part.mark].filter(Boolean).join(' ')})`;
      return plain('strong' in part ? part.strong : part.text);
    })
    .join('');
}
