// Renders the differences between version 1 and version 2 as rows of a table.
import type {Change} from '../contract/changes';
import type {Field} from '../contract/fields';
import type {TextPart} from './inline';
import {exactTypeWords, limitWords, typeWords, valueText} from './words';

/** Labels of the kinds of change, in the order of the rows. The properties of fields in both versions follow. */
const kinds = {added: 'Added', removed: 'Removed', moved: 'Moved', renamed: 'Renamed'};

const orNone = (value: unknown) => (value === undefined ? 'none' : valueText(value));

/** The properties that clients depend on, by label, in the order of the rows: each with the words for it. */
const properties: Record<string, (field: Field) => string> = {
  'New type': ({types}) => exactTypeWords(types),
  Null: ({nullable}) => (nullable ? 'can be null' : 'never null'),
  Required: ({required}) => (required ? 'required' : 'optional'),
  'Allowed values': ({values}) =>
    values?.map(({value}) => valueText(value)).join(', ') ?? 'any value',
  'Fixed value': (field) => orNone(field.const),
  Limits: ({constraints}) => limitWords(constraints) || 'no limit',
  Default: (field) => orNone(field.default),
  Deprecated: ({deprecated}) => (deprecated ? 'deprecated' : 'current'),
};

const labels = [...Object.values(kinds), ...Object.keys(properties)];

type Row = {label: string; was: TextPart[]; is: TextPart[]; isInferred?: boolean};

/** Renders the path of a field, followed by details. */
const cell = ({path}: Field, ...details: string[]): TextPart[] => [
  {code: path.join('.')},
  ...details.map((text) => `, ${text}`),
];

const typedCell = (field: Field): TextPart[] =>
  cell(field, typeWords(field.types), ...(field.required ? ['required'] : []));

/** Ignores the order of types and values. */
const unordered = (words: string) =>
  words
    .split(/, | or /)
    .sort()
    .join();

/** Returns a row for each property in which two versions of a field differ. */
const propertyRows = (was: Field, is: Field): Row[] =>
  Object.entries(properties).flatMap(([label, words]) =>
    unordered(words(was)) === unordered(words(is))
      ? []
      : {label, was: cell(was, words(was)), is: cell(is, words(is))},
  );

function rowsOf(change: Change): Row[] {
  switch (change.kind) {
    case 'added':
      return [{label: kinds.added, was: ['-'], is: typedCell(change.is)}];
    case 'removed':
      return [{label: kinds.removed, was: typedCell(change.was), is: ['-']}];
    case 'moved': {
      const {was, to, isInferred} = change;
      return [{label: kinds.moved, was: cell(was), is: [{code: to}], isInferred}];
    }
    case 'renamed': {
      const {was, is} = change;
      const isInferred = is.evidence.level === 'inferred';
      return [{label: kinds.renamed, was: cell(was), is: cell(is), isInferred}];
    }
    case 'kept':
      return propertyRows(change.was, change.is);
  }
}

/** Renders a row for each change, sorted by kind: the change, and the field in version 1 and in version 2. */
export const changeRows = (changes: Change[]): {cells: TextPart[][]}[] =>
  changes
    .flatMap(rowsOf)
    .sort((a, b) => labels.indexOf(a.label) - labels.indexOf(b.label))
    .map(({label, was, is, isInferred}) => ({
      cells: [isInferred ? [label, ' ', {mark: 'inferred'}] : [label], was, is],
    }));
