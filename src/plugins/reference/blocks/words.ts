// Formats fields, types, constraints and values as text.
import {compact} from '../../../site/compact';
import type {Field} from '../contract/fields';
import type {Constraints, ValueType} from '../contract/types';
import type {LabelledValue} from './blocks';
import {type TextPart, plain} from './inline';

/** The texts that a page shows for a field. */
export type FieldWords = {
  /** `string or number`, `array of objects`. */
  type: string;
  /** Badges next to the type: `required`, `always present`, `can be null`, `deprecated`. */
  tags: string[];
  facts: LabelledValue[];
  /** Listed values, with their meanings if documented. */
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

/** Formats the types of a value: `string`, `string or number`, `array of objects`, `date`. */
export function typeWords(types: readonly ValueType[]): string {
  if (types.length === 0) return 'any type';
  return [...new Set(types.map(singular))].join(' or ');
}

/** Lists the formats that `typeWords` omits, such as `uuid`, but not `date`. Includes formats of array entries. */
const formatsOf = (types: readonly ValueType[]): string[] =>
  types
    .flatMap((type) => [type, ...(type.items ?? [])])
    .flatMap(({format}) => format ?? [])
    .filter((format) => !plurals[format]);

/** Formats types together with their formats, for a comparison: `string (uuid)`, `array of strings (email)`. */
export function exactTypeWords(types: readonly ValueType[]): string {
  const formats = formatsOf(types);
  return formats.length > 0
    ? `${typeWords(types)} (${[...new Set(formats)].join(', ')})`
    : typeWords(types);
}

function range(low: number | undefined, high: number | undefined, unit = ''): string | undefined {
  if (low !== undefined && high !== undefined) return `${low} to ${high}${unit}`;
  if (low !== undefined) return `at least ${low}${unit}`;
  return high === undefined ? undefined : `at most ${high}${unit}`;
}

/** Returns a string unchanged, and any other value, and the empty string, as JSON. */
export const valueText = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value : JSON.stringify(value);

const code = (value: unknown): TextPart | undefined =>
  value === undefined ? undefined : {code: valueText(value)};

/** Formats each constraint of a value as a labelled fact. */
function constraintFacts(constraints: Constraints): LabelledValue[] {
  return facts([
    ['Range', range(constraints.minimum, constraints.maximum)],
    ['Length', range(constraints.minLength, constraints.maxLength, ' characters')],
    ['Pattern', code(constraints.pattern)],
    ['Entries', range(constraints.minItems, constraints.maxItems)],
  ]);
}

/** Formats the constraints of a value in one line; empty if there are none. */
export const limitWords = (constraints: Constraints): string =>
  constraintFacts(constraints)
    .map(({label, value}) => `${label.toLowerCase()} ${plain(value)}`)
    .join(', ');

function facts(all: [string, TextPart | undefined][]): LabelledValue[] {
  return all.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [{label, value: [value]}],
  );
}

/** What a response contains is not required of the reader. */
const requiredWords = ({location}: Field) =>
  location === 'response' || location === 'entity' ? 'always present' : 'required';

export function fieldWords(field: Field): FieldWords {
  const {types, required, deprecated, nullable, recursion} = field;
  return {
    type: typeWords(types),
    tags: compact<string>(
      required && requiredWords(field),
      deprecated && 'deprecated',
      nullable && 'can be null',
      recursion && `recursive: a ${recursion} again, not expanded here`,
      field.isOpen && field.children.length > 0 && 'may contain other fields',
    ),
    facts: [
      ...facts([
        ['Format', formatsOf(types)[0]],
        ['Default', code(field.default)],
        ['Always', code(field.const)],
      ]),
      ...constraintFacts(field.constraints),
      ...facts([
        ['Example', code(field.example)],
        ['Name in v1', code(field.renamedFrom)],
      ]),
    ],
    values: (field.values ?? []).map(({value, meaning}) => ({value: valueText(value), meaning})),
  };
}
