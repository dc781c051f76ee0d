import type {Fact, Field} from './blocks';
import {missingOf} from './evidence';
import {type Inline, plain} from './inline';
import type {Constraints, ValueType} from './types';

/** What is said of a field; the one wording of it, whatever a page is written in. */
export type FieldWords = {
  /** `string or number`, `array of objects`. */
  type: string;
  /** Short words beside the type: `required`, `can be null`, `deprecated`. */
  tags: string[];
  facts: Fact[];
  /** Allowed values, each with its meaning where the contract tells it. */
  values: {value: string; meaning?: string}[];
};

const plurals: Record<string, string> = {
  date: 'dates',
  'date-time': 'date-times',
};

function singular({type, format, items}: ValueType): string {
  if (type === 'array') return items ? `array of ${plural(items)}` : 'array';
  return type === 'string' && format && plurals[format] ? format : type;
}

function plural(types: ValueType[]): string {
  if (types.length === 0) return 'values of any type';
  const words = types.map((type) => {
    const word = singular(type);
    return plurals[word] ?? (type.type === 'array' ? word.replace('array', 'arrays') : `${word}s`);
  });
  return [...new Set(words)].join(' or ');
}

/** The types of a value in words: `string`, `string or number`, `array of objects`, `date`. */
export function typeWords(types: readonly ValueType[]): string {
  if (types.length === 0) return 'any type';
  return [...new Set(types.map(singular))].join(' or ');
}

/** The same with every format, for what must tell two types apart: `string (uuid)`, `array of strings (email)`. */
export function exactTypeWords(types: readonly ValueType[]): string {
  const words = typeWords(types);
  const format = types
    .flatMap((type) => [type, ...(type.items ?? [])])
    .flatMap((type) => type.format ?? [])
    .filter((name) => !plurals[name]);
  return format.length > 0 ? `${words} (${[...new Set(format)].join(', ')})` : words;
}

/** The format of a value, or of the entries of an array, where the type does not say it: `uuid`, but not `date`. */
function formatBeside(types: readonly ValueType[]): string | undefined {
  return types
    .flatMap((type) => [type, ...(type.items ?? [])])
    .flatMap(({format}) => format ?? [])
    .find((format) => !plurals[format]);
}

function range(low: number | undefined, high: number | undefined, unit = ''): string | undefined {
  if (low !== undefined && high !== undefined) return `${low} to ${high}${unit}`;
  if (low !== undefined) return `at least ${low}${unit}`;
  return high === undefined ? undefined : `at most ${high}${unit}`;
}

/** A value as it is written: a text as it is, everything else as JSON. */
export const valueText = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value);

const code = (value: unknown): Inline | undefined =>
  value === undefined ? undefined : {code: valueText(value)};

const number = (value: number | undefined) => (value === undefined ? undefined : String(value));

/** The bounds of a value, each as a named fact. */
export function constraintFacts(constraints: Constraints): Fact[] {
  return facts([
    ['Range', range(constraints.minimum, constraints.maximum)],
    ['Above', number(constraints.exclusiveMinimum)],
    ['Below', number(constraints.exclusiveMaximum)],
    ['Multiple of', number(constraints.multipleOf)],
    ['Length', range(constraints.minLength, constraints.maxLength, ' characters')],
    ['Pattern', code(constraints.pattern)],
    ['Entries', range(constraints.minItems, constraints.maxItems)],
    ['Entries are', constraints.uniqueItems ? 'all different' : undefined],
  ]);
}

/** The bounds of a value in one line; empty where there is none. */
export const limitWords = (constraints: Constraints): string =>
  constraintFacts(constraints)
    .map(({label, value}) => `${label.toLowerCase()} ${plain(value)}`)
    .join(', ');

function facts(all: [string, Inline | undefined][]): Fact[] {
  return all.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [{label, value: [value]}],
  );
}

/** The mark of a field of which something is not documented; the page's list of gaps says what. */
export const incomplete = 'incomplete';

/** Puts the data of a field into words. */
export function fieldWords(field: Field): FieldWords {
  const {types, required, deprecated, nullable, readOnly, writeOnly, recursion} = field;
  return {
    type: typeWords(types),
    tags: [
      ...(required ? ['required'] : []),
      ...(deprecated ? ['deprecated'] : []),
      ...(nullable ? ['can be null'] : []),
      ...(readOnly ? ['read only'] : []),
      ...(writeOnly ? ['write only'] : []),
      ...(recursion ? [`recursive: a ${recursion} again, not expanded here`] : []),
      ...(field.isOpen && field.children.length > 0 ? ['may have further members'] : []),
      ...(missingOf(field.evidence).length > 0 ? [incomplete] : []),
    ],
    facts: [
      ...facts([
        ['Format', formatBeside(types)],
        ['Default', code(field.default)],
        ['Always', code(field.const)],
      ]),
      ...constraintFacts(field.constraints),
      ...facts([
        ['Each entry', limitWords(field.entryConstraints)],
        ['Example', code(field.example)],
        ['Name in v1', code(field.renamedFrom)],
        ['In v1 part of', field.movedFrom],
      ]),
    ],
    values: (field.values ?? []).map(({value, meaning}) => ({
      value: valueText(value),
      ...(meaning && {meaning}),
    })),
  };
}
