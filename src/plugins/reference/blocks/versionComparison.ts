// Renders how version 2 differs from version 1, for operation pages and for the overview of version 1.
import {type Change, type OperationChanges, versionChanges} from '../contract/changes';
import {compact} from '../../../site/compact';
import {operationNamed} from '../contract/find';
import {docsFolders} from '../contract/operationFiles';
import type {Contract, NamedOperation, Operation, UnknownOperation} from '../contract/model';
import type {Block, MarkupBlock} from './blocks';
import {changesTable} from './changesTable';
import {enumerated, type TextPart, commaSeparated} from './inline';
import {linkOperations, operationLink} from './links';

const callOf = ({method, path}: Operation) => `${method.toUpperCase()} ${path}`;

/** Renders a table cell: a link to the operation, with its method and path if they are documented. */
function operationCell(operation: Operation | UnknownOperation): TextPart[] {
  const link = operationLink(operation);
  if (operation.kind === 'unknown') return [link];
  const mark = operation.evidence.level === 'inferred' ? [' ', {mark: 'inferred' as const}] : [];
  return [link, {break: true}, {code: callOf(operation)}, ...mark];
}

const requestChangesId = ({operationId}: Operation) => `changes-request-${operationId}`;

const countOf = ({length}: Change[]) =>
  `${length} known ${length === 1 ? 'difference' : 'differences'}`;

/** Summarises how the v2 request differs from the v1 request, with a link to the list of differences. */
function requestLine({after, changes, isOtherCall}: OperationChanges): TextPart {
  if (changes.length > 0) {
    const text = [`${countOf(changes)} in the request`];
    return {href: `#${requestChangesId(after)}`, text};
  }
  return isOtherCall ? 'Another method or path' : 'No known difference';
}

/** Returns how a v1 operation and its successor differ; undefined if it has none that is documented. */
const changesOf = ({key}: NamedOperation, contract: Contract): OperationChanges | undefined =>
  versionChanges(contract).operations.find(({before}) => before.key === key);

/** Summarises how the requests of a v1 operation and its successor differ. Empty if there is no successor. */
function requestChangesSummary(operation: NamedOperation, contract: Contract): TextPart[] {
  const changes = changesOf(operation, contract);
  if (changes) return [requestLine(changes)];
  return operation.successor ? ['Not documented yet'] : [];
}

/** Links to the differences between the requests of a v1 operation and its successor, which the overview of version 1 lists; undefined if none is known. */
export function requestChangesLink(
  operation: NamedOperation,
  contract: Contract,
  text: string,
): TextPart | undefined {
  const found = changesOf(operation, contract);
  const isDifferent = found && found.changes.length > 0;
  if (!isDifferent) return undefined;
  return {href: `/docs/${docsFolders.v1}#${requestChangesId(found.after)}`, text: [text]};
}

/** Lists the v2 successor of each v1 operation in a collapsed table. */
export function successorsBlocks(contract: Contract): Block[] {
  const {operations, unknownOperations} = contract.apis.v1;
  const rows = [...operations, ...unknownOperations].map((before) => {
    const after = operationNamed(contract, before.successor);
    const note = before.successorNote ? linkOperations(before.successorNote, contract) : [];
    const request = requestChangesSummary(before, contract);
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

function namesParagraph(before: string, names: string[]): Block[] {
  const list = enumerated(names.map((name) => ({code: name})));
  return list.length === 0 ? [] : [{kind: 'text', content: [before, ...list, '.']}];
}

/** Lists how v2 differs from v1: first by entity, then by request. */
export function versionComparison(contract: Contract): Block[] {
  const {entities, onlyV1, onlyV2, operations} = versionChanges(contract);
  const alike = entities.filter(({changes}) => changes.length === 0);
  return [
    {kind: 'heading', depth: 3, text: 'Added and removed resources', id: 'changes-entities'},
    ...namesParagraph('New in version 2: ', onlyV2),
    ...namesParagraph('Only in version 1: ', onlyV1),
    ...namesParagraph(
      'No known difference: ',
      alike.map(({entity}) => entity),
    ),
    ...entities
      .filter(({changes}) => changes.length > 0)
      .map(({entity, changes}): Block => ({
        kind: 'fold',
        id: `changes-${entity}`,
        summary: [`${entity}: ${countOf(changes)}`],
        blocks: [changesTable(`Changes of ${entity}`, changes)],
      })),
    {kind: 'heading', depth: 3, text: 'Requests', id: 'changes-requests'},
    ...requestsBlocks(operations),
  ];
}

function requestsBlocks(operations: OperationChanges[]): Block[] {
  const differing = operations.filter(
    ({isOtherCall, changes}) => isOtherCall || changes.length > 0,
  );
  const alike = operations.filter((one) => !differing.includes(one));
  const links = alike.map(({after}) => operationLink(after));
  const content = [
    'No known difference, except the version in the path: ',
    ...commaSeparated(links),
    '.',
  ];
  return compact<Block>(
    links.length > 0 && {kind: 'text', content},
    ...differing.map(({before, after, isOtherCall, changes}): Block => {
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
  );
}
