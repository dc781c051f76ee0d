import type {Field} from '../blocks/blocks';
import type {Constraints, ValueType} from '../blocks/types';

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

/** The shape of a field. Keys that do not apply are absent. */
export function shapeOf(field: Field): Shape {
  const {types, nullable, required, deprecated, values, constraints, entryConstraints} = field;
  return {
    types,
    ...(nullable && {nullable}),
    ...(required && {required}),
    ...(deprecated && {deprecated}),
    ...(values && {values: values.map(({value}) => value)}),
    ...(Object.keys(constraints).length > 0 && {constraints}),
    ...(Object.keys(entryConstraints).length > 0 && {entryConstraints}),
    ...(field.default !== undefined && {default: field.default}),
    ...(field.const !== undefined && {const: field.const}),
  };
}

/** What a difference does to the values that are possible. */
export type Effect = 'widened' | 'narrowed' | 'changed' | 'none';

/** One respect in which two shapes differ. */
export type Facet = {effect: Effect} & (
  | {facet: 'mediaType'; was: string | undefined; is: string | undefined}
  | {facet: 'type'; was: ValueType[]; is: ValueType[]}
  | {facet: 'nullable'; is: boolean}
  | {facet: 'required'; is: boolean}
  | {facet: 'deprecated'; is: boolean}
  /** Of the two lists, what the other has not; `was` or `is` is absent where any value is possible. */
  | {facet: 'values'; was?: unknown[]; is?: unknown[]; lost: unknown[]; won: unknown[]}
  | {facet: 'limits' | 'entryLimits'; was: Constraints; is: Constraints}
  | {facet: 'default'; was: unknown; is: unknown}
  | {facet: 'const'; was: unknown; is: unknown}
);

/** Who writes what is described: the client, or Calry. It decides what may be widened and what narrowed. */
export type Writer = 'client' | 'calry';

/** Whether a client that was right before may fail now. A request may be widened, a response narrowed. */
export function isBreaking(effect: Effect, writer: Writer): boolean {
  if (effect === 'changed') return true;
  return effect === (writer === 'client' ? 'narrowed' : 'widened');
}

/** Joins the effects of several bounds. */
function together(effects: Effect[]): Effect {
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

/** What the change of one bound does. */
function boundEffect(name: keyof Constraints, was: unknown, is: unknown): Effect {
  if (same(was, is) || (!was && !is && name === 'uniqueItems')) return 'none';
  if (name === 'uniqueItems') return is ? 'narrowed' : 'widened';
  if (was === undefined) return 'narrowed';
  if (is === undefined) return 'widened';
  const [before, after] = [Number(was), Number(is)];
  if (lower.has(name)) return after > before ? 'narrowed' : 'widened';
  if (upper.has(name)) return after < before ? 'narrowed' : 'widened';
  if (name !== 'multipleOf') return 'changed';
  const isMultiple = (one: number, of: number) => Number.isInteger(one / of);
  return effectOf(isMultiple(before, after), isMultiple(after, before));
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
    Object.fromEntries(
      differing.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
    );
  const effect = together(differing.map((name) => boundEffect(name, was[name], is[name])));
  return [{facet, effect, was: of(was), is: of(is)}];
}

/** A body that was not described may have been of this type before. */
function mediaTypeFacet({mediaType: was}: Shape, {mediaType: is}: Shape): Facet[] {
  if (was === is) return [];
  return [{facet: 'mediaType', effect: was === undefined ? 'none' : 'changed', was, is}];
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

/** A default that comes where none was told changes no value that is sent; any other change does. */
function defaultFacet({default: was}: Shape, {default: is}: Shape): Facet[] {
  if (same(was, is)) return [];
  return [{facet: 'default', effect: was === undefined ? 'none' : 'changed', was, is}];
}

function constFacet({const: was}: Shape, {const: is}: Shape): Facet[] {
  if (same(was, is)) return [];
  return [{facet: 'const', effect: effectOf(is === undefined, was === undefined), was, is}];
}

function flagFacet(facet: 'nullable' | 'required' | 'deprecated', was: Shape, is: Shape): Facet[] {
  const [before, after] = [was, is].map((shape) => shape[facet] === true);
  if (before === after) return [];
  const isNow = after === true;
  const effects = {
    nullable: isNow ? 'widened' : 'narrowed',
    required: isNow ? 'narrowed' : 'widened',
    deprecated: 'none',
  } as const;
  return [{facet, effect: effects[facet], is: isNow}];
}

/**
 * Compares two shapes of one field, parameter or body.
 *
 * @returns one entry for each respect in which they differ, in a fixed order
 */
export function facets(was: Shape, is: Shape): Facet[] {
  return [
    ...mediaTypeFacet(was, is),
    ...typeFacet(was, is),
    ...flagFacet('nullable', was, is),
    ...flagFacet('required', was, is),
    ...valuesFacet(was, is),
    ...constFacet(was, is),
    ...limitsFacet('limits', was.constraints, is.constraints),
    ...limitsFacet('entryLimits', was.entryConstraints, is.entryConstraints),
    ...defaultFacet(was, is),
    ...flagFacet('deprecated', was, is),
  ];
}
