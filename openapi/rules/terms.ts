import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {wrongTerms} from '../../prose/terms.mjs';
import type {Json} from '../../src/plugins/reference/contract/wording';
import {report} from './report';

const keys = ['summary', 'description', 'x-note', 'x-caution', 'x-sample-note', 'x-inferred-from'];

/** Rule: texts of the contract use the terms of the pages, because pages show them. */
export const terms: Oas3Rule = () => ({
  any: {
    enter: (node: unknown, ctx: UserContext) => {
      if (
        node === null ||
        typeof node !== 'object' ||
        /\/examples?(\/|$)/.test(ctx.location.pointer)
      ) {
        return;
      }
      for (const key of keys) {
        const text = (node as Json)[key];
        if (typeof text !== 'string') continue;
        const plain = text
          .replace(/`[^`]*`/g, '``')
          .replace(/(?<=\]\()[^)]+|https?:\/\/\S+|\S+@\S+/g, '');
        for (const {wrong, advice} of wrongTerms(plain)) {
          report(ctx, [key], `says "${wrong}". ${advice}`);
        }
      }
    },
  },
});
