/** A run of text. Emitters turn it into HTML, Markdown or whatever else a page is written in. */
export type Inline =
  | string
  | {code: string}
  | {strong: Inline[]}
  /** `href` is an address, or an anchor of this page. */
  | {href: string; text: Inline[]}
  /** A value that ends the line it stands in. */
  | {break: true};

/** Reads a text of the contract, where backticks mark code and nothing else is marked. */
export function inline(text: string): Inline[] {
  return text
    .split(/`([^`]+)`/)
    .map((part, index): Inline => (index % 2 ? {code: part} : part))
    .filter((part) => part !== '');
}

/** Puts a separator between runs. */
export function join(runs: Inline[][], separator: string): Inline[] {
  return runs.flatMap((run, index) => (index ? [separator, ...run] : run));
}

/** Things one after the other: `a, b, c`. */
export const listed = (things: readonly Inline[]) =>
  join(
    things.map((one) => [one]),
    ', ',
  );

/** Things in a sentence: `a, b and c`. */
export const enumerated = (things: readonly Inline[]): Inline[] =>
  things.flatMap((one, index) => {
    if (index === 0) return [one];
    return [index === things.length - 1 ? ' and ' : ', ', one];
  });

/** The plain text of a run. */
export function plain(run: Inline[]): string {
  return run
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('code' in part) return part.code;
      if ('break' in part) return ' ';
      return plain('strong' in part ? part.strong : part.text);
    })
    .join('');
}
