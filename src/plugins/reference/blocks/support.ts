// Renders "Support by PMS" on resource and operation pages, from the contract and the PMS guides.
import {guideRoute} from '../../pms/model/derive';
import {loadGuides} from '../../pms/model/load';
import {supportFor, type SupportTable} from '../../pms/model/support';
import {standingWords, writable} from '../../pms/model/vocabulary';
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
  "In each PMS's own API (Calry may support less: see the [PMS's guide](/docs/PMS%20Specific%20Guides)):",
);

const systemText = ({name, href}: System): TextPart => (href ? {href, text: [name]} : name);

const heading: Block = {kind: 'heading', depth: 2, text: 'Support by PMS', id: 'support-by-pms'};

/** Returns the support levels that occur, the best first. */
const levelsOf = (given: Given[]): string[] =>
  [...new Set(given.map(({answer}) => answer))].sort((a, b) => rank(a) - rank(b));

/** Names the PMSs with a support level, each with its mark. */
const namesOf = (given: Given[], level: string, link: SystemLink): TextPart[] =>
  given
    .filter(({answer}) => answer === level)
    .flatMap(({slug, mark}, index): TextPart[] => [
      ...(index > 0 ? [', '] : []),
      systemText(link(slug)),
      ...(mark && level !== 'unknown' ? [` (${mark})`] : []),
    ]);

/** Names the PMSs, in a line for each support level. */
const namesByLevel = (given: Given[], link: SystemLink): MarkupBlock => ({
  kind: 'list',
  isNames: true,
  items: levelsOf(given).map((level) => [
    {strong: [levelName(level)]},
    ': ',
    ...namesOf(given, level, link),
    '.',
  ]),
});

/** Lists the guides' notes under a label, except notes on unknown support. */
function notesOf(given: Given[], link: SystemLink): MarkupBlock[] {
  const items = given
    .filter(({answer, note}) => note && answer !== 'unknown')
    .map(({slug, answer, note = '', mark}): TextPart[] => [
      {strong: [link(slug).name]},
      remarksOf(answer, mark),
      ...parseInline(note),
    ]);
  if (items.length === 0) return [];
  return [
    {kind: 'text', content: [{strong: ['Notes']}]},
    {kind: 'list', items},
  ];
}

/** Returns the level, unless it is "yes", and the mark: ` (none; reported): `. */
function remarksOf(answer: string, mark = ''): string {
  const remarks = [answer === 'yes' ? '' : levelName(answer).toLowerCase(), mark].filter(Boolean);
  return remarks.length > 0 ? ` (${remarks.join('; ')}): ` : ': ';
}

