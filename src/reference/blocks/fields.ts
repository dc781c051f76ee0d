import type {Evidence, Parameter, ResponseHeader, Schema} from '../contract/model';
import {compact} from '../../site/compact';
import type {Field, Location} from './blocks';
import {inline} from './inline';
import {constraintsOf, isNullable, memberSchema, valueTypes} from './types';

/** The evidence of a schema: its own, or that of the entries of its array. */
export function schemaEvidence(schema: Schema): Evidence {
  const level = schema['x-evidence'];
  const missing = schema['x-missing'] ?? [];
  if (level === 'partial') return {level, missing};
  if (level === 'inferred') return {level, from: schema['x-inferred-from'] ?? '', missing};
  return level === undefined && schema.items ? schemaEvidence(schema.items) : {level: 'documented'};
}

/** The values that a schema allows, or those of the entries of its array. */
function valuesOf(schema: Schema): Pick<Field, 'values'> {
  const holder = schema.enum ? schema : (schema.items ?? {});
  if (!holder.enum) return {};
  const meanings = holder['x-enum-descriptions'] ?? [];
  return {
    values: holder.enum.map((value, index) => {
      const meaning = meanings[index];
      return {value, ...(meaning && {meaning})};
    }),
  };
}

/** The note on a schema, and that on the entries of its array. */
function noteOf(schema: Schema): Pick<Field, 'note'> {
  const notes = compact<string>(schema['x-note'], schema.items?.['x-note']);
  return notes.length > 0 ? {note: inline(notes.join(' '))} : {};
}

/** Joins an anchor and the name of a member; array entries add nothing, so that an anchor can be guessed. */
function below(anchor: string, name: string): string {
  return anchor.endsWith('-') ? anchor + name : `${anchor}.${name}`;
}

/** How far nested fields are shown before the reader asks for more. */
export type Opening = (field: {path: string[]; children: number}) => boolean;

type Context = {location: Location; anchor: string; path: string[]; opening: Opening};

function field(name: string, schema: Schema, required: boolean, context: Context): Field {
  const anchor = below(context.anchor, name);
  const path = [...context.path, name];
  const holder = memberSchema(schema);
  const recursion = schema['x-recursion'] ?? holder['x-recursion'];
  const children = recursion ? [] : members(schema, {...context, anchor, path});
  return {
    name,
    location: context.location,
    path,
    anchor,
    types: valueTypes(schema),
    nullable: isNullable(schema),
    required,
    deprecated: schema.deprecated === true,
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    constraints: constraintsOf(schema),
    entryConstraints: constraintsOf(schema.items ?? {}),
    ...(schema.default !== undefined && {default: schema.default}),
    ...(schema.const !== undefined && {const: schema.const}),
    ...valuesOf(schema),
    description: inline(schema.description ?? ''),
    ...noteOf(schema),
    evidence: schemaEvidence(schema),
    children,
    isOpen: holder.additionalProperties === true && !holder['x-additional-members'],
    ...(recursion && {recursion}),
    open: context.opening({path, children: children.length}),
    ...(schema['x-renamed-from'] && {renamedFrom: schema['x-renamed-from']}),
    ...(schema['x-moved-from'] && {movedFrom: schema['x-moved-from']}),
  };
}

function members(schema: Schema, context: Context): Field[] {
  const holder = memberSchema(schema);
  const required = new Set(holder.required);
  const own = Object.entries(holder.properties ?? {}).map(([name, member]) =>
    field(name, member, required.has(name), context),
  );
  const options = (holder.oneOf ?? holder.anyOf ?? [])
    .filter((option) => members(option, context).length > 0)
    .map((option, index) => field(`option-${index + 1}`, option, false, context));
  const rest = holder['x-additional-members'] ?? holder.additionalProperties;
  const named = typeof rest === 'object' ? [field('*', rest, false, context)] : [];
  return [...own, ...options, ...named];
}

/** What the ids of the fields of a place begin with. */
const prefixes = {body: 'body-', entity: 'field-'} as const;

/**
 * Turns a schema into fields.
 *
 * @param schema of an object, or of an array whose entries have fields
 * @param location where the fields stand; those of a response name its status
 * @param opening which nested fields are open at first
 */
export function fieldsOf(
  schema: Schema,
  location: 'body' | 'entity' | {status: string},
  opening: Opening,
): Field[] {
  const place: Pick<Context, 'location' | 'anchor'> =
    typeof location === 'string'
      ? {location, anchor: prefixes[location]}
      : {location: 'response', anchor: `response-${location.status}`};
  return members(schema, {...place, path: [], opening});
}

/** A parameter as a field; its anchor says where it travels, such as `query-startDate`. */
export function parameterField(parameter: Parameter, opening: Opening): Field {
  const {name, schema, description, example, required, deprecated, renamedFrom, evidence} =
    parameter;
  const own = {...schema, description, deprecated: deprecated || schema.deprecated === true};
  const place = {location: parameter.in, anchor: `${parameter.in}-`, path: [], opening};
  const built = field(name, own, required, place);
  return {
    ...built,
    ...(example !== undefined && {example}),
    evidence: evidence.level === 'documented' ? built.evidence : evidence,
    ...(renamedFrom && {renamedFrom}),
  };
}

/** A header of a response as a field. */
export function responseHeaderField(status: string, header: ResponseHeader): Field {
  const {name, schema, description, example, required} = header;
  const place: Context = {
    location: 'response-header',
    anchor: `response-${status}-header-`,
    path: [],
    opening: () => false,
  };
  return {
    ...field(name, {...schema, description}, required, place),
    ...(example !== undefined && {example}),
  };
}

/** All fields of a tree, parents before children. */
export function flatten(fields: readonly Field[]): Field[] {
  return fields.flatMap((one) => [one, ...flatten(one.children)]);
}
