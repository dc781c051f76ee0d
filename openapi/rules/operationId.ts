import type {Oas3Rule} from '@redocly/openapi-core';
import {oneOf, report, shown} from './report';

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
export const operationId: Oas3Rule = () => ({
  Operation: ({operationId: id}, ctx) => {
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
        `${shown(id)}, which begins with "${verb}". ${oneOf(verb, verbs)} Begin with one of them; on is for events.`,
      );
    }
  },
});
