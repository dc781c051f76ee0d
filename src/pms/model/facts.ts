import {compact} from '../../site/compact';
import type {PmsFacts} from './schema';

/** A fact of the front matter: where it stands, its sources, and its own confidence where it has one. */
export type FactRef = {
  path: PropertyKey[];
  source: string[];
  confidence?: 'documented' | 'secondary';
};

/** Every mapping of the front matter that carries a `source`, in the order of the file. */
export function factsOf(pms: PmsFacts): FactRef[] {
  return walk(pms, ['pms']);
}

/** The paths at which the front matter says `unknown`. */
export function unknownsOf(value: unknown, path: PropertyKey[] = ['pms']): PropertyKey[][] {
  if (value === 'unknown') return [path];
  return childrenOf(value).flatMap(([key, child]) => unknownsOf(child, [...path, key]));
}

function walk(value: unknown, path: PropertyKey[]): FactRef[] {
  return compact<FactRef>(
    isFact(value) && {path, source: [value.source].flat(), confidence: value.confidence},
    childrenOf(value).flatMap(([key, child]) =>
      path.length === 1 && key === 'sources' ? [] : walk(child, [...path, key]),
    ),
  );
}

function isFact(
  value: unknown,
): value is {source: string | string[]; confidence?: 'documented' | 'secondary'} {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'source' in value;
}

function childrenOf(value: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(value)) return value.map((child, index) => [index, child]);
  if (typeof value === 'object' && value !== null) return Object.entries(value);
  return [];
}
