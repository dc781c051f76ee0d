import {didYouMean} from '../../../site/nearest';

export type Json = Record<string, unknown>;

/**
 * A mistake in a part of the contract. The loader, which stops a build, and the linter, which lists everything, tell it alike.
 */
export type Mistake = {
  /** The way to the key, below the part. */
  keys: (string | number)[];
  /** What is there, what is allowed, how to fix it; to be read behind the key. */
  text: string;
};

/** What is there, for a message. */
export function found(value: unknown): string {
  if (value === undefined) return 'is missing';
  return `is ${value === '' || value === null ? JSON.stringify(value) : JSON.stringify(value).slice(0, 80)}`;
}

/** What is allowed, with the one that was probably meant. */
export function oneOf(value: unknown, allowed: readonly string[]): string {
  return `${typeof value === 'string' ? didYouMean(value, allowed) : ''}Allowed are ${allowed.join(', ')}.`;
}

/** Whether the value is prose that ends with a full stop. */
export function isSentence(value: unknown): value is string {
  return typeof value === 'string' && /\S\.$/.test(value.trim());
}
