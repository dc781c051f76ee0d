import path from 'node:path';
import type {UserContext} from '@redocly/openapi-core';

/**
 * Reports a problem. Every message has the same parts: file, key, actual value, allowed values, how to fix it.
 *
 * @param keys path of keys, relative to the visited node
 * @param text the message after file and key; begins with a verb
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
