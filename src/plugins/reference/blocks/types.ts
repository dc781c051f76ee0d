// Formats the types, limits and values of a JSON Schema as text.
import {keysOf} from '../../../site/keysOf';
import type {Schema} from '../contract/model';
import {code, type Inline} from '../../../site/mdast';

/** Formats that are shown in place of the type `string`. */
const dates = new Set(['date', 'date-time']);

const jsonTypes = ['string', 'number', 'boolean', 'object', 'array'];

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Returns the types of a schema except null, from `type` or from the values of its enum or const. */
function ownTypes({type, enum: values, const: only}: Schema): string[] {
  const kinds = (values ?? (only === undefined ? [] : [only])).map(kindOf);
  return [type ?? kinds].flat().filter((name) => name !== 'null');
}

function nameOf(type: string, {format = '', items}: Schema): string {
  if (type === 'array' && items) return `array of ${plural(items)}`;
  return type === 'string' && dates.has(format) ? format : type;
}

/** Formats the types of an array's entries: `strings or nulls`, `arrays of numbers`. */
function plural(entries: Schema): string {
  const names = typesOf(entries);
  if (names.length === 0) return 'values of any type';
  return [...names, ...(isNullable(entries) ? ['null'] : [])]
    .map((name) => name.replace(/^[\w-]+/, '$&s'))
    .join(' or ');
}

/** Lists the types of a value except null; empty if any type is allowed. */
function typesOf(schema: Schema): string[] {
  const own = ownTypes(schema);
  if (own.length > 0) return [...new Set(own.map((type) => nameOf(type, schema)))];
  const {anyOf: options = []} = schema;
  // As in shared/values/AnyValue.yaml.
  const admitted = options.flatMap(ownTypes);
  if (jsonTypes.every((type) => admitted.includes(type))) return [];
  const types = options.filter((option) => !isOnlyNull(option)).map(typesOf);
  return types.some((names) => names.length === 0) ? [] : [...new Set(types.flat())];
}

const isOnlyNull = ({type}: Schema) => [type ?? []].flat().join() === 'null';

const admitsNull = ({type = [], anyOf = []}: Schema): boolean =>
  [type].flat().includes('null') || anyOf.some(admitsNull);

/** Whether a schema explicitly allows null. False if it allows any type. */
export const isNullable = (schema: Schema): boolean =>
  admitsNull(schema) && typesOf(schema).length > 0;

/** Formats the types of a value except null: `string or number`, `array of objects`, `date`. */
export const typeWords = (schema: Schema): string => typesOf(schema).join(' or ') || 'any type';

/** Returns a string unchanged, and any other value, and the empty string, as JSON. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : JSON.stringify(value);

const valueCode = (value: unknown): Inline | undefined =>
  value === undefined ? undefined : code(valueText(value));

function range(low: number | undefined, high: number | undefined, unit = ''): string | undefined {
  if (low !== undefined && high !== undefined) return `${low} to ${high}${unit}`;
  if (low !== undefined) return `at least ${low}${unit}`;
  return high === undefined ? undefined : `at most ${high}${unit}`;
}

export type ValueFact = ReturnType<typeof valueFacts>[number];

/** Returns what a schema says of a value besides its type. Of an array, it includes the limits of the entries. */
export function valueFacts(schema: Schema) {
  const limits = {...schema.items, ...schema};
  const formats = [schema, schema.items, ...(schema.anyOf ?? [])].map((part) => part?.format);
  const all = {
    Format: formats.find((format) => format && !dates.has(format)),
    Default: valueCode(schema.default),
    Always: valueCode(schema.const),
    Range: range(limits.minimum, limits.maximum),
    Length: range(limits.minLength, limits.maxLength, ' characters'),
    Pattern: valueCode(limits.pattern),
    Entries: range(limits.minItems, limits.maxItems),
    Example: valueCode(schema.example),
    'Name in v1': valueCode(schema['x-renamed-from']),
  };
  return keysOf(all).flatMap((label) => {
    const value: Inline | undefined = all[label];
    return value === undefined ? [] : [{label, value: [value]}];
  });
}
