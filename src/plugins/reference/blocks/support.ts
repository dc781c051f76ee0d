// Renders "Support by PMS" on resource and operation pages, from the contract and the PMS guides.
import {
  guideRoute,
  loadGuides,
  standingWords,
  supportFor,
  type SupportTable,
  writable,
} from '../../pms/model';
import {groupBy} from '../../../site/groupBy';
import {operationNamed} from '../contract/find';
import type {
  Contract,
  Api,
  Entity,
  Operation,
  Resource,
  UnifiedSupport,
  UnknownOperation,
} from '../contract/model';
import type {Block, MarkupBlock} from './blocks';
import {type TextPart, parseInline} from './inline';
import {operationLink} from './links';

const levelNames: Record<string, string> = {
  yes: 'Yes',
  no: 'No',
  embedded: 'Inside another record',
  none: 'None',
  planned: 'Planned',
  unknown: 'Unknown',
};

const levelName = (value: string) => levelNames[value] ?? value;

/** Sort position of a support level: the order of `levelNames`, then all other levels. */
const rank = (value: string) =>
  value in levelNames ? Object.keys(levelNames).indexOf(value) : Infinity;

type Column = SupportTable['columns'][number];
type Cell = SupportTable['rows'][number]['cells'][number];

/** The support level of one PMS, with the note of its guide and the mark of what isn't documented. */
type Given = {slug: string; answer: string; note?: string | undefined; mark?: string};

/**
 * Returns the support level of each PMS in one column of the guides' table.
 *
 * @param use what the operation does: a PMS then supports it only if its guide says that this direction works
 */
function cellsOf({columns, rows}: SupportTable, column: Column, use?: 'read' | 'write'): Given[] {
  const index = columns.findIndex(({key}) => key === column.key);
  return rows.map(({slug, cells}) => {
    const cell = cells[index];
    if (!cell) return {slug, answer: 'unknown'};
    const {support, note, reading, writing, isReadInferred} = cell;
    const isWriteUnknown = use === 'write' && !writing;
    const isReadUnknown = use === 'read' && reading && !isReadInferred;
    const isUnknown = support === 'yes' && !methodsOf(column) && (isWriteUnknown || isReadUnknown);
    const mark = markOf(cell, use);
    return {slug, answer: isUnknown ? 'unknown' : support, note, mark};
  });
}

/** Returns the mark of the support in one direction; empty if it is documented. */
function markOf({writing, standing, isReadInferred}: Cell, use?: 'read' | 'write'): string {
  if (use === 'write') return standingWords[writing === 'reported' ? 'secondary' : standing];
  // Without a direction, what is known of writing counts.
  const isInferred = isReadInferred && (use === 'read' || !writing);
  return isInferred ? `${standingWords.inferred}: Calry reads it` : standingWords[standing];
}

type System = {name: string; href?: string};

type SystemLink = (slug: string) => System;

/** Returns a function that maps a slug to the name of the PMS, and to the path of its guide if there is one. */
function systemLinks(): SystemLink {
  const guides = new Map(loadGuides().map(({slug, title}) => [slug, title]));
  return (slug) => {
    const name = guides.get(slug);
    if (name) return {name, href: guideRoute(slug)};
    return {name: slug.charAt(0).toUpperCase() + slug.slice(1)};
  };
}

const guidesOrigin = parseInline(
  "The lists below are for each PMS's own API; Calry may support less. The [PMS guides](/docs/PMS%20Specific%20Guides) have the details.",
);

const systemText = ({name, href}: System): TextPart => (href ? {href, text: [name]} : name);

const heading: Block = {kind: 'heading', depth: 2, text: 'Support by PMS', id: 'support-by-pms'};

/** Returns the support levels that occur, the best first. */
const levelsOf = (given: Given[]): string[] =>
  [...new Set(given.map(({answer}) => answer))].sort((a, b) => rank(a) - rank(b));

/** Groups the PMSs by support level. */
function chipsByLevel(given: Given[], link: SystemLink): MarkupBlock[] {
  return levelsOf(given).map((answer) => ({
    kind: 'chips',
    label: levelName(answer),
    items: given
      .filter((one) => one.answer === answer)
      .map(({slug, mark}) => ({...link(slug), mark: answer === 'unknown' ? '' : mark})),
  }));
}

