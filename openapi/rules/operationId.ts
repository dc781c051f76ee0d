import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {oneOf, report, shown} from './report';
import type {VisitorOfOwnTypes} from './types';

export const verbs = [
  'list',
  'get',
  'create',
  'update',
  'delete',
  'search',
  'batch',
  'reply',
  'send',
  'set',
  'on',
];

/** An operationId is camelCase and begins with a verb, so that generated clients read well. */
export const operationId: Oas3Rule = () => {
  const own: VisitorOfOwnTypes = {UnknownOperation: check};
  return {Operation: check, ...own};
};

function check({operationId: id}: {operationId?: unknown}, ctx: UserContext): void {
  const verb = /^[a-z]+/.exec(String(id))?.[0] ?? '';
  if (typeof id !== 'string' || !/^[a-z]+([A-Z][a-z0-9]*)+$/.test(id)) {
    report(
      ctx,
      ['operationId'],
      `${shown(id)}. Allowed is camelCase that begins with a verb, such as listReservations. Rename it.`,
    );
  } else if (!verbs.includes(verb)) {
    report(
      ctx,
      ['operationId'],
      `${shown(id)}, which begins with "${verb}". ${oneOf(id, verbs)} Begin with one of them; on is for events.`,
    );
  }
}
