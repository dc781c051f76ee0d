import path from 'node:path';
import type {UserContext} from '@redocly/openapi-core';
import {didYouMean} from '../../src/contract/nearest';

export type Json = Record<string, unknown>;

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

/** What is there, for a message. */
export function shown(value: unknown): string {
  if (value === undefined) return 'is missing';
  return `is ${value === '' || value === null ? JSON.stringify(value) : JSON.stringify(value).slice(0, 80)}`;
}

/** What is allowed, with the one that was probably meant. */
export function oneOf(value: unknown, allowed: string[]): string {
  return `${typeof value === 'string' ? didYouMean(value, allowed) : ''}Allowed are ${allowed.join(', ')}.`;
}

/** Whether the value is prose that ends with a full stop. */
export function isSentence(value: unknown): value is string {
  return typeof value === 'string' && /\S\.$/.test(value.trim());
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
