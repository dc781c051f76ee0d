import path from 'node:path';
import type {Oas3Rule} from '@redocly/openapi-core';
import {operationIds} from './operations';
import {descriptionName, isSentence, type Json, oneOf, report, shown} from './report';

/** Every operation of v1 is deprecated and leads to its successor in v2, or says that there is none. */
export const successor: Oas3Rule = () => {
  let isV1 = false;
  let known: string[] = [];
  return {
    Root: {
      enter: (_, ctx) => {
        isV1 = descriptionName(ctx) === 'v1';
        if (isV1)
          known = operationIds(path.join(path.dirname(ctx.location.source.absoluteRef), 'v2.yaml'));
      },
    },
    Operation: (node, ctx) => {
      const operation = node as unknown as Json;
      const value = operation['x-successor'];
      const remark = operation['x-successor-note'];
      if (!isV1) {
        const stray = ['x-successor', 'x-successor-note'].find(
          (key) => operation[key] !== undefined,
        );
        if (stray) {
          report(
            ctx,
            [stray],
            `${shown(operation[stray])}. It is allowed on operations of v1 only. Remove it.`,
          );
        }
        return;
      }
      if (operation.deprecated !== true) {
        report(
          ctx,
          ['deprecated'],
          `${shown(operation.deprecated)}. v1 is deprecated: allowed is true only. Write \`deprecated: true\`.`,
        );
      }
      if (value === undefined) {
        report(
          ctx,
          ['x-successor'],
          'is missing. Allowed is an operationId of v2, or null. Name what takes its place in v2, or write null.',
        );
      } else if (value !== null && !known.includes(value as string)) {
        report(
          ctx,
          ['x-successor'],
          `${shown(value)}, which v2 does not have. ${oneOf(value, known)} Write one of them, or null when there is none.`,
        );
      }
      if (remark !== undefined && !isSentence(remark)) {
        report(
          ctx,
          ['x-successor-note'],
          `${shown(remark)}. Allowed is a sentence with a full stop. Say what to do in v2 instead.`,
        );
      }
    },
  };
};
