// Renders how version 2 differs from version 1, for operation pages and for the overview of version 1.
import {compact} from '../../../site/compact';
import {separated} from '../../../site/separated';
import {docsFolders} from '../../../../openapi/apis.mjs';
import type {AnyOperation, Contract, NamedOperation, Operation} from '../contract/model';
import type {Block} from './blocks';
import {type ChangeRow, versionChanges} from './changes';
import {evidenceMark} from './evidence';
import {operationLink, parseInline} from './inline';
import {code, type Inline, link} from '../../../site/mdast';

const callOf = ({method, path}: Operation) => `${method.toUpperCase()} ${path}`;

/** Renders a table cell: a link to the operation, with its method and path if they are documented. */
function operationCell(operation: AnyOperation): Inline[] {
  const name = operationLink(operation);
  if (operation.kind === 'unknown') return [name];
  return [name, ' ', code(callOf(operation)), ...evidenceMark(operation.evidence)];
}

const requestChangesId = ({operationId}: Operation) => `changes-request-${operationId}`;

/**
 * Links to the differences between the requests of a v1 operation and its successor, which the overview of version 1
 * lists; undefined if none is known.
 */
export function requestChangesLink(
  operation: NamedOperation,
  contract: Contract,
  text: string,
): Inline | undefined {
  const {operations} = versionChanges(contract);
  const request = operations.find(({before}) => before.key === operation.key);
  if (!request || request.changes.length === 0) return undefined;
  return link(`/docs/${docsFolders.v1}#${requestChangesId(request.after)}`, text);
}

/** Links to the differences of an entity, which the overview of version 1 lists; undefined if none is known. */
export function entityChangesLink(
  name: string,
  contract: Contract,
  text?: string,
): Inline | undefined {
  const {changes = []} =
    versionChanges(contract).entities.find(({entity}) => entity === name) ?? {};
  if (changes.length === 0) return undefined;
  return link(`/docs/${docsFolders.v1}#changes-${name}`, text ?? differences(changes));
}

/** Links to the differences of the entity that a v1 operation returns, alone or in a list; undefined if none is known. */
export function responseChangesLink(
  operation: NamedOperation,
  contract: Contract,
  text: string,
): Inline | undefined {
  const {responses = []} = contract.apis.v1.operations.find(({key}) => key === operation.key) ?? {};
  const titles = responses.flatMap(({content}) => {
    const data = content?.schema.properties?.data;
    return [data?.title, data?.items?.title];
  });
  const entity = [...contract.apis.v1.entities.values()].find(({schema}) =>
    titles.includes(schema.title ?? ''),
  );
  return entity && entityChangesLink(entity.name, contract, text);
}

const differences = ({length}: ChangeRow[]) =>
  `${length} known ${length === 1 ? 'difference' : 'differences'}`;

/** Lists the v2 successor of each v1 operation in a collapsed table. */
export function successorsBlocks(contract: Contract): Block[] {
  const {operations, unknownOperations} = contract.apis.v1;
  const rows = [...operations, ...unknownOperations].map((before) => {
    const after = contract.allOperations.get(before.successor ?? '');
    const note = parseInline(before.successorNote ?? '');
    const request = requestChangesLink(before, contract, 'Differences in the request');
    const response = after && responseChangesLink(before, contract, 'differences in the response');
    const known =
      before.kind === 'unknown'
        ? "The requests aren't documented yet"
        : (request ?? 'No known difference in the request');
    const changes =
      request || note.length === 0
        ? compact<Inline>(known, response && '; ', response, note.length > 0 && '. ', note)
        : note;
    return {
      id: `successor-${before.operationId}`,
      cells: [operationCell(before), after ? operationCell(after) : ['None'], changes],
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

/** Renders the changes of an entity or request in a collapsed table; nothing if none is known. */
function changesFold(id: string, name: string, changes: ChangeRow[], label: string): Block[] {
  if (changes.length === 0) return [];
  const head = [['Change'], ['Version 1'], ['Version 2']];
  const blocks = [{kind: 'table' as const, label, head, rows: changes}];
  return [{kind: 'fold', id, summary: [`${name}: ${differences(changes)}`], blocks}];
}

function namesParagraph(before: string, names: string[]): Block[] {
  const codes = names.map((name) => code(name));
  const content = [before, ...separated(codes, ' and '), '.'];
  return names.length === 0 ? [] : [{kind: 'text', content}];
}

/** Lists how v2 differs from v1: first by entity, then by request. */
export function versionComparison(contract: Contract): Block[] {
  const {entities, onlyV1, onlyV2, operations} = versionChanges(contract);
  const alike = entities.filter(({changes}) => changes.length === 0).map(({entity}) => entity);
  return [
    {kind: 'heading', depth: 3, text: 'Added and removed resources', id: 'changes-entities'},
    ...namesParagraph('New in version 2: ', onlyV2),
    ...namesParagraph('Only in version 1: ', onlyV1),
    ...namesParagraph('No known difference: ', alike),
    ...entities.flatMap(({entity, changes}) =>
      changesFold(`changes-${entity}`, entity, changes, `Changes of ${entity}`),
    ),
    {kind: 'heading', depth: 3, text: 'Requests', id: 'changes-requests'},
    ...operations.flatMap(({after, changes}) => {
      const label = `Changes of the request: ${after.summary}`;
      return changesFold(requestChangesId(after), after.summary, changes, label);
    }),
  ];
}
