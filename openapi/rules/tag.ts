import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {tagMistake} from '../../src/reference/contract/checks/tag';
import {descriptionName, reportAll} from './report';
import type {VisitorOfOwnTypes} from './types';

/** An operation has one tag: its resource, which is the folder it lies in and stands in the root file's list. */
export const tag: Oas3Rule = () => {
  let name = '';
  let listed: string[] = [];
  const check = ({tags}: {tags?: unknown}, ctx: UserContext) =>
    reportAll(ctx, [tagMistake(tags, listed, name, ctx.location.source.absoluteRef)]);
  const own: VisitorOfOwnTypes = {UnknownOperation: check};
  return {
    Root: {
      enter: (root, ctx) => {
        name = descriptionName(ctx);
        listed = (root.tags ?? []).map((entry) => entry.name);
      },
    },
    Operation: check,
    ...own,
  };
};
