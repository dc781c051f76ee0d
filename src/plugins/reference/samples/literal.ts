// Writes values, and strings with variables, in the syntax of a language.
import {
  joined,
  type SampleRequest,
  type Template,
  type Value,
  Variable,
  type VariableName,
} from './request';

/** The syntax of a language for JSON-like values. */
export type Syntax = {
  indent: string;
  /** Keywords for null, true and false, if they differ from JSON. */
  words?: Record<'null' | 'true' | 'false', string>;
  string: (text: string) => string;
  variable: (name: VariableName) => string;
  /** Writes a key with its separator, for example `name: `. */
  key: (name: string) => string;
  list: [open: string, close: string];
  map: [open: string, close: string];
  /** An empty map, unless it is written as the two brackets. */
  emptyMap?: string;
  /** Whether multi-line values have a trailing comma. */
  trailingComma: boolean;
};

/** Maximum number of characters of a list on one line. */
const width = 88;

/**
 * Writes a value in the syntax of a language. A map has a line for each member. A list of scalars has one line if the
 * line is short enough.
 *
 * @param depth indentation level of the line on which the value starts
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

/** Writes brackets, and between them the given lines, indented by one more level. */
export function block(
  [open, close]: [string, string],
  lines: string[],
  {indent, trailingComma}: Pick<Syntax, 'indent' | 'trailingComma'>,
  depth = 0,
): string {
  const inner = lines.map((line) => `${indent.repeat(depth + 1)}${line}`).join(',\n');
  return `${open}\n${inner}${trailingComma ? ',' : ''}\n${indent.repeat(depth)}${close}`;
}

/** The syntax of a language for strings with variables. `hole` writes a variable, and `text` escapes other text. */
export type Interpolation = {
  quotes: [open: string, close: string];
  hole: (variable: string) => string;
  text: (text: string) => string;
};

/**
 * Writes a string with variables.
 *
 * @param start the beginning of the string, in the syntax of the language
 */
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

/** Writes a template as a plain string or variable if it has only one part, otherwise as a string with variables. */
export function expression(template: Template, syntax: Syntax & Interpolation): string {
  const [first] = template;
  if (template.length > 1) return interpolated(template, syntax);
  return first instanceof Variable ? syntax.variable(first.name) : syntax.string(first ?? '');
}

/** Writes a template as strings and variables, joined by an operator. */
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

/** Converts query parameters to a map. */
export const queryMap = (query: SampleRequest['query']): Value =>
  Object.fromEntries(query.map(({name, value}) => [name, value]));

/**
 * Returns the syntax of JSON with variables.
 *
 * @param variable returns the JSON for an environment variable, by its name
 */
export const jsonSyntax = (variable: Syntax['variable']): Syntax => ({
  indent: '  ',
  string: (text) => JSON.stringify(text),
  variable,
  key: (name) => `${JSON.stringify(name)}: `,
  list: ['[', ']'],
  map: ['{', '}'],
  trailingComma: false,
});

/** Whether a value is neither a list nor a map. */
function isScalar(value: Value): boolean {
  return value === null || typeof value !== 'object' || value instanceof Variable;
}

/**
 * Writes a string literal with the preferred quote, unless only the other quote avoids escapes.
 *
 * @param preferred the quote that the language's formatter prefers
 */
export function stringLiteral(text: string, preferred: '"' | "'"): string {
  const other = preferred === '"' ? "'" : '"';
  const quote = text.includes(preferred) && !text.includes(other) ? other : preferred;
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}
