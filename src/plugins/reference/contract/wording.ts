// Formats values for messages about the contract.
import {didYouMean} from '../../../site/nearest';

export type Json = Record<string, unknown>;

/** Formats the actual value for a message. */
export function found(value: unknown): string {
  return value === undefined ? 'is missing' : `is ${JSON.stringify(value).slice(0, 80)}`;
}

/** Formats the allowed values for a message, and suggests the most similar one. */
export function oneOf(value: unknown, allowed: readonly string[]): string {
  return `${typeof value === 'string' ? didYouMean(value, allowed) : ''}Allowed are ${allowed.join(', ')}.`;
}
