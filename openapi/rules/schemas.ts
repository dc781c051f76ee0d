import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {isSentence, type Json} from '../../src/plugins/reference/contract/wording';
import {report} from './report';

/** Rule: each property of a schema has a description in whole sentences, also next to a `$ref`. */
export const propertyDescriptions: Oas3Rule = () => ({
  SchemaProperties: (properties: Record<string, unknown>, ctx: UserContext) => {
    for (const [name, property] of Object.entries(properties)) {
      if (isSentence((property as Json | null)?.description)) continue;
      report(
        ctx,
        [name, 'description'],
        'is missing or has no full stop. Write whole sentences, also next to a $ref.',
      );
    }
  },
});

/** Rule: `x-enum-descriptions` has a text for each value of `enum`. Client generators parse it as a list. */
export const enumDescriptions: Oas3Rule = () => ({
  Schema: (schema, ctx) => {
    const {enum: values, 'x-enum-descriptions': meanings} = schema as Json;
    if (meanings === undefined) return;
    if (Array.isArray(meanings) && meanings.length === (values as unknown[])?.length) return;
    report(
      ctx,
      ['x-enum-descriptions'],
      'is not a list with a text for each value of enum, in the same order. Write as many texts as there are values.',
    );
  },
});
