// Reads the types and constraints of a value from its JSON Schema.
import type {Schema} from './model';

/** A type that a value may have. */
export type ValueType = {
  /**
   * JSON Schema type: `string`, `number`, `integer`, `boolean`, `object`, `array`, or `null` for entries of an array.
   */
  type: string;
  format?: string;
  /** Types of an array's entries: absent if not documented, empty if any type is allowed. */
  items?: ValueType[];
};

/** JSON Schema keywords that limit a value. */
const bounds = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
] as const satisfies readonly (keyof Schema)[];

/** The limits on a value. */
export type Constraints = Pick<Schema, (typeof bounds)[number]>;

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Returns the types of a schema except null, from `type` or from the values of its enum or const. */
function ownTypes({type, enum: values, const: only}: Schema): string[] {
  const kinds = (values ?? (only === undefined ? [] : [only])).map(kindOf);
  return [type ?? kinds].flat().filter((name) => name !== 'null');
}

/** Types whose format is shown. */
const formatted = new Set(['string', 'number', 'integer']);

function withDetails(type: string, {format, items}: Schema): ValueType {
  return {
    type,
    ...(format && formatted.has(type) && {format}),
    ...(type === 'array' && items && {items: entryTypes(items)}),
  };
}

const distinct = (types: ValueType[]) => [
  ...new Map(types.map((type) => [JSON.stringify(type), type])).values(),
];

function entryTypes(schema: Schema): ValueType[] {
  const types = valueTypes(schema);
  return types.length > 0 && isNullable(schema) ? [...types, {type: 'null'}] : types;
}

/** Whether the options of `anyOf` include every JSON type, as in shared/values/AnyValue.yaml. */
function admitsAnything({anyOf = []}: Schema): boolean {
  const admitted = anyOf.flatMap(ownTypes);
  return ['string', 'number', 'boolean', 'object', 'array'].every((type) =>
    admitted.includes(type),
  );
}

const isNull = ({type}: Schema) => [type ?? []].flat().join() === 'null';

/**
 * Returns the types of a value except null. {@link isNullable} says whether null is allowed.
 *
 * @returns empty if any type is allowed
 */
export function valueTypes(schema: Schema): ValueType[] {
  const ownValueTypes = ownTypes(schema);
  if (ownValueTypes.length > 0)
    return distinct(ownValueTypes.map((type) => withDetails(type, schema)));
  if (admitsAnything(schema)) return [];
  const alternatives = (schema.anyOf ?? []).filter((option) => !isNull(option)).map(valueTypes);
  return alternatives.some((types) => types.length === 0) ? [] : distinct(alternatives.flat());
}

/** Whether a schema explicitly allows null. False if it allows any type. */
export function isNullable(schema: Schema): boolean {
  if (admitsAnything(schema)) return false;
  const {type = [], anyOf = []} = schema;
  return [type].flat().includes('null') || anyOf.some(isNullable);
}

/** Returns the limits that a schema sets. */
export function constraintsOf(schema: Schema): Constraints {
  return Object.fromEntries(
    bounds.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])),
  );
}

/** Returns the schema whose properties are the fields. For an array, it is the schema of the innermost entries. */
export function memberSchema(schema: Schema): Schema {
  return schema.items && !schema.properties ? memberSchema(schema.items) : schema;
}
