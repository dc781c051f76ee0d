import path from 'node:path';
import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {successorMistakes} from '../../src/reference/contract/checks/successor';
import {operationIds} from './operations';
import {descriptionName, type Json, reportAll} from './report';
import type {VisitorOfOwnTypes} from './types';

/** Every operation of v1 is deprecated and leads to its successor in v2, or says that there is none. */
export const successor: Oas3Rule = () => {
  let name = '';
  let known: string[] = [];
  const check = (operation: Json, ctx: UserContext) =>
    reportAll(ctx, successorMistakes(operation, name, known));
  const own: VisitorOfOwnTypes = {UnknownOperation: check};
  return {
    Root: {
      enter: (_, ctx) => {
        name = descriptionName(ctx);
        if (name === 'v1')
          known = operationIds(path.join(path.dirname(ctx.location.source.absoluteRef), 'v2.yaml'));
      },
    },
    Operation: (operation, ctx) => check(operation as unknown as Json, ctx),
    ...own,
  };
};
