import type {Field} from './fields';
import type {Constraints, ValueType} from './types';

/** What a client depends on of a field, a parameter or a body, as data. */
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

/** What a difference does to the values that are possible. */
export type Effect = 'widened' | 'narrowed' | 'changed' | 'none';

/** One respect in which two shapes differ. */
export type Facet = {effect: Effect} & (
  | {facet: 'mediaType'; was: string | undefined; is: string | undefined}
  | {facet: 'type'; was: ValueType[]; is: ValueType[]}
  | {facet: 'nullable' | 'required' | 'deprecated'; is: boolean}
  /** `lost` and `won`: what the other list does not have; `was` or `is` is absent where any value is possible. */
  | {facet: 'values'; was?: unknown[]; is?: unknown[]; lost: unknown[]; won: unknown[]}
  | {facet: 'limits' | 'entryLimits'; was: Constraints; is: Constraints}
  | {facet: 'default' | 'const'; was: unknown; is: unknown}
);

/** Who writes what is described: the client, or Calry. It decides what may be widened and what narrowed. */
export type Writer = 'client' | 'calry';

/** Whether a client that was right before may fail now. A request may be widened, a response narrowed. */
export function isBreaking(effect: Effect, writer: Writer): boolean {
  if (effect === 'changed') return true;
  return effect === (writer === 'client' ? 'narrowed' : 'widened');
}

/** Joins the effects of several bounds. */
function joined(effects: Effect[]): Effect {
  const all = new Set(effects.filter((effect) => effect !== 'none'));
  const [first = 'none'] = all;
  return all.size > 1 ? 'changed' : first;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether every value of one type is one of the other. */
function isWithin(part: ValueType, whole: ValueType): boolean {
  const isKind = part.type === whole.type || (part.type === 'integer' && whole.type === 'number');
  if (!isKind || (whole.format !== undefined && whole.format !== part.format)) return false;
  return whole.items === undefined || areWithin(part.items ?? [], whole.items);
}

function areWithin(part: ValueType[], whole: ValueType[]): boolean {
  if (whole.length === 0) return true;
  return part.length > 0 && part.every((one) => whole.some((other) => isWithin(one, other)));
}

function effectOf(widened: boolean, narrowed: boolean): Effect {
  if (widened && narrowed) return 'none';
  if (widened) return 'widened';
  return narrowed ? 'narrowed' : 'changed';
}

function typeFacet(was: Shape, is: Shape): Facet[] {
  const effect = effectOf(areWithin(was.types, is.types), areWithin(is.types, was.types));
  return effect === 'none' ? [] : [{facet: 'type', effect, was: was.types, is: is.types}];
}

const lower = new Set<keyof Constraints>(['minimum', 'exclusiveMinimum', 'minLength', 'minItems']);
const upper = new Set<keyof Constraints>(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']);

/** What the change of one bound does. Of a pattern or a multiple it cannot be said. */
function boundEffect(name: keyof Constraints, was: unknown, is: unknown): Effect {
  if (same(was, is)) return 'none';
  if (was === undefined) return 'narrowed';
  if (is === undefined) return 'widened';
  const isMore = Number(is) > Number(was);
  if (lower.has(name)) return isMore ? 'narrowed' : 'widened';
  if (upper.has(name)) return isMore ? 'widened' : 'narrowed';
  return 'changed';
}

function limitsFacet(
  facet: 'limits' | 'entryLimits',
  was: Constraints = {},
  is: Constraints = {},
): Facet[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])] as (keyof Constraints)[];
  const differing = names.filter((name) => boundEffect(name, was[name], is[name]) !== 'none');
  if (differing.length === 0) return [];
  const of = (all: Constraints): Constraints =>
    Object.fromEntries(differing.map((name) => [name, all[name]]));
  const effect = joined(differing.map((name) => boundEffect(name, was[name], is[name])));
  return [{facet, effect, was: of(was), is: of(is)}];
}

function valuesFacet(was: Shape, is: Shape): Facet[] {
  const [before, after] = [was.values, is.values];
  const without = (one: unknown[] | undefined, other: unknown[] | undefined) =>
    (one ?? []).filter((value) => !other?.some((known) => same(known, value)));
  const [lost, won] = [without(before, after), without(after, before)];
  if (lost.length + won.length === 0 && Boolean(before) === Boolean(after)) return [];
  const widened = !after || (before !== undefined && lost.length === 0);
  const narrowed = !before || (after !== undefined && won.length === 0);
  const effect = effectOf(widened, narrowed);
  const lists = {...(before && {was: before}), ...(after && {is: after})};
  return [{facet: 'values', effect, ...lists, lost, won}];
}

/** A media type or a default where there was none before changes nothing that is sent; any other change does. */
function valueFacet(
  facet: 'mediaType' | 'default' | 'const',
  before: Shape,
  after: Shape,
): Facet[] {
  const [was, is] = [before[facet], after[facet]];
  if (same(was, is)) return [];
  const isNew = was === undefined;
  const effect = facet === 'const' ? effectOf(is === undefined, isNew) : isNew ? 'none' : 'changed';
  return [{facet, effect, was, is} as Facet];
}

function flagFacet(facet: 'nullable' | 'required' | 'deprecated', was: Shape, is: Shape): Facet[] {
  const isNow = is[facet] === true;
  if (isNow === (was[facet] === true)) return [];
  if (facet === 'deprecated') return [{facet, effect: 'none', is: isNow}];
  const isWider = isNow === (facet === 'nullable');
  return [{facet, effect: isWider ? 'widened' : 'narrowed', is: isNow}];
}

/**
 * Compares two shapes of one field, parameter or body.
 *
 * @returns one entry for each respect in which they differ, in a fixed order
 */
export function facets(was: Shape, is: Shape): Facet[] {
  return [
    ...valueFacet('mediaType', was, is),
    ...typeFacet(was, is),
    ...flagFacet('nullable', was, is),
    ...flagFacet('required', was, is),
    ...valuesFacet(was, is),
    ...valueFacet('const', was, is),
    ...limitsFacet('limits', was.constraints, is.constraints),
    ...limitsFacet('entryLimits', was.entryConstraints, is.entryConstraints),
    ...valueFacet('default', was, is),
    ...flagFacet('deprecated', was, is),
  ];
}
