import type {Evidence, Parameter, Schema} from '../model';
import type {Fact, Field, Inline} from './blocks';
import {inline} from './inline';
import {formatLabel, isNullable, memberSchema, typeLabel} from './types';

/** The evidence of a schema: its own, or that of the entries of its array. */
export function schemaEvidence(schema: Schema): Evidence {
  const level = schema['x-evidence'];
  const missing = schema['x-missing'] ?? [];
  if (level === 'partial') return {level, missing};
  if (level === 'inferred') return {level, from: schema['x-inferred-from'] ?? '', missing};
  return level === undefined && schema.items ? schemaEvidence(schema.items) : {level: 'documented'};
}

const code = (value: unknown): Inline => ({
  code: typeof value === 'string' ? value : JSON.stringify(value),
});

function range(low: number | undefined, high: number | undefined, unit = ''): string | undefined {
  if (low !== undefined && high !== undefined) return `${low} to ${high}${unit}`;
  if (low !== undefined) return `at least ${low}${unit}`;
  return high === undefined ? undefined : `at most ${high}${unit}`;
}

function facts(schema: Schema, example?: unknown): Fact[] {
  const all: [string, Inline | undefined][] = [
    ['Format', formatLabel(schema)],
    ['Default', schema.default === undefined ? undefined : code(schema.default)],
    ['Always', schema.const === undefined ? undefined : code(schema.const)],
    ['Range', range(schema.minimum, schema.maximum)],
    ['Above', schema.exclusiveMinimum === undefined ? undefined : String(schema.exclusiveMinimum)],
    ['Below', schema.exclusiveMaximum === undefined ? undefined : String(schema.exclusiveMaximum)],
    ['Multiple of', schema.multipleOf === undefined ? undefined : String(schema.multipleOf)],
    ['Length', range(schema.minLength, schema.maxLength, ' characters')],
    ['Pattern', schema.pattern && {code: schema.pattern}],
    ['Entries', range(schema.minItems, schema.maxItems)],
    ['Entries are', schema.uniqueItems ? 'all different' : undefined],
    ['Example', example === undefined ? undefined : code(example)],
    ['Name in v1', schema['x-renamed-from'] && {code: schema['x-renamed-from']}],
    ['In v1 part of', schema['x-moved-from']],
  ];
  return all.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [{label, value: [value]}],
  );
}

function values(schema: Schema): Field['values'] {
  const holder = schema.enum ? schema : (schema.items ?? {});
  const meanings = holder['x-enum-descriptions'] ?? {};
  return (holder.enum ?? []).map((value) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return {value: text, ...(meanings[text] && {meaning: meanings[text]})};
  });
}

/** Joins an anchor and the name of a member; array entries add nothing, so that an anchor can be guessed. */
function below(anchor: string, name: string): string {
  return anchor.endsWith('-') ? anchor + name : `${anchor}.${name}`;
}

/** How far nested fields are shown before the reader asks for more. */
export type Opening = (field: {path: string[]; children: number}) => boolean;

type Context = {anchor: string; path: string[]; opening: Opening};

function field(name: string, schema: Schema, required: boolean, context: Context): Field {
  const anchor = below(context.anchor, name);
  const path = [...context.path, name];
  const recursion = schema['x-recursion'] ?? memberSchema(schema)['x-recursion'];
  const children = recursion ? [] : members(schema, {...context, anchor, path});
  const open = memberSchema(schema).additionalProperties;
  return {
    name,
    anchor,
    type: typeLabel(schema),
    tags: [
      ...(required ? ['required'] : []),
      ...(schema.deprecated ? ['deprecated'] : []),
      ...(isNullable(schema) ? ['can be null'] : []),
      ...(schema.readOnly ? ['read only'] : []),
      ...(schema.writeOnly ? ['write only'] : []),
      ...(recursion ? [`recursive: a ${recursion} again, not expanded here`] : []),
      ...(open === true && children.length > 0 ? ['may have further members'] : []),
    ],
    description: inline(schema.description ?? ''),
    facts: facts(schema),
    values: values(schema),
    ...(schema['x-note'] && {note: inline(schema['x-note'])}),
    evidence: schemaEvidence(schema),
    children,
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
  const {additionalProperties: rest} = holder;
  const named = typeof rest === 'object' ? [field('*', rest, false, context)] : [];
  return [...own, ...options, ...named];
}

/**
 * Turns a schema into the fields that a reader sees.
 *
 * @param schema of an object, or of an array whose entries have fields
 * @param anchor what the ids begin with: `body-`, `field-`, or `response-200` with the dot added here
 * @param opening which nested fields are open at first
 */
export function fieldsOf(schema: Schema, anchor: string, opening: Opening): Field[] {
  return members(schema, {anchor, path: [], opening});
}

/** A parameter as a field; its anchor says where it travels, such as `query-startDate`. */
export function parameterField(parameter: Parameter, opening: Opening): Field {
  const {name, schema, description, example, required, deprecated, renamedFrom} = parameter;
  const own = {...schema, description, deprecated: deprecated || schema.deprecated === true};
  const built = field(name, own, required, {anchor: `${parameter.in}-`, path: [], opening});
  return {
    ...built,
    facts: facts({...schema, ...(renamedFrom && {'x-renamed-from': renamedFrom})}, example),
    evidence: parameter.evidence.level === 'documented' ? built.evidence : parameter.evidence,
    ...(renamedFrom && {renamedFrom}),
  };
}

/** All fields of a tree, parents before children. */
export function flatten(fields: Field[]): Field[] {
  return fields.flatMap((one) => [one, ...flatten(one.children)]);
}
