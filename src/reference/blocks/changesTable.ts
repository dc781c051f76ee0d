import type {Change} from '../contract/changes';
import type {Facet} from '../contract/compare';
import type {Field} from '../contract/fields';
import type {Constraints} from '../contract/types';
import type {BlockOf} from './blocks';
import type {TextPart} from './inline';
import {exactTypeWords, limitWords, typeWords, valueText} from './words';

/** What a row says where one of the versions is not documented in full. */
export const incomplete = 'Comparison incomplete';

/** The words for a change, in the order in which a table shows them. */
const words = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  relocated: 'New place',
  renamed: 'Renamed',
  type: 'New type',
  nullable: 'Null',
  required: 'Required',
  values: 'Allowed values',
  const: 'Fixed value',
  limits: 'Limits',
  entryLimits: 'Limits of entries',
  default: 'Default',
  deprecated: 'Deprecated',
  mediaType: 'Media type',
  incomplete,
} as const;

const wordOf = (change: Change): keyof typeof words =>
  change.kind === 'changed' ? change.facet.facet : change.kind;

const order = Object.keys(words);

/** A field's way, and what is said of it. */
const cell = ({path}: Field, ...more: string[]): TextPart[] => [
  {code: path.join('.')},
  ...more.map((text) => `, ${text}`),
];

const typed = (field: Field): TextPart[] =>
  cell(field, typeWords(field.types), ...(field.required ? ['required'] : []));

const listed = (values: unknown[] | undefined) =>
  values ? values.map(valueText).join(', ') : 'any value';

const orNone = (value: unknown) => (value === undefined ? 'none' : valueText(value));

const limits = (constraints: Constraints) => limitWords(constraints) || 'no limit';

const flags = {
  nullable: ['never null', 'can be null'],
  required: ['optional', 'required'],
  deprecated: ['current', 'deprecated'],
} as const;

/** How a field was and how it is in one respect. */
function facetWords(facet: Facet): [string, string] {
  switch (facet.facet) {
    case 'type':
      return [exactTypeWords(facet.was), exactTypeWords(facet.is)];
    case 'nullable':
    case 'required':
    case 'deprecated': {
      const [no, yes] = flags[facet.facet];
      return facet.is ? [no, yes] : [yes, no];
    }
    case 'values':
      return [listed(facet.was), listed(facet.is)];
    case 'limits':
      return [limits(facet.was), limits(facet.is)];
    case 'entryLimits':
      return [`each entry: ${limits(facet.was)}`, `each entry: ${limits(facet.is)}`];
    case 'const':
    case 'default':
      return [orNone(facet.was), orNone(facet.is)];
    case 'mediaType':
      return [facet.was ?? 'unknown', facet.is ?? 'unknown'];
  }
}

function cells(change: Change): [TextPart[], TextPart[]] {
  switch (change.kind) {
    case 'added':
    case 'removed':
    case 'incomplete': {
      const {kind, was, is}: {kind: string; was?: Field; is?: Field} = change;
      const none = [kind === 'incomplete' ? 'unknown' : '-'];
      return [was ? typed(was) : none, is ? typed(is) : none];
    }
    case 'moved':
      return [cell(change.was), [{code: change.to}]];
    case 'renamed':
      return [cell(change.was), cell(change.is)];
    case 'relocated':
      return [
        cell(change.was, `in the ${change.was.location}`),
        cell(change.is, `in the ${change.is.location}`),
      ];
    case 'changed': {
      const [was, is] = facetWords(change.facet);
      return [cell(change.was, was), cell(change.is, is)];
    }
  }
}

function changeWords(change: Change): string {
  const word = words[wordOf(change)];
  return change.kind === 'changed' && change.uncertain
    ? `${word}; ${incomplete.toLowerCase()}`
    : word;
}

/**
 * Differences as a table, by kind.
 *
 * @param label what the table is called
 */
export function changesTable(label: string, changes: Change[]): BlockOf<'table'> {
  const rank = (change: Change) => order.indexOf(wordOf(change));
  const sorted = changes.toSorted((a, b) => rank(a) - rank(b));
  return {
    kind: 'table',
    label,
    head: [['Change'], ['Version 1'], ['Version 2']],
    rows: sorted.map((change) => ({cells: [[changeWords(change)], ...cells(change)]})),
  };
}