/** Lists the guides' notes, except notes on unknown support. */
function notesOf(given: Given[], link: SystemLink): MarkupBlock[] {
  const items = given
    .filter(({answer, note}) => note && answer !== 'unknown')
    .map(({slug, answer, note = '', mark}): TextPart[] => [
      {strong: [link(slug).name]},
      remarksOf(answer, mark),
      ...parseInline(note),
    ]);
  return items.length > 0 ? [{kind: 'list', items}] : [];
}

/** Returns the level, unless it is "yes", and the mark: ` (none; reported): `. */
function remarksOf(answer: string, mark = ''): string {
  const remarks = [answer === 'yes' ? '' : levelName(answer).toLowerCase(), mark].filter(Boolean);
  return remarks.length > 0 ? ` (${remarks.join('; ')}): ` : ': ';
}

/** Returns the label of a direction as a task: "Reservations: create" becomes "Create reservations". */
const phrase = (label: string) =>
  label.replace(
    /^(.+): (.+)$/,
    (_, what: string, use: string) =>
      use.charAt(0).toUpperCase() +
      use.slice(1) +
      ' ' +
      what.charAt(0).toLowerCase() +
      what.slice(1),
  );

const countOf = (given: Given[], level: string) =>
  given.filter(({answer}) => answer === level).length;

/** Renders support in one line, such as "Quotes: 22 of 29 PMSs (6 unknown)", with a collapsed list of the PMSs. */
function supportLine(
  label: string,
  given: Given[],
  blocks: MarkupBlock[],
  count = `${countOf(given, 'yes')} of ${given.length} PMSs`,
): Block {
  const unknown = countOf(given, 'unknown');
  const others = unknown > 0 ? ` (${unknown} unknown)` : '';
  return {kind: 'fold', summary: [`${phrase(label)}: ${count}${others}`], blocks};
}

const unifiedLabel = 'Through the unified API';

const noteOf = ({note}: UnifiedSupport): MarkupBlock[] =>
  note ? [{kind: 'text', content: parseInline(note)}] : [];

/**
 * Renders the contract's support through the unified API.
 *
 * @param row the level of each PMS; a table without levels only names the PMSs
 */
function unifiedLine(table: UnifiedSupport, row: string[] | undefined, link: SystemLink): Block {
  const {columns} = table;
  if (!row) {
    const names: MarkupBlock = {kind: 'chips', label: levelName('yes'), items: columns.map(link)};
    const summary = [`${unifiedLabel}: ${columns.length} PMSs`];
    return {kind: 'fold', summary, blocks: [...noteOf(table), names]};
  }
  const given = columns.map((slug, index) => ({slug, answer: row[index] ?? 'unknown'}));
  const yes = countOf(given, 'yes');
  // The list has fewer PMSs than there are guides, so that "6 of 6" would look like all of them.
  const count = yes === given.length ? `${yes} PMSs` : `${yes} of ${given.length} listed PMSs`;
  return supportLine(unifiedLabel, given, chipsByLevel(given, link), count);
}

/** Renders the contract's support for an operation. */
function unifiedOfOperation(
  {operationId, support}: Operation | UnknownOperation,
  {entities}: Api,
  link: SystemLink,
): Block[] {
  return [...support, ...[...entities.values()].flatMap((entity) => entity.support)]
    .filter(({rows}) => rows[operationId])
    .map((table) => unifiedLine(table, table.rows[operationId], link));
}

/**
 * Renders "Support by PMS" on a resource page: a line for the unified API, and one for each kind of data in the PMSs'
 * own APIs, from the guides.
 *
 * @throws ProblemError if the front matter of a guide is invalid
 */
