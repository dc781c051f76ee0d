import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {isEntity, isSentence, type Json, report, shown} from './report';
import type {VisitorOfOwnTypes} from './types';

/** A trap that a reader must not miss is told in one or two sentences. */
export const note: Oas3Rule = () => {
  const check = (node: unknown, ctx: UserContext) => {
    const value = (node as Json)['x-note'];
    if (value === undefined) return;
    const sentences =
      typeof value === 'string' ? value.trim().split(/(?<=[.!?])\s+(?=\S)/).length : 0;
    if (!isSentence(value) || sentences > 2) {
      report(
        ctx,
        ['x-note'],
        `${shown(value)}. Allowed are one or two sentences with a full stop. Longer advice belongs on the page.`,
      );
    }
  };
  const own: VisitorOfOwnTypes = {UnknownOperation: check};
  return {
    ...own,
    Operation: check,
    Schema: (schema, ctx) => {
      if (isEntity(ctx)) check(schema, ctx);
    },
  };
};
