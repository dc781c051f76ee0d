import type {UserContext} from '@redocly/openapi-core';
import {found, isEntity, isSentence, type Json, report, type Rule} from './report';

/** A note about a pitfall has one or two sentences. */
export const note: Rule = () => ({
  UnknownOperation: check,
  Operation: check,
  Schema: (schema, ctx) => {
    if (isEntity(ctx)) check(schema, ctx);
  },
});

function check(node: unknown, ctx: UserContext): void {
  const value = (node as Json)['x-note'];
  if (value === undefined) return;
  if (isSentence(value) && value.trim().split(/(?<=[.!?])\s+(?=\S)/).length <= 2) return;
  report(
    ctx,
    ['x-note'],
    `${found(value)}. Allowed are one or two sentences with a full stop. Longer advice belongs on the page.`,
  );
}