export function supportOfResource(
  resource: Resource,
  entity: Entity | undefined,
  {name}: Api,
  contract: Contract,
): Block[] {
  const link = systemLinks();
  const rowName = (key: string): TextPart[] => {
    const operation = operationNamed(contract, `${name}/${key}`);
    return [operation ? operationLink(operation) : {code: key}];
  };
  const unified = (entity?.support ?? []).map((table): Block => {
    const rows = Object.entries(table.rows);
    const byRow: MarkupBlock = {
      kind: 'table',
      label: unifiedLabel,
      head: [['PMS'], ...rows.map(([key]) => rowName(key))],
      rows: table.columns.map((slug, index) => ({
        cells: [
          [systemText(link(slug))],
          ...rows.map(([, row]) => [levelName(row[index] ?? 'unknown')]),
        ],
      })),
    };
    return rows.length > 0
      ? {
          kind: 'fold',
          summary: [`${unifiedLabel}: ${table.columns.length} PMSs`],
          blocks: [...noteOf(table), byRow],
        }
      : unifiedLine(table, undefined, link);
  });
  const table = supportFor(resource.folder);
  const fromGuides = (table?.columns ?? []).map((column): Block => {
    const given = table ? cellsOf(table, column) : [];
    const notes = column.page.startsWith(`${name}/`) ? notesOf(given, link) : [];
    return supportLine(column.label, given, [...chipsByLevel(given, link), ...notes]);
  });
  return section(unified, fromGuides);
}

/** Renders the heading, the lines for the unified API, and the lines for the PMSs' own APIs with their origin. */
function section(unified: Block[], fromGuides: Block[], origin = guidesOrigin): Block[] {
  if (unified.length + fromGuides.length === 0) return [];
  const opening: Block[] = fromGuides.length > 0 ? [{kind: 'text', content: origin}] : [];
  return [heading, ...unified, ...opening, ...fromGuides];
}

/** The HTTP methods of a column, by the suffix of its key. A column without a suffix is about all methods. */
const methodsBySuffix: Record<string, string[]> = {
  Read: ['get'],
  Create: ['post'],
  Update: ['put', 'patch'],
};

const methodsOf = ({key}: Column): string[] | undefined =>
  methodsBySuffix[/(Read|Create|Update)$/.exec(key)?.[0] ?? ''];

/** Returns the label of a column; for data that an API can read and write, with the direction that the list counts. */
const labelOf = ({key, label}: Column, use: 'read' | 'write') =>
  writable.includes(key) ? `${label}: ${use}` : label;

/**
 * Renders "Support by PMS" on an operation page.
 *
 * @throws ProblemError if the front matter of a guide is invalid
 */
export function supportOfOperation(
  operation: Operation | UnknownOperation,
  contract: Contract,
): Block[] {
  const {api} = operation;
  const link = systemLinks();
  const ofCall = unifiedOfOperation(operation, contract.apis[api], link);
  // The contract's table of this operation is more precise than the guides' tables, which cover the whole resource.
  if (ofCall.length > 0) return section(ofCall, []);
  const method = operation.kind === 'unknown' ? undefined : operation.method;
  const use = operation.isReading ? 'read' : 'write';
  const table = api === 'common' ? undefined : supportFor(operation.resource);
  const columns = (table?.columns ?? []).filter(
    (column) => method && (methodsOf(column)?.includes(method) ?? true),
  );
  const fromGuides = columns.map((column) =>
    countLine(labelOf(column, use), table ? cellsOf(table, column, use) : []),
  );
  return section([], fromGuides, columns[0] && originOf(columns[0]));
}

/** Returns the sentence above the lines of an operation page, with a link to the lists of the resource page. */
const originOf = ({page}: Column) =>
  parseInline(
    `The counts below are for each PMS's own API; Calry may support less. [Support by PMS](/docs/vacation-rental-api/${page}#support-by-pms) names the systems, and those that Calry is known to support.`,
  );

/** Renders the number of PMSs that support something, and how many of them have which mark. */
function countLine(label: string, given: Given[]): Block {
  const words = given.flatMap(({answer, mark}) =>
    answer === 'yes' && mark ? (mark.split(':')[0] ?? []) : [],
  );
  const counts = groupBy(words, (word) => word).map(([word, same]) => `${same.length} ${word}`);
  const marks = counts.length > 0 ? ` (${counts.join(', ')})` : '';
  const unknown = countOf(given, 'unknown');
  const others = unknown > 0 ? `; ${unknown} unknown` : '';
  const count = ` ${countOf(given, 'yes')} of ${given.length} PMSs${marks}${others}.`;
  return {kind: 'text', content: [{strong: [`${phrase(label)}:`]}, count]};
}