/** Returns the label of a direction as a task: "Reservations: create" becomes "Create reservations". */
const phrase = (label: string) =>
  label.replace(
    /^(.)(.+): (.)(.+)$/,
    (_, first: string, what: string, initial: string, use: string) =>
      `${initial.toUpperCase()}${use} ${first.toLowerCase()}${what}`,
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

/** Renders support through the unified API, of which the contract has a list. */
const unifiedLine = (given: Given[], blocks: MarkupBlock[]): Block =>
  supportLine(unifiedLabel, given, blocks, listedCount(given));

/** Returns the support in a list of the contract. A list without rows only names the PMSs. */
const unifiedGiven = ({columns}: UnifiedSupport, rows: string[][]): Given[] =>
  columns.map((slug, index) => ({slug, answer: rows.length > 0 ? bestOf(rows, index) : 'yes'}));

/** Counts the PMSs of a list, which has fewer than there are guides: "6 of 6" would look like all of them. */
function listedCount(given: Given[]): string {
  const yes = countOf(given, 'yes');
  if (yes < given.length) return `${yes} of ${given.length} listed PMSs`;
  return `${yes} ${yes === 1 ? 'PMS' : 'PMSs'}`;
}

/** Whether an operation returns an entity, alone or in a list. */
const returns = ({responses}: Operation, {schema: {title}}: Entity) =>
  responses.some(({content}) => {
    const data = content?.schema.properties?.data;
    return title !== undefined && [data?.title, data?.items?.title].includes(title);
  });

/** Returns the best support level of the PMS in column `index` over all rows, such as the fields of an entity. */
const bestOf = (rows: string[][], index: number) =>
  rows.map((row) => row[index] ?? 'unknown').sort((a, b) => rank(a) - rank(b))[0] ?? 'unknown';

/** Renders the contract's support for an operation. */
function unifiedOfOperation(
  {operationId, support}: Operation | UnknownOperation,
  {entities}: Api,
  link: SystemLink,
): Block[] {
  return [...support, ...[...entities.values()].flatMap((entity) => entity.support)]
    .flatMap((table) => {
      const row = table.rows[operationId];
      return row ? [unifiedGiven(table, [row])] : [];
    })
    .map((given) => unifiedLine(given, [namesByLevel(given, link)]));
}

/** Renders the contract's support for the entity that an operation returns. */
function unifiedOfEntity(operation: Operation, {entities}: Api, link: SystemLink): Block[] {
  const all = [...entities.values()];
  const resourceRoute = operation.route.replace(/\/[^/]+$/, '');
  const byField = parseInline(
    `Inferred from the [support of each field](${resourceRoute}#support-by-pms).`,
  );
  return all
    .filter((entity) => returns(operation, entity))
    .flatMap(({support}) => support)
    .map((table) => {
      const rows = Object.values(table.rows);
      const given = unifiedGiven(table, rows);
      const more: MarkupBlock[] =
        rows.length > 0 ? [{kind: 'text', content: byField}] : noteOf(table);
      return unifiedLine(given, [namesByLevel(given, link), ...more]);
    });
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
    const given = unifiedGiven(table, Object.values(table.rows));
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
    return unifiedLine(given, [
      ...noteOf(table),
      rows.length > 0 ? byRow : namesByLevel(given, link),
    ]);
  });
  const table = supportFor(resource.folder);
  const fromGuides = (table?.columns ?? []).map((column): Block => {
    const given = table ? cellsOf(table, column) : [];
    const notes = column.page.startsWith(`${name}/`) ? notesOf(given, link) : [];
    const label = writable.includes(column.key) ? `${column.label} (read or write)` : column.label;
    return supportLine(label, given, [namesByLevel(given, link), ...notes]);
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
  const unified =
    operation.kind === 'unknown' ? [] : unifiedOfEntity(operation, contract.apis[api], link);
  const method = operation.kind === 'unknown' ? undefined : operation.method;
  const use = operation.isReading ? 'read' : 'write';
  const table = api === 'common' ? undefined : supportFor(operation.resource);
  const columns = (table?.columns ?? []).filter(
    (column) => method && (methodsOf(column)?.includes(method) ?? true),
  );
  const fromGuides = columns.map((column) =>
    exceptionsLine(labelOf(column, use), table ? cellsOf(table, column, use) : [], link),
  );
  return section(unified, fromGuides, columns[0] && originOf(columns[0]));
}

/** Returns the sentence above the lines of an operation page, with a link to the lists of the resource page. */
const originOf = ({page}: Column) =>
  parseInline(
    `In each PMS's own API ([full list](/docs/vacation-rental-api/${page}#support-by-pms); Calry may support less):`,
  );

/** The number of PMSs with support from which a line names the others. */
const namedAtMost = 16;

/** Renders support in one line, which names the PMSs that support something or, if these are many, the others. */
function exceptionsLine(label: string, given: Given[], link: SystemLink): Block {
  const levels = levelsOf(given);
  const [mostOthers] = levels
    .filter((level) => level !== 'yes')
    .sort((a, b) => countOf(given, b) - countOf(given, a));
  const unnamed = countOf(given, 'yes') > namedAtMost ? 'yes' : mostOthers;
  const named = levels.flatMap((level): TextPart[] => {
    if (level === unnamed) return level === 'yes' ? [] : [` ${levelName(level)}: all others.`];
    return [` ${levelName(level)}: `, ...namesOf(given, level, link), '.'];
  });
  const marks = unnamed === 'yes' ? markCounts(given) : '';
  const count = `${countOf(given, 'yes')} of ${given.length} PMSs${marks}.`;
  return {
    kind: 'text',
    content: [{strong: [`${phrase(label)}:`]}, ` ${count}`, ...named],
  };
}

/** Returns how many PMSs that support something have a mark, such as ` (9 reported, 2 inferred)`. */
function markCounts(given: Given[]): string {
  const words = given.flatMap(({answer, mark}) =>
    answer === 'yes' && mark ? (mark.split(':')[0] ?? []) : [],
  );
  const counts = groupBy(words.sort(), (word) => word).map(
    ([word, same]) => `${same.length} ${word}`,
  );
  return counts.length > 0 ? ` (${counts.join(', ')})` : '';
}
