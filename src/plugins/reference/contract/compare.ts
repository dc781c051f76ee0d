// Compares fields and parameters by the properties that clients depend on.
import type {Field} from './fields';
import type {Constraints} from './types';

/** Labels of the compared properties, in the order in which differences are listed. */
export const facetLabels = {
  types: 'New type',
  nullable: 'Null',
  required: 'Required',
  values: 'Allowed values',
  const: 'Fixed value',
  constraints: 'Limits',
  default: 'Default',
  deprecated: 'Deprecated',
} as const satisfies {[name in keyof Field]?: string};

export type FacetName = keyof typeof facetLabels;

const facetNames = Object.keys(facetLabels) as FacetName[];

/** One difference between two fields. The constraints of `was` and `is` contain only the bounds that differ. */
export type Facet = {facet: FacetName; was: Field; is: Field};

/** Serialises a value with sorted lists, because the order of types and enum values is irrelevant. */
const canonical = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(canonical).sort().join()}]` : (JSON.stringify(value) ?? '');

/** Returns what is compared: of listed values, not their meanings. */
const valueOf = (field: Field, facet: FacetName): string =>
  canonical(facet === 'values' ? field.values?.map(({value}) => value) : field[facet]);

const differing = (constraints: Constraints, other: Constraints): Constraints =>
  Object.fromEntries(
    Object.entries(constraints).filter(
      ([name, bound]) => bound !== other[name as keyof Constraints],
    ),
  );

/**
 * Compares two versions of one field or parameter.
 *
 * @returns an entry for each property that differs, in the order of `facetLabels`
 */
export function facets(before: Field, after: Field): Facet[] {
  const was = {...before, constraints: differing(before.constraints, after.constraints)};
  const is = {...after, constraints: differing(after.constraints, before.constraints)};
  return facetNames
    .filter((facet) => valueOf(was, facet) !== valueOf(is, facet))
    .map((facet) => ({facet, was, is}));
}
