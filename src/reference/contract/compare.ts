import type {Field} from './fields';
import type {Constraints, ValueType} from './types';

/** What a client depends on in a field, a parameter or a body. */
export type Shape = {
  /** Of a body only. */
  mediaType?: string;
  /** None: any type. */
  types: ValueType[];
  nullable?: boolean;
  required?: boolean;
  deprecated?: boolean;
  /** All that are allowed; absent where any is. */
  values?: unknown[];
  constraints?: Constraints;
  /** Of each entry of an array. */
  entryConstraints?: Constraints;
  default?: unknown;
  const?: unknown;
};

const unlessEmpty = (constraints: Constraints) =>
  Object.keys(constraints).length > 0 ? constraints : undefined;

/** The shape of a field. Keys that do not apply are undefined. */
export const shapeOf = (field: Field): Shape => ({
  types: field.types,
  nullable: field.nullable || undefined,
  required: field.required || undefined,
  deprecated: field.deprecated || undefined,
  values: field.values?.map(({value}) => value),
  constraints: unlessEmpty(field.constraints),
  entryConstraints: unlessEmpty(field.entryConstraints),
  default: field.default,
  const: field.const,
});

/** The respects in which two shapes are compared, in the order in which differences are listed. */
export const facetLabels = {
  types: 'New type',
  nullable: 'Null',
  required: 'Required',
  values: 'Allowed values',
  const: 'Fixed value',
  constraints: 'Limits',
  entryConstraints: 'Limits of entries',
  default: 'Default',
  deprecated: 'Deprecated',
  mediaType: 'Media type',
} as const satisfies {[name in keyof Shape]: string};

export type FacetName = keyof typeof facetLabels;

const facetNames = Object.keys(facetLabels) as FacetName[];

/** One respect in which two shapes differ. Both shapes have only the bounds in which they differ. */
export type Facet = {facet: FacetName; was: Shape; is: Shape};

/** JSON in which the order of a list does not count, since neither types nor allowed values have one. */
const canonical = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(canonical).sort().join()}]` : (JSON.stringify(value) ?? '');

export const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other);

const differing = (own: Constraints = {}, other: Constraints = {}): Constraints =>
  Object.fromEntries(
    Object.entries(own).filter(([name, bound]) => bound !== other[name as keyof Constraints]),
  );

const withDifferingBounds = (own: Shape, other: Shape): Shape => ({
  ...own,
  constraints: differing(own.constraints, other.constraints),
  entryConstraints: differing(own.entryConstraints, other.entryConstraints),
});

/**
 * Compares two shapes of one field, parameter or body.
 *
 * @returns one entry for each respect in which they differ, in a fixed order
 */
export function facets(before: Shape, after: Shape): Facet[] {
  const was = withDifferingBounds(before, after);
  const is = withDifferingBounds(after, before);
  return facetNames
    .filter((facet) => !isSame(was[facet], is[facet]))
    .map((facet) => ({facet, was, is}));
}
