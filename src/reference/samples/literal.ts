import {
  joined,
  type SampleRequest,
  type Template,
  type Value,
  Variable,
  type VariableName,
} from './request';

/** How a language spells JSON-like values. */
export type Syntax = {
  indent: string;
  /** Its words for null, true and false, where they are not those of JSON. */
  words?: Record<'null' | 'true' | 'false', string>;
  string: (text: string) => string;
  variable: (name: VariableName) => string;
  /** A key with what separates it from its value, for example `name: `. */
  key: (name: string) => string;
  list: [open: string, close: string];
  map: [open: string, close: string];
  /** A map without members, where it is not just the two brackets. */
  emptyMap?: string;
  /** Whether the last member of a value over several lines ends with a comma. */
  trailingComma: boolean;
};

const width = 88;

/**
 * Writes a value in a language's own syntax. Maps take a line for each member; a list of scalars stays on one line
 * while it fits.
 *
 * @param depth how many indents the line that it starts on has
 */
export function literal(value: Value, syntax: Syntax, depth = 0): string {
  if (value === null || typeof value === 'boolean') {
    return syntax.words?.[`${value}`] ?? String(value);
  }
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return syntax.string(value);
  if (value instanceof Variable) return syntax.variable(value.name);
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, syntax, depth + 1));
    const line = syntax.list[0] + items.join(', ') + syntax.list[1];
    const fits = depth * syntax.indent.length + line.length <= width;
    return fits && value.every((item) => isScalar(item))
      ? line
      : block(syntax.list, items, syntax, depth);
  }
  const members = Object.entries(value);
  if (members.length === 0) return syntax.emptyMap ?? syntax.map.join('');
  const lines = members.map(
    ([name, member]) => syntax.key(name) + literal(member, syntax, depth + 1),
  );
  return block(syntax.map, lines, syntax, depth);
}

/** Puts lines between brackets, one indent deeper. */
export function block(
  [open, close]: [string, string],
  lines: string[],
  {indent, trailingComma}: Pick<Syntax, 'indent' | 'trailingComma'>,
  depth = 0,
): string {
  const inner = lines.map((line) => `${indent.repeat(depth + 1)}${line}`).join(',\n');
  return `${open}\n${inner}${trailingComma ? ',' : ''}\n${indent.repeat(depth)}${close}`;
}

/** How a language writes variables into a string: its quotes, a variable, and the text beside it. */
export type Interpolation = {
  quotes: [open: string, close: string];
  hole: (variable: string) => string;
  text: (text: string) => string;
};

/** @param start what the string begins with, in the language's own syntax */
export function interpolated(
  template: Template,
  {variable, quotes: [open, close], hole, text}: Pick<Syntax, 'variable'> & Interpolation,
  start = '',
): string {
  const parts = template.map((part) =>
    part instanceof Variable ? hole(variable(part.name)) : text(part),
  );
  return open + start + parts.join('') + close;
}

/** A text or a variable as it is, and anything else as a string with variables in it. */
export function expression(template: Template, syntax: Syntax & Interpolation): string {
  const [first] = template;
  if (template.length > 1) return interpolated(template, syntax);
  return first instanceof Variable ? syntax.variable(first.name) : syntax.string(first ?? '');
}

/** Strings and variables with the language's operator between them. */
export function concatenated(
  template: Template,
  {string, variable}: Pick<Syntax, 'string' | 'variable'>,
  operator: string,
): string {
  const parts = joined(template).map((part) =>
    part instanceof Variable ? variable(part.name) : string(part),
  );
  return parts.join(operator) || string('');
}

/** The parameters of a query as a map. */
export const queryMap = (query: SampleRequest['query']): Value =>
  Object.fromEntries(query.map(({name, value}) => [name, value]));

/** @param variable how the name of an environment variable is written in the JSON */
export const jsonSyntax = (variable: Syntax['variable']): Syntax => ({
  indent: '  ',
  string: (text) => JSON.stringify(text),
  variable,
  key: (name) => `${JSON.stringify(name)}: `,
  list: ['[', ']'],
  map: ['{', '}'],
  trailingComma: false,
});

/** Whether the value is written without brackets. */
export function isScalar(value: Value): boolean {
  return value === null || typeof value !== 'object' || value instanceof Variable;
}

/**
 * Quotes a text, with the preferred quote unless only the other one needs no escape.
 *
 * @param preferred the quote that the language's formatter prefers
 */
export function quoted(text: string, preferred: '"' | "'"): string {
  const other = preferred === '"' ? "'" : '"';
  const quote = text.includes(preferred) && !text.includes(other) ? other : preferred;
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}
