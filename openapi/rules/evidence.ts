import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {
  absentEvidence,
  evidenceKeys,
  evidenceMistakes,
  unknownMistakes,
} from '../../src/reference/contract/checks/evidence';
import {isEntity, type Json, reportAll} from './report';
import {isUnknownOperation, type VisitorOfOwnTypes} from './types';

/** Every operation and entity says how well it is known and where that was read; what else says so, says it completely. */
export const evidence: Oas3Rule = () => {
  const own: VisitorOfOwnTypes = {
    UnknownOperation: (operation, ctx) => reportAll(ctx, unknownMistakes(operation)),
  };
  return {
    Operation: (operation, ctx) => reportAll(ctx, absentEvidence(operation as unknown as Json)),
    Schema: (schema, ctx) => {
      if (isEntity(ctx)) reportAll(ctx, absentEvidence(schema as Json));
    },
    any: {
      enter: (node: unknown, ctx: UserContext) => {
        if (node === null || typeof node !== 'object') return;
        if (isExample(ctx) || isUnknownOperation(ctx)) return;
        if (evidenceKeys.some((key) => key in node)) reportAll(ctx, evidenceMistakes(node as Json));
      },
    },
    ...own,
  };
};

/** An example may show anything, also keys of ours. */
function isExample({location}: UserContext): boolean {
  return /\/examples?(\/|$)/.test(location.pointer);
}
