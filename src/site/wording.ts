// Words messages about values: what was found, and what is allowed.
import {didYouMean} from './nearest';

/** Says what a value is. */
export function found(value: unknown): string {
  if (value === undefined) return 'this key is missing';
  return `found ${value === null ? 'no value' : JSON.stringify(value).slice(0, 80)}`;
}

/** Lists what is allowed, and suggests what is most similar to the value. */
export const listAllowed = (value: unknown, allowed: readonly string[]): string =>
  `${didYouMean(String(value ?? ''), allowed)}Allowed: ${allowed.join(', ')}`;
