// Finds the changelog entries that affect an operation, and lists them on the page of the operation.
import path from 'node:path';
import {namedOperations} from '../reference/contract/find';
import type {
  Contract,
  NamedOperation,
  Operation,
  UnknownOperation,
} from '../reference/contract/model';
import {flatten, requestFields, responseFields} from '../reference/contract/fields';
import type {Block} from '../reference/blocks/blocks';
import {longDate} from '../../site/dates';
import {escapeRegExp} from '../../site/escapeRegExp';
import type {Entry} from './entries';
import {changesOf, type Kind} from './schema';

/** An `affects` pattern of an entry, with the kind of its change. */
type AffectsClaim = {kind: Kind; affects: string};

const affectsClaims = (entry: Entry): AffectsClaim[] =>
  changesOf(entry).flatMap(({kind, affects}) => affects.map((one) => ({kind, affects: one})));

/** Converts an `affects` pattern to a regular expression; `*` matches anything except a space. */
const affectsPattern = (affects: string): RegExp =>
  new RegExp(`^${affects.split('*').map(escapeRegExp).join('[^ ]*')}$`);

/** Lists the operation, its bodies and its fields, as `affects` names them: `v2/getQuote`, `v2/getQuote query-guests`. */
function partsOf(operation: NamedOperation): string[] {
  if (!isDescribed(operation)) return [operation.key];
  const {key, requestBody, responses} = operation;
  const fields = flatten([...requestFields(operation), ...responses.flatMap(responseFields)]);
  const anchors = [
    ...(requestBody ? ['body'] : []),
    ...responses.map(({status}) => `response-${status}`),
    ...fields.map(({anchor}) => anchor),
  ];
  return [key, ...anchors.map((anchor) => `${key} ${anchor}`)];
}

/**
 * Returns a pattern for the parts of an operation that a change affects. A removed field no longer exists, so its
 * parent is matched instead: `v2/* response-200.data.customFields.*` affects operations that still have `customFields`.
 */
const affectedPart = ({kind, affects}: AffectsClaim): RegExp =>
  affectsPattern(kind === 'removed' ? affects.replace(/( .+)\.[^.\s]+$/, '$1') : affects);

/**
 * Returns the changelog entries that affect an operation.
 *
 * @param entries all entries, oldest first
 * @returns the matching entries, newest first
 */
export function entriesTouching(operation: NamedOperation, entries: Entry[]): Entry[] {
  const parts = partsOf(operation);
  return entries
    .filter((entry) =>
      affectsClaims(entry)
        .map(affectedPart)
        .some((affected) => parts.some((part) => affected.test(part))),
    )
    .toReversed();
}

/** Returns the folders of the resources that an entry affects, for the filter of the changelog. */
export const resourcesTouched = (contract: Contract, entry: Entry): string[] => [
  ...new Set(
    namedOperations(contract)
      .filter((operation) => entriesTouching(operation, [entry]).length > 0)
      .flatMap(({resource}) => path.basename(resource) || []),
  ),
];

const isDescribed = (operation: NamedOperation): operation is Operation =>
  'kind' in operation && (operation as Operation | UnknownOperation).kind !== 'unknown';

/** Whether an entry is only about deprecations, which pages show below their title. */
const isDeprecation = (entry: Entry) =>
  affectsClaims(entry).every(({kind}) => kind === 'deprecated');

/** Builds the section "Changelog" at the end of an operation's page; empty if there is no entry to list. */
export function changelogBlocks(operation: NamedOperation, entries: Entry[]): Block[] {
  const found = entriesTouching(operation, entries).filter((entry) => !isDeprecation(entry));
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
