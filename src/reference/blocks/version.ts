import {type OperationChanges, versionChanges} from '../contract/changes';
import {WriterError} from '../../site/writerError';
import {compact} from '../../site/compact';
import {operationNamed} from '../contract/find';
import type {
  Contract,
  Description,
  NamedOperation,
  Operation,
  UnknownOperation,
} from '../contract/model';
import type {Block, MarkupBlock} from './blocks';
import {changesTable} from './changesTable';
import {enumerated, type TextPart, listed} from './inline';
import {linkOperations, operationLines, operationLink} from './links';

/** Every operation of a description, by resource. */
export function operationsBlocks({resources}: Description): Block[] {
  return resources.flatMap((resource): Block[] => [
    {kind: 'heading', depth: 3, text: resource.displayName, id: `operations-${resource.name}`},
    {kind: 'operations', operations: operationLines(resource)},
  ]);
}

const callOf = ({method, path}: Operation) => `${method.toUpperCase()} ${path}`;

/** A table cell: a link to the operation, with its method and path if they are documented. */
function operationCell(operation: Operation | UnknownOperation): TextPart[] {
  const link = operationLink(operation);
  if (operation.kind === 'unknown') return [link];
  const mark = operation.evidence.level === 'inferred' ? [' (inferred)'] : [];
  return [link, {break: true}, {code: callOf(operation)}, ...mark];
}

const requestChangesId = ({operationId}: Operation) => `changes-request-${operationId}`;

/** Text for two versions of a call that may differ, but are not documented in full. */
const unknownDifferences = 'The request may differ';

const countOf = ({length}: unknown[], known = '') =>
  `${length} ${known}${length === 1 ? 'difference' : 'differences'}`;

/** Summarises how the request of a successor differs, with a link to the differences. */
function requestLine({after, changes, complete, isOtherCall}: OperationChanges): TextPart {
  if (changes.length > 0) {
    const count = countOf(changes, complete ? '' : 'known ');
    return {href: `#${requestChangesId(after)}`, text: [`${count} in the request`]};
  }
  if (!complete) return unknownDifferences;
  return isOtherCall ? 'Another method or path' : 'The same request';
}

/** Cached, because the comparison is slow and every page of an operation needs it. */
const compared = new WeakMap<Contract, Map<string, OperationChanges>>();

function comparedOperations(contract: Contract): Map<string, OperationChanges> {
  const known =
    compared.get(contract) ??
    new Map(versionChanges(contract).operations.map((changes) => [changes.before.key, changes]));
  compared.set(contract, known);
  return known;
}

/** Summarises how the successor of a v1 operation differs; empty if it has no successor. */
export function changesBetween({key, successor}: NamedOperation, contract: Contract): TextPart[] {
  const changes = comparedOperations(contract).get(key);
  if (changes) return [requestLine(changes)];
  return successor ? [unknownDifferences] : [];
}

/** Lists the differences between the requests of a v1 operation and its successor in a collapsed section. */
export function changesFold({key}: NamedOperation, contract: Contract): Block[] {
  const found = comparedOperations(contract).get(key);
  if (!found || found.changes.length === 0) return [];
  const {after, changes} = found;
  return [
    {
      kind: 'fold',
      id: requestChangesId(after),
      summary: [`From version 1 to version 2: ${countOf(changes)} in the request`],
      // The page of v1 has these tables, for all operations at once.
      isCopied: true,
      blocks: [changesTable(`Changes of the request: ${after.summary}`, changes)],
    },
  ];
}

/** The successor of each v1 operation. */
export function successorsBlocks(contract: Contract): Block[] {
  const {operations, unknownOperations} = contract.descriptions.v1;
  const rows = [...operations, ...unknownOperations].map((before) => {
    const after = operationNamed(contract, before.successor);
    const note = before.successorNote ? linkOperations(before.successorNote, contract) : [];
    const request = changesBetween(before, contract);
    return {
      id: `successor-${before.operationId}`,
      cells: [
        operationCell(before),
        after ? operationCell(after) : ['None'],
        [...request, ...(request.length > 0 && note.length > 0 ? ['. '] : []), ...note],
      ],
    };
  });
  const head = [['Version 1'], ['Version 2'], ['What changes']];
  return [
    {
      kind: 'fold',
      summary: [`${rows.length} calls of version 1 and their successors`],
      blocks: [{kind: 'table', label: 'Successors of the v1 operations', head, rows}],
    },
  ];
}

