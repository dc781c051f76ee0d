import type {UserContext} from '@redocly/openapi-core';
import {found, oneOf, report, type Rule} from './report';

export const verbs = 'list get create update delete search batch reply send set on'.split(' ');

/** An operationId is camelCase and begins with a verb, so that generated clients read well. */
export const operationId: Rule = () => ({Operation: check, UnknownOperation: check});

function check({operationId: id}: {operationId?: unknown}, ctx: UserContext): void {
  const verb = /^[a-z]+/.exec(String(id))?.[0] ?? '';
  const isCamelCase = typeof id === 'string' && /^[a-z]+([A-Z][a-z0-9]*)+$/.test(id);
  if (isCamelCase && verbs.includes(verb)) return;
  report(
    ctx,
    ['operationId'],
    isCamelCase
      ? `${found(id)}, which begins with "${verb}". ${oneOf(id, verbs)} Begin with one of them; on is for events.`
      : `${found(id)}. Allowed is camelCase that begins with a verb, such as listReservations. Rename it.`,
  );
}
