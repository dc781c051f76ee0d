import {below, fail, type Where} from './mistake';
import type {Evidence} from './model';
import {didYouMean} from './nearest';

type Json = Record<string, unknown>;

/** A list of texts, empty when there is none. */
export function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

const levels = ['documented', 'partial', 'inferred'];

/**
 * Reads the evidence keys of anything that may carry them. What carries none is as certain as what it is part of.
 *
 * @throws ContractError when the level is none of the three, or when what is missing or inferred from is not told
 */
export function evidenceOf(json: Json, where: Where): Evidence {
  const level = json['x-evidence'] ?? 'documented';
  const missing = list(json['x-missing']);
  const from = json['x-inferred-from'];
  if (level === 'documented') return {level};
  if (level === 'partial') {
    if (missing.length > 0) return {level, missing};
    return fail(
      below(where, 'x-missing'),
      'is missing: what is partial lists what is not published.',
    );
  }
  if (level === 'inferred') {
    if (typeof from === 'string') return {level, from, missing};
    return fail(below(where, 'x-inferred-from'), 'is missing: one sentence that says from what.');
  }
  return fail(
    below(where, 'x-evidence'),
    `is "${String(level)}". ${didYouMean(String(level), levels)}Allowed are ${levels.join(', ')}.`,
  );
}
