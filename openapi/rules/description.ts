import type {UserContext} from '@redocly/openapi-core';
import {found, isEntity, isSentence, type Json, report, type Rule} from './report';

/** Every part that a reader looks up has a description in whole sentences. */
export const description: Rule = () => ({
  UnknownOperation: checkOperation,
  Tag: check,
  Operation: checkOperation,
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
});

const check = (node: unknown, ctx: UserContext) => checkAt(node, [], ctx);

function checkAt(node: unknown, keys: string[], ctx: UserContext): void {
  const value = (node as Json | null)?.description;
  if (isSentence(value)) return;
  const fix =
    value === undefined
      ? 'Add one that says what it means here, also beside a $ref.'
      : 'Write whole sentences.';
  report(
    ctx,
    [...keys, 'description'],
    `${found(value)}. Allowed is text that ends with a full stop. ${fix}`,
  );
}

function checkOperation(operation: {summary?: unknown}, ctx: UserContext): void {
  check(operation, ctx);
  const {summary} = operation;
  if (typeof summary === 'string' && /^[A-Z].*[^.]$/.test(summary)) return;
  report(
    ctx,
    ['summary'],
    `${found(summary)}. Allowed is a short name in sentence case, without a full stop. Write the page's short name.`,
  );
}
