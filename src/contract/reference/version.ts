import {type Change, type OperationChanges, versionChanges} from '../changes';
import {ContractError} from '../errors';
import {operationNamed} from '../find';
import type {Contract, Description, Operation, UnknownOperation} from '../model';
import type {Block, Inline} from './blocks';
import {linkOperations, operationLines, operationLink} from './links';

/** Every operation of a description, by resource. */
export function operationsBlocks({resources}: Description): Block[] {
  return resources.flatMap((resource): Block[] => [
    {kind: 'heading', depth: 3, text: resource.displayName, id: `operations-${resource.name}`},
    {kind: 'operations', operations: operationLines(resource)},
  ]);
}

const callOf = ({method, path}: Operation) => `${method.toUpperCase()} ${path}`;

/** An operation as a cell: its name, and its call where that is known. */
function operationCell(operation: Operation | UnknownOperation): Inline[] {
  const link = operationLink(operation);
  return operation.kind === 'unknown' ? [link] : [link, {break: true}, {code: callOf(operation)}];
}

const requestChangesId = ({operationId}: Operation) => `changes-request-${operationId}`;

/** How the request of a successor differs, in a few words. */
function requestLine({after, call, changes}: OperationChanges): Inline[] {
  const count = changes.length === 1 ? '1 difference' : `${changes.length} differences`;
  return [
    call ? 'Another call' : 'The same call',
    ...(changes.length > 0
      ? [
          ', with ',
          {
            href: `/docs/vacation-rental-api/v2#${requestChangesId(after)}`,
            text: [`${count} in the request`],
          } satisfies Inline,
        ]
      : []),
  ];
}

/** What takes the place of each v1 operation. */
export function successorsBlocks(contract: Contract): Block[] {
  const differing = new Map(
    versionChanges(contract).operations.map((changes) => [changes.before, changes]),
  );
  const {operations, unknownOperations} = contract.descriptions.v1;
  const rows = [...operations, ...unknownOperations].map((before) => {
    const after = operationNamed(contract, before.successor);
    const note = before.successorNote ? linkOperations(before.successorNote, contract) : [];
    const request =
      before.kind === 'unknown' || !after || after.kind === 'unknown'
        ? []
        : requestLine(differing.get(before) ?? {before, after, changes: []});
    return {
      id: `successor-${before.operationId}`,
      cells: [
        operationCell(before),
        after ? operationCell(after) : ['None'],
        [...request, ...(request.length > 0 && note.length > 0 ? ['. '] : []), ...note],
      ],
    };
  });
  return [
    {
      kind: 'table',
      label: 'Successors of the v1 operations',
      head: [['Version 1'], ['Version 2'], ['What changes']],
      rows,
    },
  ];
}

const kinds: Record<Change['kind'], string> = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  renamed: 'Renamed',
  retyped: 'New type',
  required: 'Required',
};

const order = Object.keys(kinds);

function cells(change: Change): [Inline[], Inline[]] {
  switch (change.kind) {
    case 'added':
      return [
        ['-'],
        [{code: change.path}, `, ${change.type}${change.required ? ', required' : ''}`],
      ];
    case 'removed':
      return [[{code: change.path}, `, ${change.type}`], ['-']];
    case 'moved':
      return [[{code: change.path}], [{code: change.to}]];
    case 'renamed':
      return [[{code: change.was}], [{code: change.path}]];
    case 'retyped':
      return [
        [{code: change.was}, `, ${change.oldType}`],
        [{code: change.path}, `, ${change.type}`],
      ];
    case 'required':
      return [
        [{code: change.was}, change.now ? ', optional' : ', required'],
        [{code: change.path}, change.now ? ', required' : ', optional'],
      ];
  }
}

function changesTable(label: string, changes: Change[], id?: string): Block {
  const sorted = changes.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return {
    kind: 'table',
    ...(id && {id}),
    label,
    head: [['Change'], ['Version 1'], ['Version 2']],
    rows: sorted.map((change) => ({cells: [[kinds[change.kind]], ...cells(change)]})),
  };
}

const names = (list: string[]): Inline[] =>
  list.flatMap((name, index): Inline[] => [
    ...(index ? [index === list.length - 1 ? ' and ' : ', '] : []),
    {code: name},
  ]);

function namesLine(before: string, list: string[], after: string): Block[] {
  return list.length === 0 ? [] : [{kind: 'text', content: [before, ...names(list), after]}];
}

/** How v2 differs from v1: entity by entity, and request by request. */
export function changesBlocks(contract: Contract): Block[] {
  const {entities, same, onlyV1, onlyV2, operations} = versionChanges(contract);
  return [
    {kind: 'heading', depth: 3, text: 'Entities that came and went', id: 'changes-entities'},
    ...namesLine('New in version 2: ', onlyV2, '.'),
    ...namesLine('Only in version 1: ', onlyV1, '.'),
    ...namesLine('The same in both, as far as they are published: ', same, '.'),
    ...entities.flatMap(({entity, changes}): Block[] => [
      {kind: 'heading', depth: 3, text: entity, id: `changes-${entity}`},
      changesTable(`Changes of ${entity}`, changes),
    ]),
    {kind: 'heading', depth: 3, text: 'Requests', id: 'changes-requests'},
    {
      kind: 'text',
      content: [
        'These calls take something else in version 2. A call that is not listed differs by the version in its path alone.',
      ],
    },
    ...operations.flatMap(({after, call, changes}): Block[] => [
      {
        kind: 'text',
        content: [
          {strong: [operationLink(after)]},
          ...(call ? [': ', {code: call.was}, ' becomes ', {code: call.is}] : []),
        ],
      },
      ...(changes.length > 0
        ? [
            changesTable(
              `Changes of the request: ${after.summary}`,
              changes,
              requestChangesId(after),
            ),
          ]
        : []),
    ]),
  ];
}

/** The markers that a page may carry, and what the build puts in their place. */
export const markers = {
  ApiOperations: (_: Contract, description: Description): Block[] => operationsBlocks(description),
  ApiSuccessors: (contract: Contract): Block[] => successorsBlocks(contract),
  ApiChanges: (contract: Contract): Block[] => changesBlocks(contract),
} as const;

export type Marker = keyof typeof markers;

/**
 * The blocks that take the place of a marker.
 *
 * @param description the one that the page names in its front matter
 * @throws ContractError when the marker needs a description and the page names none
 */
export function markerBlocks(
  marker: Marker,
  contract: Contract,
  description: Description | undefined,
): Block[] {
  if (!description) {
    throw new ContractError(
      `<${marker}/> needs a front matter key "api" that names the description: ${Object.keys(contract.descriptions).join(', ')}.`,
    );
  }
  return markers[marker](contract, description);
}