function namesLine(before: string, names: string[]): Block[] {
  const list = enumerated(names.map((name) => ({code: name})));
  return list.length === 0 ? [] : [{kind: 'text', content: [before, ...list, '.']}];
}

/** How v2 differs from v1: entity by entity, and request by request. */
export function changesBlocks(contract: Contract): Block[] {
  const {entities, onlyV1, onlyV2, operations} = versionChanges(contract);
  const alike = entities.filter(({changes}) => changes.length === 0);
  const named = (complete: boolean) =>
    alike.filter((one) => one.complete === complete).map(({entity}) => entity);
  return [
    {kind: 'heading', depth: 3, text: 'Added and removed resources', id: 'changes-entities'},
    ...namesLine('New in version 2: ', onlyV2),
    ...namesLine('Only in version 1: ', onlyV1),
    ...namesLine('The same in both: ', named(true)),
    ...namesLine('No known difference, but there may be one: ', named(false)),
    foldOf(
      'resources change',
      entities
        .filter(({changes}) => changes.length > 0)
        .map(({entity, changes}) => ({
          kind: 'fold',
          id: `changes-${entity}`,
          summary: [`${entity}: ${countOf(changes)}`],
          blocks: [changesTable(`Changes of ${entity}`, changes)],
        })),
    ),
    {kind: 'heading', depth: 3, text: 'Requests', id: 'changes-requests'},
    ...requestsBlocks(operations),
  ];
}

function requestsBlocks(operations: OperationChanges[]): Block[] {
  const differing = operations.filter(
    ({isOtherCall, changes}) => isOtherCall || changes.length > 0,
  );
  const alike = operations.filter((one) => !differing.includes(one));
  const linksLine = (before: string, complete: boolean): Block | false => {
    const links = alike.filter((one) => one.complete === complete).map(({after}) => after);
    const content = [before, ...listed(links.map(operationLink)), '.'];
    return links.length > 0 && {kind: 'text', content};
  };
  return compact<Block>(
    linksLine('These calls differ only by the version in their path: ', true),
    linksLine('These calls have no known difference, but their requests may differ: ', false),
    foldOf(
      'calls change',
      differing.map(({before, after, isOtherCall, changes}) => {
        const calls = [': ', {code: callOf(before)}, ' becomes ', {code: callOf(after)}];
        return {
          kind: 'fold',
          id: requestChangesId(after),
          summary: [
            `${after.summary}: ${isOtherCall ? 'another method or path, ' : ''}${countOf(changes)}`,
          ],
          blocks: compact<MarkupBlock>(
            {kind: 'text', content: [operationLink(after), ...(isOtherCall ? calls : [])]},
            changes.length > 0 && changesTable(`Changes of the request: ${after.summary}`, changes),
          ),
        };
      }),
    ),
  );
}

/** A collapsed section whose summary shows the number of differences. */
const foldOf = (words: string, blocks: MarkupBlock[]): Block => ({
  kind: 'fold',
  summary: [`${blocks.length} ${words}`],
  blocks,
});

/** The markers that a page may have, and the blocks that replace them. */
export const markers = {
  ApiOperations: (_: Contract, description: Description): Block[] => operationsBlocks(description),
  ApiSuccessors: (contract: Contract): Block[] => successorsBlocks(contract),
  ApiChanges: (contract: Contract): Block[] => changesBlocks(contract),
} as const;

export type Marker = keyof typeof markers;

/**
 * The blocks that replace a marker.
 *
 * @param description the one that the page names in its front matter
 * @throws WriterError when the marker needs a description and the page names none
 */
export function markerBlocks(
  marker: Marker,
  contract: Contract,
  description: Description | undefined,
): Block[] {
  if (!description) {
    throw new WriterError(
      `<${marker}/> needs a front matter key "api" that names the description: ` +
        `${Object.keys(contract.descriptions).join(', ')}.`,
    );
  }
  return markers[marker](contract, description);
}
