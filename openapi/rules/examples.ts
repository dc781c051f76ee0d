import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {type Json, oneOf} from '../../src/plugins/reference/contract/wording';
import {report} from './report';

type Media = {schema?: unknown; example?: unknown};

/** Rule: request bodies and responses with known fields have an example; other responses have none. */
export const examples: Oas3Rule = () => ({
  RequestBody: ({content}, ctx) => {
    checkContent(content, ctx, ({example}) =>
      example === undefined
        ? 'is missing. Allowed is a whole body that fits the schema. Add one: the samples send it.'
        : undefined,
    );
  },
  Response: ({content}, ctx) => {
    checkContent(content, ctx, ({schema, example}) => {
      const known = isKnown(schema, ctx);
      if (known === (example !== undefined)) return undefined;
      return known
        ? 'is missing, although the schema names fields. Allowed is a body that fits it. Add one from the ' +
            'example world of openapi/README.md.'
        : 'is on a body whose fields are not documented. No example is allowed there. Remove it, or add the ' +
            'fields to the schema.';
    });
  },
});

/** @param mistakeOf returns the message for an invalid or missing example, or undefined */
function checkContent(
  content: unknown,
  ctx: UserContext,
  mistakeOf: (media: Media) => string | undefined,
): void {
  for (const [type, media] of Object.entries((content ?? {}) as Record<string, Media>)) {
    const keys = ['content', type, 'example'];
    checkMembers(media.example, media.schema, keys, ctx);
    const mistake = mistakeOf(media);
    if (mistake) report(ctx, keys, mistake);
  }
}

/**
 * Reports members of an example that are not in its schema, because they are probably typos. Redocly accepts them:
 * schemas are open, so that clients accept new members.
 */
function checkMembers(
  example: unknown,
  schema: unknown,
  keys: (string | number)[],
  ctx: UserContext,
): void {
  const {properties, items} = resolved(schema, ctx);
  if (Array.isArray(example)) {
    example.forEach((item, index) => checkMembers(item, items, [...keys, index], ctx));
  } else if (example !== null && typeof example === 'object' && properties) {
    const members = properties as Json;
    for (const [name, value] of Object.entries(example)) {
      const at = [...keys, name];
      if (Object.hasOwn(members, name)) checkMembers(value, members[name], at, ctx);
      else report(ctx, at, `is not a member of its schema. ${oneOf(name, Object.keys(members))}`);
    }
  }
}

const resolved = (schema: unknown, ctx: UserContext): Json =>
  schema === undefined ? {} : ((ctx.resolve(schema as {$ref: string}).node ?? {}) as Json);

/** Whether any field of a body is known. An envelope around open objects has no known fields. */
function isKnown(schema: unknown, ctx: UserContext): boolean {
  if (schema === undefined) return false;
  const node = resolved(schema, ctx);
  if (node.allOf || node.oneOf || node.anyOf) return true;
  if (node.properties) return Object.values(node.properties).some((member) => isKnown(member, ctx));
  if (node.type === 'array') return isKnown(node.items, ctx);
  return node.type !== undefined && node.type !== 'object';
}
