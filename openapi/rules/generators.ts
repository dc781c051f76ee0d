import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {found, type Json, report} from './report';

const kinds = ['type', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', '$ref'];

/** Rule: no schema has a form that makes a client generator of tests/generators fail. */
export const generators: Oas3Rule = () => ({
  Schema: (schema, ctx) => {
    if (typeof schema !== 'object' || schema === null) return;
    checkKind(schema as Json, ctx);
    checkTypeList(schema as Json, ctx);
    checkFreeMembers(schema as Json, ctx);
    checkMeanings(schema as Json, ctx);
  },
});

function checkKind(schema: Json, ctx: UserContext): void {
  if (Object.keys(schema).length === 0 || kinds.some((key) => key in schema)) return;
  report(
    ctx,
    ['type'],
    'is missing. Allowed is a type, or `$ref: shared/values/AnyValue.yaml` next to the description for a ' +
      'value of any type. Add one of them: generators fail on a schema without a type.',
  );
}

function checkTypeList({type, properties, items}: Json, ctx: UserContext): void {
  if (!Array.isArray(type) || properties || items) return;
  if (type.filter((name) => name !== 'null').length < 2) return;
  const options = type.map((name) => `{type: ${name === 'null' ? "'null'" : String(name)}}`);
  report(
    ctx,
    ['type'],
    `${found(type)}. Allowed is one type, optionally with null. Write \`anyOf: [${options.join(', ')}]\`: ` +
      'generators recurse forever over a list.',
  );
}

function checkFreeMembers({properties, additionalProperties}: Json, ctx: UserContext): void {
  if (!properties || typeof additionalProperties !== 'object') return;
  report(
    ctx,
    ['additionalProperties'],
    'is a schema next to properties. Allowed is true or false there. Write `additionalProperties: true`, ' +
      'and the schema below `x-additional-members`: in TypeScript the two contradict each other.',
  );
}

function checkMeanings(schema: Json, ctx: UserContext): void {
  const meanings = schema['x-enum-descriptions'];
  if (meanings === undefined) return;
  const {enum: values} = schema;
  if (Array.isArray(meanings) && Array.isArray(values) && meanings.length === values.length) return;
  report(
    ctx,
    ['x-enum-descriptions'],
    `${found(meanings)}. Allowed is a list with a text for each value of enum, in the same order; ` +
      'generators parse it as a list. Write as many texts as there are values.',
  );
}
