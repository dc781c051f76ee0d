import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {isEntity, isSentence, type Json, report, shown} from './report';
import type {VisitorOfOwnTypes} from './types';

/** Whatever a reader looks up has a description of its own, in whole sentences. */
export const description: Oas3Rule = () => {
  const check = (node: unknown, ctx: UserContext) => checkAt(node, [], ctx);
  const operation = (node: {summary?: unknown}, ctx: UserContext) => {
    check(node, ctx);
    checkSummary(node.summary, ctx);
  };
  const own: VisitorOfOwnTypes = {UnknownOperation: operation};
  return {
    ...own,
    Tag: check,
    Operation: operation,
    Parameter: check,
    RequestBody: check,
    Response: check,
    Header: check,
    Schema: (schema, ctx) => {
      if (isEntity(ctx)) check(schema, ctx);
    },
    SchemaProperties: (properties: Record<string, unknown>, ctx: UserContext) => {
      for (const [name, property] of Object.entries(properties)) checkAt(property, [name], ctx);
    },
  };
};

function checkAt(node: unknown, keys: string[], ctx: UserContext): void {
  const value = (node as Json | null)?.description;
  if (isSentence(value)) return;
  const mend =
    value === undefined
      ? 'Add one that says what it means here, also beside a $ref.'
      : 'Write whole sentences.';
  report(
    ctx,
    [...keys, 'description'],
    `${shown(value)}. Allowed is text that ends with a full stop. ${mend}`,
  );
}

function checkSummary(summary: unknown, ctx: UserContext): void {
  if (typeof summary === 'string' && /^[A-Z]/.test(summary) && !summary.endsWith('.')) return;
  report(
    ctx,
    ['summary'],
    `${shown(summary)}. Allowed is a short name in sentence case, without a full stop. Write the page's short name.`,
  );
}
