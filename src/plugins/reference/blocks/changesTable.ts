// Renders the differences between version 1 and version 2 as a table.
import type {Change} from '../contract/changes';
import {facetLabels} from '../contract/compare';
import type {Field} from '../contract/fields';
import type {BlockOf} from './blocks';
import type {TextPart} from './inline';
import {facetWords} from './facetWords';
import {typeWords} from './words';

/** Label of a difference that is uncertain because one version is not fully documented. */
const incomplete = 'Not confirmed';

/** Labels of the kinds of change, in the order of the table's rows. */
const words = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  renamed: 'Renamed',
  ...facetLabels,
  incomplete,
} as const;

const wordOf = (change: Change): keyof typeof words =>
  change.kind === 'changed' ? change.facet.facet : change.kind;

const order = Object.keys(words);

/** Renders the path of a field, followed by details. */
const cell = ({path}: Field, ...more: string[]): TextPart[] => [
  {code: path.join('.')},
  ...more.map((text) => `, ${text}`),
];

const typed = (field: Field): TextPart[] =>
  cell(field, typeWords(field.types), ...(field.required ? ['required'] : []));

function cells(change: Change): [TextPart[], TextPart[]] {
  switch (change.kind) {
    case 'added':
    case 'removed':
    case 'incomplete': {
      const {kind, was, is}: {kind: string; was?: Field; is?: Field} = change;
      const none = [kind === 'incomplete' ? 'not documented' : '-'];
      return [was ? typed(was) : none, is ? typed(is) : none];
    }
    case 'moved':
      return [cell(change.was), [{code: change.to}]];
    case 'renamed':
      return [cell(change.was), cell(change.is)];
    case 'changed': {
      const {facet, was, is} = change.facet;
      return [cell(change.was, facetWords[facet](was)), cell(change.is, facetWords[facet](is))];
    }
  }
}

/** Whether v2's field is inferred, so that the change is inferred too. */
const isInferred = (change: Change) =>
  change.kind === 'moved'
    ? change.inferred
    : change.kind === 'renamed' && change.is.evidence.level === 'inferred';

function changeWords(change: Change): TextPart[] {
  const word = words[wordOf(change)];
  if (isInferred(change)) return [word, ' ', {mark: 'inferred'}];
  return change.kind === 'changed' && change.uncertain
    ? [`${word}; ${incomplete.toLowerCase()}`]
    : [word];
}

/**
 * Renders a table with a row for each change, sorted by kind.
 *
 * @param label accessible name of the table
 */
export function changesTable(label: string, changes: Change[]): BlockOf<'table'> {
  const rank = (change: Change) => order.indexOf(wordOf(change));
  const sorted = changes.toSorted((a, b) => rank(a) - rank(b));
  return {
    kind: 'table',
    label,
    head: [['Change'], ['Version 1'], ['Version 2']],
    rows: sorted.map((change) => ({cells: [changeWords(change), ...cells(change)]})),
  };
}
