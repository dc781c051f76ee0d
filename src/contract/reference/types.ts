import type {Schema} from '../model';

/** Types other than null, in the words of the contract. */
function named(schema: Schema): string[] {
  return [schema.type ?? []].flat().filter((type) => type !== 'null');
}

const plurals: Record<string, string> = {
  'any type': 'values of any type',
  date: 'dates',
  'date-time': 'date-times',
};

function plural(label: string): string {
  if (plurals[label]) return plurals[label];
  if (label.startsWith('array of ')) return label.replace('array', 'arrays');
  return label
    .split(' or ')
    .map((type) => `${type}s`)
    .join(' or ');
}

/**
 * The type of a value in words: `string`, `string or number`, `array of objects`, `date`.
 */
export function typeLabel(schema: Schema): string {
  const types = named(schema);
  if (types.length === 0) {
    const options = schema.oneOf ?? schema.anyOf;
    if (options) return [...new Set(options.map(typeLabel))].join(' or ');
    const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    const kinds = [...new Set(values.map((value) => typeof value))];
    if (kinds.length > 0) return kinds.join(' or ');
    if (schema.properties) return 'object';
    return 'any type';
  }
  return types
    .map((type) => {
      if (type === 'array')
        return schema.items ? `array of ${plural(typeLabel(schema.items))}` : 'array';
      if (type === 'string' && (schema.format === 'date' || schema.format === 'date-time'))
        return schema.format;
      return type;
    })
    .join(' or ');
}

/** Whether null is among the types. */
export function isNullable(schema: Schema): boolean {
  return [schema.type ?? []].flat().includes('null');
}

const formats: Record<string, string> = {
  date: 'string, as YYYY-MM-DD',
  'date-time': 'string, as ISO 8601 with time and zone',
};

/** The format of a value, or of the entries of an array, in words; undefined when it has none. */
export function formatLabel(schema: Schema): string | undefined {
  const format = schema.format ?? schema.items?.format;
  return format && (formats[format] ?? format);
}

/** The schema whose members are the fields: the object itself, or the entry of an array, however deep. */
export function memberSchema(schema: Schema): Schema {
  return schema.items && !schema.properties ? memberSchema(schema.items) : schema;
}
