// Compares fields, parameters and bodies by the properties that clients depend on.
import type {Field} from './fields';
import type {Constraints, ValueType} from './types';

/** The properties of a field, parameter or body that clients depend on. */
export type Shape = {
  /** Only for a body. */
  mediaType?: string;
  /** Empty if any type is allowed. */
  types: ValueType[];
  nullable?: boolean;
  required?: boolean;
  deprecated?: boolean;
  /** The listed values, also of a list that accepts others; absent if there is no list. */
  values?: unknown[];
  constraints?: Constraints;
  default?: unknown;
  const?: unknown;
};

/** Returns the shape of a field. Keys that do not apply are undefined. */
export const shapeOf = (field: Field): Shape => ({
  types: field.types,
  nullable: field.nullable || undefined,
  required: field.required || undefined,
  deprecated: field.deprecated || undefined,
  values: field.values?.map(({value}) => value),
  constraints: Object.keys(field.constraints).length > 0 ? field.constraints : undefined,
  default: field.default,
  const: field.const,
});

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
  mediaType: 'Media type',
} as const satisfies {[name in keyof Shape]: string};

export type FacetName = keyof typeof facetLabels;

const facetNames = Object.keys(facetLabels) as FacetName[];

/** One difference between two shapes. The constraints of `was` and `is` contain only the bounds that differ. */
export type Facet = {facet: FacetName; was: Shape; is: Shape};

/** Serialises a value with sorted lists, because the order of types and enum values is irrelevant. */
const canonical = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(canonical).sort().join()}]` : (JSON.stringify(value) ?? '');

export const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other);

const differing = (constraints: Constraints = {}, other: Constraints = {}): Constraints =>
  Object.fromEntries(
    Object.entries(constraints).filter(
      ([name, bound]) => bound !== other[name as keyof Constraints],
    ),
  );

/**
 * Compares two shapes of one field, parameter or body.
 *
 * @returns an entry for each property that differs, in the order of `facetLabels`
 */
export function facets(before: Shape, after: Shape): Facet[] {
  const was = {...before, constraints: differing(before.constraints, after.constraints)};
  const is = {...after, constraints: differing(after.constraints, before.constraints)};
  return facetNames
    .filter((facet) => !isSame(was[facet], is[facet]))
    .map((facet) => ({facet, was, is}));
}
