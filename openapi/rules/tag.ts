import path from 'node:path';
import type {Oas3Rule} from '@redocly/openapi-core';
import {descriptionName, oneOf, report, shown} from './report';

/** An operation has one tag: its resource, which is the folder it lies in and stands in the root file's list. */
export const tag: Oas3Rule = () => {
  let name = '';
  let listed: string[] = [];
  return {
    Root: {
      enter: (root, ctx) => {
        name = descriptionName(ctx);
        listed = (root.tags ?? []).map((entry) => entry.name);
      },
    },
    Operation: ({tags}, ctx) => {
      const [first, ...others] = tags ?? [];
      if (first === undefined || others.length > 0) {
        report(ctx, ['tags'], `${shown(tags)}. Allowed is exactly one. Name the resource.`);
        return;
      }
      if (!listed.includes(first)) {
        report(
          ctx,
          ['tags', 0],
          `${shown(first)}, which openapi/${name}.yaml does not list. ${oneOf(first, listed)} Write one of them, or add it to the list.`,
        );
        return;
      }
      const file = ctx.location.source.absoluteRef;
      const folder = path.basename(path.dirname(file));
      const resource = folder === name ? path.basename(file, '.yaml') : folder;
      if (listed.includes(resource) && resource !== first) {
        report(
          ctx,
          ['tags', 0],
          `${shown(first)}, but the file lies in ${resource}. Allowed is the resource's folder. Write ${resource}, or move the file.`,
        );
      }
    },
  };
};
