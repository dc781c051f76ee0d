// Renders "Support by PMS" on resource and operation pages, from the contract and the PMS guides.
import {ownColumnsOf, type OwnColumn} from '../../pms/model/ownSupport';
import type {UnifiedSupport} from '../../../site/unifiedSupport';
import type {PmsGuide} from '../../pms/model/validate';
import {writable} from '../../pms/model/vocabulary';
import type {AnyOperation, Api, Contract, Entity, Operation, Resource} from '../contract/model';
import type {Block, MarkupBlock} from './blocks';
import {operationLink, parseInline} from './inline';
import {code, type Inline, link as linkTo, strong} from '../../../site/mdast';
import {
  countOf,
  httpMethodsOf,
  levelName,
  levelsOf,
  ownSupportIn,
  unifiedSupportIn,
  type PmsSupport,
  type Use,
} from './supportLevels';

const pmsText = ({name, href}: PmsSupport): Inline => (href ? linkTo(href, name) : name);

/** Names the PMSs, in a line for each support level, each with its mark. */
const namesByLevel = (all: PmsSupport[]): MarkupBlock => ({
  kind: 'list',
  isNames: true,
  items: levelsOf(all).map((level) => [
    strong(levelName(level)),
    ': ',
    ...all
      .filter((support) => support.level === level)
      .flatMap((support, index): Inline[] => [
        ...(index > 0 ? [', '] : []),
        pmsText(support),
        ...(support.mark && level !== 'unknown' ? [` (${support.mark})`] : []),
      ]),
    '.',
  ]),
});

/** Renders support in one line, such as "Quotes (22 of 29 PMSs, 6 unknown)", with a collapsed list of the PMSs. */
function supportLine(
  label: string,
  all: PmsSupport[],
  blocks: MarkupBlock[],
  pmss = 'PMSs',
): Block {
  const unknown = countOf(all, 'unknown');
  const others = unknown > 0 ? `, ${unknown} unknown` : '';
  const summary = `${label} (${countOf(all, 'yes')} of ${all.length} ${pmss}${others})`;
  return {kind: 'fold', summary: [summary], blocks};
}

/** Renders support in the PMSs' own APIs, from one column of the guides' table. */
function guidesLine(column: OwnColumn, use?: Use): Block {
  const {key, label} = column;
  const all = ownSupportIn(column, use);
  return supportLine(use && writable.includes(key) ? `${label}: ${use}` : label, all, [
    namesByLevel(all),
  ]);
}

/** Renders a line for reading and one for writing, if an API can do both; otherwise one line. */
const linesOfColumn = (column: OwnColumn): Block[] =>
  writable.includes(column.key)
    ? [guidesLine(column, 'read'), guidesLine(column, 'write')]
    : [guidesLine(column)];

const unifiedLabel = 'Through the unified API';

/** Renders support through the unified API, of which the contract has a list. It names fewer PMSs than have guides. */
const unifiedLine = (all: PmsSupport[], ...blocks: MarkupBlock[]) =>
  supportLine(unifiedLabel, all, blocks, 'listed PMSs');

const noteOf = ({note = ''}: UnifiedSupport): MarkupBlock => ({
  kind: 'text',
  content: parseInline(note),
});

/** Renders the contract's list for the resource: a table if it has rows, such as the fields of the entity. */
function unifiedOfResource(
  list: UnifiedSupport,
  guides: readonly PmsGuide[],
  nameOf: (row: string) => Inline,
): Block {
  const all = unifiedSupportIn(list, guides);
  const rows = Object.entries(list.rows);
  if (rows.length === 0) return unifiedLine(all, noteOf(list), namesByLevel(all));
  const levelsOfPms = (index: number) =>
    rows.map(([, levels]) => [levelName(levels[index] ?? 'unknown')]);
  return unifiedLine(all, noteOf(list), {
    kind: 'table',
    label: unifiedLabel,
    head: [['PMS'], ...rows.map(([row]) => [nameOf(row)])],
    rows: all.map((support, index) => ({cells: [[pmsText(support)], ...levelsOfPms(index)]})),
  });
}

