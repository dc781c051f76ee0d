import {evidenceMistakes} from './checks/evidence';
import type {Json} from './checks/wording';
import {failOn, type Where} from './mistake';
import type {Evidence} from './model';

/** A list of texts, empty when there is none. */
export function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/**
 * Reads the evidence keys of anything that may carry them. What carries none is as certain as what it is part of.
 *
 * @throws WriterError when they contradict each other
 */
export function evidenceOf(json: Json, where: Where): Evidence {
  failOn(where, evidenceMistakes(json));
  const missing = list(json['x-missing']);
  switch (json['x-evidence']) {
    case 'partial':
      return {level: 'partial', missing};
    case 'inferred':
      return {level: 'inferred', from: String(json['x-inferred-from']), missing};
    default:
      return {level: 'documented'};
  }
}
