import type {NamedOperation, Operation, UnknownOperation} from '../reference/contract/model';
import type {Block} from '../reference/blocks/blocks';
import {longDate} from '../site/dates';
import {pattern, type Statement, statements} from './check';
import type {Entry} from './entries';
import {operationLines} from './surface';

/**
 * What an operation must have for a change to be its own. A field that was removed is no longer there, so what it was part of tells:
 * `v2/* response-200.data.customFields.*` touches those that still have `customFields`.
 */
function sought({kind, affects}: Statement): RegExp {
  const parent = kind === 'removed' ? affects.replace(/\.[^.\s]+$/, '') : affects;
  return pattern(affects.includes(' ') ? parent : affects);
}

/**
 * The entries of the changelog that touch an operation.
 *
 * @param entries the oldest first
 * @returns the newest first
 */
export function entriesTouching(operation: NamedOperation, entries: Entry[]): Entry[] {
  const parts = isCallable(operation)
    ? operationLines(operation).map(([key]) => key)
    : [operation.key];
  return entries
    .filter((entry) =>
      statements([entry]).some((one) => parts.some((part) => sought(one).test(part))),
    )
    .toReversed();
}

const isCallable = (operation: NamedOperation): operation is Operation =>
  'kind' in operation && (operation as Operation | UnknownOperation).kind !== 'unknown';

/** The entries that touch an operation, as the last part of its page. */
export function changelogBlocks(operation: NamedOperation, entries: Entry[]): Block[] {
  const found = entriesTouching(operation, entries);
  if (found.length === 0) return [];
  return [
    {kind: 'heading', depth: 2, text: 'Changelog', id: 'changelog'},
    {
      kind: 'list',
      items: found.map(({id, title}) => [
        `${longDate(id.slice(0, 10))}: `,
        {href: `/changelog/${id}`, text: [title]},
      ]),
    },
  ];
}
