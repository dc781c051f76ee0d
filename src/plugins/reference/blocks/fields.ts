// Converts schemas and parameters to fields, for the pages and the comparison of the versions.
import {compact} from '../../../site/compact';
import {schemaEvidence} from '../contract/evidence';
import type {Evidence, Operation, Parameter, Response, Schema} from '../contract/model';
import {isNullable, typeWords, type ValueFact, valueFacts, valueText} from './types';

/** The part of a request or response that contains the field; `entity` for a field of an entity. */
type Location = Parameter['in'] | 'body' | 'response' | 'entity';

/** A badge next to the type of a field. */
type FieldTag =
  'required' | 'always present' | 'can be null' | 'deprecated' | `recursive: ${string}`;

/** A field, parameter or header, with the texts that a page shows. */
export type Field = {
  /** `<any key>` for members whose names are not known. */
  name: string;
  location: Location;
  /** Names from the outermost field to this one. */
  path: string[];
  /** ID of the field's element. It must not change, because readers link to it. */
  anchor: string;
  /** `string or number`, `array of objects`. */
  type: string;
  tags: FieldTag[];
  /** Format, default, limits, example and name in v1. */
  facts: ValueFact[];
  /** The listed values of the field, or of the entries of its array; empty if it has no list. */
  values: {value: string; meaning?: string}[];
  /** Whether the field also accepts values that the list lacks. */
  hasOtherValues: boolean;
  /** Inline Markdown, which inline.ts parses. */
  description: string;
  note: string;
  evidence: Evidence;
  children: Field[];
  /** Whether the value may contain other fields than the children. */
  hasOtherFields: boolean;
  /** Whether the children are initially expanded. */
  open: boolean;
  /** The field's v1 name if v2 renamed it, and the v1 entity that had the field if v2 moved it. */
  renamedFrom?: string;
  movedFrom?: string;
};

/** Returns the option that lists values, of a schema that also allows others. */
const knownValues = ({anyOf = []}: Schema) => anyOf.find((option) => option.enum);

/** Returns the values that a schema or, for an array, its entries list. */
function valuesOf(schema: Schema): Field['values'] {
  const {enum: values = [], 'x-enum-descriptions': meanings = []} = schema.enum
    ? schema
    : (schema.items ?? knownValues(schema) ?? {});
  return values.map((value, index) => ({value: valueText(value), meaning: meanings[index]}));
}

/** Returns the schema whose properties are the fields. For an array, it is the schema of the innermost entries. */
const memberSchema = (schema: Schema): Schema =>
  schema.items && !schema.properties ? memberSchema(schema.items) : schema;

/** `prefix`: the beginning of the anchors of the fields. An array adds no index, so that anchors are predictable. */
type Context = {location: Location; prefix: string; path: string[]};

function field(key: string, schema: Schema, required: boolean, context: Context): Field {
  const {location} = context;
  const anchor = context.prefix + key;
  const name = key === '*' ? '<any key>' : key;
  const path = [...context.path, name];
  const holder = memberSchema(schema);
  const recursion = schema['x-recursion'] ?? holder['x-recursion'];
  // What a response contains is not required of the reader.
  const isResponse = location === 'response' || location === 'entity';
  return {
    name,
    location,
    path,
    anchor,
    type: typeWords(schema),
    tags: compact<FieldTag>(
      required && (isResponse ? 'always present' : 'required'),
      schema.deprecated && 'deprecated',
      isNullable(schema) && 'can be null',
      recursion && `recursive: a ${recursion} again, not expanded here`,
    ),
    facts: valueFacts(schema),
    values: valuesOf(schema),
    hasOtherValues: knownValues(schema) !== undefined,
    description: schema.description ?? '',
    note: [schema['x-note'], schema.items?.['x-note']].filter(Boolean).join(' '),
    evidence: schemaEvidence(schema),
    children: recursion ? [] : members(schema, {location, prefix: `${anchor}.`, path}),
    hasOtherFields: holder.additionalProperties === true && !holder['x-additional-members'],
    open: location !== 'entity' && path.length === 1,
    renamedFrom: schema['x-renamed-from'],
    movedFrom: schema['x-moved-from'],
  };
}

function members(schema: Schema, context: Context): Field[] {
  const holder = memberSchema(schema);
  const required = new Set(holder.required);
  const properties = Object.entries(holder.properties ?? {}).map(([name, member]) =>
    field(name, member, required.has(name), context),
  );
  const options = (holder.anyOf ?? [])
    .filter((option) => members(option, context).length > 0)
    .map((option, index) => field(option.title ?? `option-${index + 1}`, option, false, context));
  const rest = holder['x-additional-members'] ?? holder.additionalProperties;
  const anyOthers = typeof rest === 'object' ? [field('*', rest, false, context)] : [];
  return [...properties, ...options, ...anyOthers];
}

export const entityFields = (schema: Schema): Field[] =>
  members(schema, {location: 'entity', prefix: 'field-', path: []});

export const bodyFields = ({requestBody}: Operation): Field[] =>
  members(requestBody?.content.schema ?? {}, {location: 'body', prefix: 'body-', path: []});

const authorization: Parameter = {
  name: 'Authorization',
  in: 'header',
  required: true,
  description:
    'Your API key, as `Bearer <key>`. See [Authentication](/docs/guides/authentication).',
  deprecated: false,
  schema: {type: 'string'},
  evidence: {level: 'documented'},
};

function parameterField(parameter: Parameter): Field {
  const {name, in: location, schema, description, required, example, evidence} = parameter;
  const own: Schema = {
    ...schema,
    description,
    deprecated: parameter.deprecated || schema.deprecated,
    example,
    'x-renamed-from': parameter['x-renamed-from'],
  };
  const built = field(name, own, required, {location, prefix: `${location}-`, path: []});
  return evidence.level === 'documented' ? built : {...built, evidence};
}

/**
 * Returns the parameters of an operation in one location. The headers include the API key if it is required. Anchors
 * begin with the location: `query-startDate`.
 */
export function parametersIn({parameters, secured}: Operation, place: Parameter['in']): Field[] {
  const ofPlace = parameters.filter((parameter) => parameter.in === place);
  const addsKey = place === 'header' && secured;
  return [...(addsKey ? [authorization] : []), ...ofPlace].map(parameterField);
}

/** Returns every header, path and query parameter of a request. */
export const parameterFields = (operation: Operation): Field[] =>
  (['header', 'path', 'query'] as const).flatMap((place) => parametersIn(operation, place));

/** Returns the fields of a response body. */
export function responseFields({status, content}: Response): Field[] {
  const context: Context = {location: 'response', prefix: `response-${status}.`, path: []};
  return members(content?.schema ?? {}, context);
}

/** Flattens a tree of fields, parents before children. */
export const flatten = (fields: readonly Field[]): Field[] =>
  fields.flatMap((parent) => [parent, ...flatten(parent.children)]);
