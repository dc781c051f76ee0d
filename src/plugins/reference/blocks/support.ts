// Renders "Support by PMS" on resource and operation pages, from the contract and the PMS guides.
import {loadGuides, supportFor, type SupportTable} from '../../pms/model';
import {operationNamed} from '../contract/find';
import type {
  Contract,
  Description,
  Entity,
  Operation,
  Resource,
  UnifiedSupport,
  UnknownOperation,
} from '../contract/model';
import type {Block} from './blocks';
import {type TextPart, parseInline} from './inline';
import {operationLink} from './links';

const words: Record<string, string> = {
  yes: 'Yes',
  no: 'No',
  planned: 'Planned',
  unknown: 'Unknown',
};

const word = (value: string) => words[value] ?? value;

/** Sort position of a support level: the order of `words`, then all other levels. */
const rank = (value: string) => (value in words ? Object.keys(words).indexOf(value) : Infinity);

type Column = SupportTable['columns'][number];

/** Returns the support level of each PMS in one column of the guides' table. */
function cellsOf({columns, rows}: SupportTable, {key}: Column) {
  const index = columns.findIndex((column) => column.key === key);
  return rows.map(({slug, name, cells}) => {
    const {support, note} = cells[index] ?? {support: 'unknown'};
    return {slug, name, answer: support, note};
  });
}

type System = {name: string; href?: string};

type SystemLink = (slug: string) => System;

/** Returns a function that maps a slug to the name of the PMS, and to the path of its guide if there is one. */
function systemLinks(): SystemLink {
  const guides = new Map(loadGuides().map(({slug, title}) => [slug, title]));
  return (slug) => {
    const name = guides.get(slug);
    if (name) return {name, href: `/docs/PMS%20Specific%20Guides/${slug}`};
    return {name: slug.charAt(0).toUpperCase() + slug.slice(1)};
  };
}

const systemText = ({name, href}: System): TextPart => (href ? {href, text: [name]} : name);

const heading: Block = {kind: 'heading', depth: 2, text: 'Support by PMS', id: 'support-by-pms'};

function origin({note}: UnifiedSupport): TextPart[] {
  return parseInline(`**Through the unified API.**${note ? ` ${note}` : ''}`);
}

const guidesOrigin = parseInline(
  "**In the PMSs' own APIs.** The unified API may support less. Sources: [PMS guides](/docs/PMS%20Specific%20Guides).",
);

/** Groups the PMSs by support level. */
function answers(given: {slug: string; answer: string}[], link: SystemLink): Block[] {
  return [...new Set(given.map(({answer}) => answer))]
    .sort((a, b) => rank(a) - rank(b))
    .map((answer) => ({
      kind: 'chips',
      label: word(answer),
      items: given.filter((one) => one.answer === answer).map(({slug}) => link(slug)),
    }));
}

/** Lists the PMSs of a table that has no support levels. */
const namedOnly = ({columns}: UnifiedSupport, link: SystemLink): Block => ({
  kind: 'chips',
  label: 'Named',
  items: columns.map(link),
});

/** Whether an operation returns an entity, alone or in a list. */
const returns = ({responses}: Operation, {schema: {title}}: Entity) =>
  responses.some(({content}) => {
    const data = content?.schema.properties?.data;
    return title !== undefined && [data?.title, data?.items?.title].includes(title);
  });

/** Returns the best support level of the PMS in column `index` over all rows, such as the fields of an entity. */
const bestOf = (rows: string[][], index: number) =>
  rows.map((row) => row[index] ?? 'unknown').sort((a, b) => rank(a) - rank(b))[0] ?? 'unknown';

/** Renders the contract's support table of an operation or, without one, of the entity that the operation returns. */
function printedOf(
  operation: Operation | UnknownOperation,
  {entities}: Description,
  link: SystemLink,
): Block[] {
  const {operationId} = operation;
  const all = [...entities.values()];
  const own = [...operation.support, ...all.flatMap(({support}) => support)]
    .filter(({rows}) => rows[operationId])
    .map((table) => ({table, rows: [table.rows[operationId] ?? []]}));
  const returned = (operation.kind === 'unknown' || own.length > 0 ? [] : all)
    .filter((entity) => returns(operation as Operation, entity))
    .flatMap(({support}) => support)
    .map((table) => ({table, rows: Object.values(table.rows)}));
  const resourceRoute = operation.route.replace(/\/[^/]+$/, '');
  const byField = ` Inferred from the [support of each field](${resourceRoute}#support-by-pms).`;
  return [...new Set([...own, ...returned])].flatMap(({table, rows}): Block[] => {
    const given = table.columns.map((slug, index) => ({slug, answer: bestOf(rows, index)}));
    const isByField = own.length === 0 && rows.length > 0;
    return [
      {kind: 'text', content: [...origin(table), ...(isByField ? parseInline(byField) : [])]},
      ...(rows.length > 0 ? answers(given, link) : [namedOnly(table, link)]),
    ];
  });
}

/**
 * Renders "Support by PMS" on a resource page. The contract lists support through the unified API, and the guides list
 * support in the PMSs' own APIs.
 *
 * @throws ProblemError if the front matter of a guide is invalid
 */
