import type {Schema} from './model';

/** One of the types that a value may have. */
export type ValueType = {
  /**
   * Of JSON Schema: `string`, `number`, `integer`, `boolean`, `object`, `array`, or `null` for the entries of an array.
   */
  type: string;
  format?: string;
  /** The types of an array's entries: absent where they are not documented, empty where any type is allowed. */
  items?: ValueType[];
};

/** By their names in JSON Schema. */
const bounds = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const satisfies readonly (keyof Schema)[];

/** The bounds of a value. */
export type Constraints = Pick<Schema, (typeof bounds)[number]>;

const numeric = new Set(['int32', 'int64', 'float', 'double']);

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Types other than null that a schema names itself, or that its values have. */
function ownTypes({type, format, enum: values, const: only, properties}: Schema): string[] {
  const named = [type ?? []].flat();
  if (named.length > 0) return named.filter((one) => one !== 'null');
  const kinds = (values ?? (only === undefined ? [] : [only])).map(kindOf);
  if (kinds.length > 0) return kinds.filter((kind) => kind !== 'null');
  if (properties) return ['object'];
  // A format without a type implies the type.
  return format ? [numeric.has(format) ? 'number' : 'string'] : [];
}

function withDetails(type: string, {format, items}: Schema): ValueType {
  const isFormatted = numeric.has(format ?? '')
    ? type === 'number' || type === 'integer'
    : type === 'string';
  return {
    type,
    ...(format && isFormatted && {format}),
    ...(type === 'array' && items && {items: entryTypes(items)}),
  };
}

/** The types without duplicates. */
const distinct = (types: ValueType[]) => [
  ...new Map(types.map((type) => [JSON.stringify(type), type])).values(),
];

function entryTypes(schema: Schema): ValueType[] {
  const types = valueTypes(schema);
  return types.length > 0 && isNullable(schema) ? [...types, {type: 'null'}] : types;
}

const options = ({oneOf, anyOf}: Schema) => oneOf ?? anyOf ?? [];

/** Whether the options include every type of JSON, as in shared/values/AnyValue.yaml. */
function admitsAnything(schema: Schema): boolean {
  const admitted = options(schema).flatMap(ownTypes);
  return ['string', 'number', 'boolean', 'object', 'array'].every((type) =>
    admitted.includes(type),
  );
}

/** Whether null is the only value of a schema. */
const isNull = ({type}: Schema) => [type ?? []].flat().join() === 'null';

/**
 * The types of a value; {@link isNullable} says whether it can be null.
 *
 * @returns none when it may be of any type
 */
export function valueTypes(schema: Schema): ValueType[] {
  const own = ownTypes(schema);
  if (own.length > 0) return distinct(own.map((type) => withDetails(type, schema)));
  if (admitsAnything(schema)) return [];
  const alternatives = options(schema)
    .filter((option) => !isNull(option))
    .map(valueTypes);
  return alternatives.some((types) => types.length === 0) ? [] : distinct(alternatives.flat());
}

/** Whether null is among the types that a schema names. False for a value of any type. */
export function isNullable(schema: Schema): boolean {
  if (admitsAnything(schema)) return false;
  return [schema.type ?? []].flat().includes('null') || options(schema).some(isNullable);
}

/** The bounds that a schema sets. */
export function constraintsOf(schema: Schema): Constraints {
  return Object.fromEntries(
    bounds.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])),
  );
}

/** The schema whose members are the fields: the object itself, or the entry of an array, however deep. */
export function memberSchema(schema: Schema): Schema {
  return schema.items && !schema.properties ? memberSchema(schema.items) : schema;
}