/** Whether an operation returns an entity, alone or in a list. */
const returns = ({responses}: Operation, {schema: {title}}: Entity) =>
  responses.some(({content}) => {
    const data = content?.schema.properties?.data;
    return title !== undefined && [data?.title, data?.items?.title].includes(title);
  });

/** Renders the contract's support for an operation. */
const unifiedOfCall = (
  {operationId, support}: AnyOperation,
  {entities}: Api,
  guides: readonly PmsGuide[],
): Block[] =>
  [...support, ...[...entities.values()].flatMap((entity) => entity.support)].flatMap((list) => {
    const row = list.rows[operationId];
    if (!row) return [];
    const all = unifiedSupportIn(list, guides, [row]);
    return unifiedLine(all, namesByLevel(all));
  });

/** Renders the contract's support for the entity that an operation returns. */
function unifiedOfEntity(
  operation: Operation,
  {entities}: Api,
  guides: readonly PmsGuide[],
): Block[] {
  const resourceRoute = operation.route.replace(/\/[^/]+$/, '');
  const link = `[support of each field](${resourceRoute}#support-by-pms)`;
  const byField: MarkupBlock = {kind: 'text', content: parseInline(`Inferred from the ${link}.`)};
  return [...entities.values()]
    .filter((entity) => returns(operation, entity))
    .flatMap(({support}) => support)
    .map((list) => {
      const all = unifiedSupportIn(list, guides);
      const hasRows = Object.keys(list.rows).length > 0;
      return unifiedLine(all, namesByLevel(all), hasRows ? byField : noteOf(list));
    });
}

/** Renders the heading, the lines for the unified API, and those for the PMSs' own APIs below a sentence. */
function section(unified: Block[], fromGuides: Block[]): Block[] {
  if (unified.length + fromGuides.length === 0) return [];
  return [
    {kind: 'heading', depth: 2, text: 'Support by PMS', id: 'support-by-pms'},
    ...unified,
    {kind: 'text', content: fromGuides.length > 0 ? parseInline(ofOwnApis) : []},
    ...fromGuides,
  ];
}

const ofOwnApis =
  "This is what the PMSs' own APIs support. Calry may support less: see [PMS guides](/docs/PMS%20Specific%20Guides).";

/**
 * Renders "Support by PMS" on a resource page: a line for the unified API, and one for each kind of data in the PMSs'
 * own APIs, from the guides.
 */
export function supportOfResource(
  resource: Resource,
  entity: Entity | undefined,
  {name}: Api,
  contract: Contract,
  guides: readonly PmsGuide[],
): Block[] {
  const rowName = (row: string): Inline => {
    const operation = contract.allOperations.get(`${name}/${row}`);
    return operation ? operationLink(operation) : code(row);
  };
  return section(
    (entity?.support ?? []).map((list) => unifiedOfResource(list, guides, rowName)),
    ownColumnsOf(resource.folder, guides).flatMap(linesOfColumn),
  );
}

/** Renders "Support by PMS" on an operation page. */
export function supportOfOperation(
  operation: AnyOperation,
  {apis}: Contract,
  guides: readonly PmsGuide[],
): Block[] {
  const api = apis[operation.api];
  const ofCall = unifiedOfCall(operation, api, guides);
  // The contract's list of this operation is more precise than the guides' table, which covers the whole resource.
  if (ofCall.length > 0 || operation.kind === 'unknown') return section(ofCall, []);
  const use = operation.isReading ? 'read' : 'write';
  const columns = ownColumnsOf(operation.folder, guides).filter(
    (column) => httpMethodsOf(column)?.includes(operation.method) ?? true,
  );
  return section(
    unifiedOfEntity(operation, api, guides),
    columns.map((column) => guidesLine(column, use)),
  );
}
