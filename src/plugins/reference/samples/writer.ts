// Writes values, and strings with variables, in the syntax of a language.
import {
  joined,
  type SampleRequest,
  type Template,
  type Value,
  Variable,
  type VariableName,
} from './request';

type Brackets = '[]' | '{}' | '()';

/** The syntax of a language for JSON-like values. */
type Syntax = {
  indent: string;
  /** Keywords for null, true and false, if they differ from JSON. */
  words?: Record<'null' | 'true' | 'false', string>;
  string: (text: string) => string;
  variable: (name: VariableName) => string;
  /** Writes a key with its separator; by default, as a string and a colon. */
  key?: (name: string) => string;
  /** The brackets of a map, unless they are braces, and an empty map, unless it is the two brackets. */
  map?: Brackets;
  emptyMap?: string;
  /** Whether multi-line values have a trailing comma. */
  trailingComma: boolean;
};

/** Maximum number of characters of a list on one line. */
const width = 88;

/** Whether a value is neither a list nor a map. */
const isScalar = (value: Value): boolean =>
  value === null || typeof value !== 'object' || value instanceof Variable;

/** Writes values in the syntax of a language. */
export class Writer {
  constructor(private readonly syntax: Syntax) {}

  /**
   * Writes a value. A map has a line for each member. A list of scalars has one line if the line is short enough.
   *
   * @param depth indentation level of the line on which the value starts
   */
  value(value: Value, depth = 0): string {
    const {words, string, variable, map = '{}', emptyMap = map} = this.syntax;
    if (value === null || typeof value === 'boolean') return words?.[`${value}`] ?? String(value);
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string') return string(value);
    if (value instanceof Variable) return variable(value.name);
    if (Array.isArray(value)) return this.#list(value, depth);
    const members = Object.entries(value);
    if (members.length === 0) return emptyMap;
    const lines = members.map(([name, member]) => this.key(name) + this.value(member, depth + 1));
    return this.block(map, lines, depth);
  }

  #list(values: Value[], depth: number): string {
    const items = values.map((item) => this.value(item, depth + 1));
    const line = `[${items.join(', ')}]`;
    const fits = depth * this.syntax.indent.length + line.length <= width;
    return fits && values.every(isScalar) ? line : this.block('[]', items, depth);
  }

  /** Writes brackets, and between them the given lines, indented by one more level. */
  block(brackets: Brackets, lines: string[], depth = 0): string {
    if (lines.length === 0) return brackets;
    const {indent, trailingComma} = this.syntax;
    const inner = lines.map((line) => `${indent.repeat(depth + 1)}${line}`).join(',\n');
    const end = `${trailingComma ? ',' : ''}\n${indent.repeat(depth)}${brackets.charAt(1)}`;
    return `${brackets.charAt(0)}\n${inner}${end}`;
  }

  /** Writes a key with its separator, for example `name: `. */
  key(name: string): string {
    return this.syntax.key?.(name) ?? `${this.syntax.string(name)}: `;
  }
}

/** How strings contain variables: their quotes, a variable (`hole`), and the escapes of other text. */
type Interpolation = {
  quotes: [open: string, close: string];
  hole: (variable: string) => string;
  text: (text: string) => string;
};

/** A writer for a language in which strings contain variables. */
export class InterpolatingWriter extends Writer {
  constructor(private readonly strings: Syntax & Interpolation) {
    super(strings);
  }

  /**
   * Writes a string with variables.
   *
   * @param start the beginning of the string, in the syntax of the language
   */
  interpolated(template: Template, start = ''): string {
    const {variable, quotes, hole, text} = this.strings;
    const parts = template.map((part) =>
      part instanceof Variable ? hole(variable(part.name)) : text(part),
    );
    return quotes[0] + start + parts.join('') + quotes[1];
  }

  /** Writes a template as a plain string or variable if it has only one part, otherwise as a string with variables. */
  expression(template: Template): string {
    const [first = ''] = template;
    return template.length > 1 ? this.interpolated(template) : this.value(first);
  }
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
 * Returns a writer of JSON in which a program expands variables such as `$CALRY_API_KEY`.
 *
 * @param escaped escapes what else the program would expand
 */
export const jsonWriter = (escaped: (json: string) => string) =>
  new Writer({
    indent: '  ',
    string: (text) => escaped(JSON.stringify(text)),
    variable: (name) => `"$${name}"`,
    trailingComma: false,
  });

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