export function supportOfResource(
  resource: Resource,
  entity: Entity | undefined,
  {name}: Description,
  contract: Contract,
): Block[] {
  const link = systemLinks();
  const rowName = (key: string): TextPart[] => {
    const operation = operationNamed(contract, `${name}/${key}`);
    return [operation ? operationLink(operation) : {code: key}];
  };
  const printed = (entity?.support ?? []).flatMap((table): Block[] => [
    {kind: 'text', content: origin(table)},
    Object.keys(table.rows).length === 0
      ? namedOnly(table, link)
      : {
          kind: 'table',
          label: 'Support through the unified API',
          head: [['PMS'], ...Object.keys(table.rows).map(rowName)],
          rows: table.columns.map((slug, index) => ({
            cells: [
              [systemText(link(slug))],
              ...Object.values(table.rows).map((row) => [word(row[index] ?? 'unknown')]),
            ],
          })),
        },
  ]);
  const table = supportFor(resource.folder);
  const guides = table
    ? [
        ...guidesTable(table, link),
        ...table.columns
          .filter(({page}) => page.startsWith(`${name}/`))
          .flatMap((column) => notesFold(column, notesOf(table, column))),
      ]
    : [];
  return printed.length + guides.length > 0 ? [heading, ...printed, ...guides] : [];
}

function guidesTable(table: SupportTable, link: SystemLink): Block[] {
  return [
    {kind: 'text', content: guidesOrigin},
    {
      kind: 'table',
      label: "Support in the PMSs' own APIs",
      head: [['PMS'], ...table.columns.map(({label}) => [label])],
      rows: table.rows.map(({slug, cells}) => ({
        cells: [[systemText(link(slug))], ...cells.map(({support}) => [word(support)])],
      })),
    },
  ];
}

/** The HTTP methods of a column, by the suffix of its key. A column without a suffix is about all methods. */
const narrow: Record<string, string[]> = {
  Read: ['get'],
  Create: ['post'],
  Update: ['put', 'patch'],
};

const methodsOf = ({key}: Column): string[] | undefined =>
  narrow[/(Read|Create|Update)$/.exec(key)?.[0] ?? ''];

type Note = {name: string; answer: string; note: string};

/** Lists the guides' notes on a column, except notes on unknown support. Empty for a column about certain methods. */
function notesOf(table: SupportTable, column: Column): Note[] {
  if (methodsOf(column)) return [];
  return cellsOf(table, column).flatMap(({name, answer, note}) =>
    note && answer !== 'unknown' ? [{name, answer, note}] : [],
  );
}

/** Renders the notes on a column, such as which PMSs are read-only, in a collapsed section. */
function notesFold({key, label}: Column, notes: Note[]): Block[] {
  if (notes.length === 0) return [];
  const items = notes.map(({name, answer, note}): TextPart[] => [
    {strong: [name]},
    answer === 'yes' ? ': ' : ` (${word(answer).toLowerCase()}): `,
    ...parseInline(note),
  ]);
  const summary = [`Notes by PMS: ${label.toLowerCase()}`];
  return [{kind: 'fold', id: `notes-${key}`, summary, blocks: [{kind: 'list', items}]}];
}

/** Explains what "Yes" means for an operation, with a link to the notes on the resource page. */
function readingOfYes(table: SupportTable, columns: Column[], writes: boolean): TextPart[] {
  const noted = columns.find((column) => notesOf(table, column).length > 0);
  const isGeneral = columns.some((column) => !methodsOf(column));
  if (!noted) return writes && isGeneral ? [' "Yes" may mean read-only.'] : [];
  const says = writes ? '"Yes" may mean read-only' : '"Yes" may have limits';
  return parseInline(
    ` ${says}: see the [notes by PMS](/docs/vacation-rental-api/${noted.page}#support-by-pms).`,
  );
}

/**
 * Renders "Support by PMS" on an operation page, with a line for each support level.
 *
 * @throws ProblemError if the front matter of a guide is invalid
 */
export function supportOfOperation(
  operation: Operation | UnknownOperation,
  contract: Contract,
): Block[] {
  const {description} = operation;
  const link = systemLinks();
  const printed = printedOf(operation, contract.descriptions[description], link);
  // The contract's table of this operation is more precise than the guides' tables, which cover the whole resource.
  if (operation.support.length > 0) return [heading, ...printed];
  const method = operation.kind === 'unknown' ? undefined : operation.method;
  const table = description === 'common' ? undefined : supportFor(operation.resource);
  const columns = (table?.columns ?? []).filter(
    (column) => method && (methodsOf(column)?.includes(method) ?? true),
  );
  if (!table || columns.length === 0) return printed.length > 0 ? [heading, ...printed] : [];
  const reading = readingOfYes(table, columns, method !== 'get');
  return [
    heading,
    ...printed,
    {kind: 'text', content: [...guidesOrigin, ...reading]},
    ...columns.flatMap((column): Block[] => [
      {kind: 'text', content: [{strong: [`${column.label}.`]}]},
      ...answers(cellsOf(table, column), link),
    ]),
  ];
}
