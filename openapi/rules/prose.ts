import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {filler, objections, terms} from '../../prose/terms.mjs';
import {type Json, report} from './report';

const keys = ['summary', 'description', 'x-note', 'x-inferred-from'];

/** The contract's sentences are held to the same words as the pages, since the pages show them. */
export const prose: Oas3Rule = () => ({
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
        const plain = text.replace(/`[^`]*`/g, '``').replace(/https?:\/\/\S+|\S+@\S+/g, '');
        for (const {found, advice} of objections(plain, [...terms, ...filler])) {
          report(ctx, [key], `says "${found}". ${advice}`);
        }
      }
    },
  },
});
