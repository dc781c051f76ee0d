// Finds the facts, and the unknown values, in the front matter of a PMS guide.
import {compact} from '../../../site/compact';
import type {Confidence} from './vocabulary';

/** The keys of every fact: its sources, and its own confidence if it has one. */
export type Cited = {source: string | string[]; confidence?: Confidence};

/** A fact in the front matter, with its path, and the only way of connecting that it is about. */
type FactRef = Cited & {source: string[]; path: PropertyKey[]; way?: string};

/** Lists the facts of a guide: every mapping with a `source`, in file order. */
export function factsOf(value: unknown, path: PropertyKey[] = ['pms']): FactRef[] {
  return compact<FactRef>(
    isFact(value) && {...value, path, source: [value.source].flat()},
    childrenOf(value).flatMap(([key, child]) =>
      path.length === 1 && key === 'sources' ? [] : factsOf(child, [...path, key]),
    ),
  );
}

/** Lists the paths of all values that are `unknown`. */
export function unknownsOf(value: unknown, path: PropertyKey[] = ['pms']): PropertyKey[][] {
  if (value === 'unknown') return [path];
  return childrenOf(value).flatMap(([key, child]) => unknownsOf(child, [...path, key]));
}

const isFact = (value: unknown): value is Cited =>
  typeof value === 'object' && value !== null && 'source' in value;

function childrenOf(value: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
