import path from 'node:path';
import type {UserContext} from '@redocly/openapi-core';
import type {Mistake} from '../../src/reference/contract/checks/wording';

export {
  found as shown,
  isSentence,
  type Json,
  oneOf,
} from '../../src/reference/contract/checks/wording';

/**
 * Reports a mistake. Every message has the same parts: file, key, what is there, what is allowed, how to mend it.
 *
 * @param keys the key below the node that is visited
 * @param text the rest of the message, beginning with a verb
 */
export function report(ctx: UserContext, keys: (string | number)[], text: string): void {
  const location = keys.reduce((at, key) => at.child([key]), ctx.location);
  const file = path.relative(process.cwd(), location.source.absoluteRef);
  const key = location.pointer
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join(' → ');
  ctx.report({message: `${file}: ${key ? `${key} ` : ''}${text}`, location});
}

/** Reports what a check of the contract found below the visited node. */
export function reportAll(ctx: UserContext, mistakes: readonly (Mistake | undefined)[]): void {
  for (const mistake of mistakes) if (mistake) report(ctx, mistake.keys, mistake.text);
}

/** Whether the visited node is a named schema: a whole file in a `schemas` folder. */
export function isEntity({location}: UserContext): boolean {
  return (
    location.pointer === '#/' &&
    path.basename(path.dirname(location.source.absoluteRef)) === 'schemas'
  );
}

/** Name of the description that a root file holds, such as `v1`. */
export function descriptionName({location}: UserContext): string {
  return path.basename(location.source.absoluteRef, '.yaml');
}
