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
import {type TextPart, inline} from './inline';
import {operationLink} from './links';

const words: Record<string, string> = {
  yes: 'Yes',
  no: 'No',
  planned: 'Planned',
  unknown: 'Unknown',
};

const word = (value: string) => words[value] ?? value;

/** Sorts values of support in the order of the words above, others last. */
const rank = (value: string) => (value in words ? Object.keys(words).indexOf(value) : Infinity);

type Column = SupportTable['columns'][number];

/** What each system has in a column of the guides. */
function cellsOf({columns, rows}: SupportTable, {key}: Column) {
  const index = columns.findIndex((column) => column.key === key);
  return rows.map(({slug, name, cells}) => {
    const {support, note} = cells[index] ?? {support: 'unknown'};
    return {slug, name, answer: support, note};
  });
}

type System = {name: string; href?: string};

type SystemLink = (slug: string) => System;

/** Names systems with the addresses of their guides; a system without a guide by its bare name. */
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
  return inline(`**Through the unified API.**${note ? ` ${note}` : ''}`);
}

const guidesOrigin = inline(
  "**In the PMSs' own APIs.** The unified API may support less. Sources: [PMS guides](/docs/PMS%20Specific%20Guides).",
);

/** A group for each value of support, with its systems. */
function answers(given: {slug: string; answer: string}[], link: SystemLink): Block[] {
  return [...new Set(given.map(({answer}) => answer))]
    .sort((a, b) => rank(a) - rank(b))
    .map((answer) => ({
      kind: 'chips',
      label: word(answer),
      items: given.filter((one) => one.answer === answer).map(({slug}) => link(slug)),
    }));
}

/** Systems that are listed without a value of support. */
const namedOnly = ({columns}: UnifiedSupport, link: SystemLink): Block => ({
  kind: 'chips',
  label: 'Named',
  items: columns.map(link),
});

/** Whether an operation returns an entity, or a list of it. */
const returns = ({responses}: Operation, {schema: {title}}: Entity) =>
  responses.some(({content}) => {
    const data = content?.schema.properties?.data;
    return title !== undefined && [data?.title, data?.items?.title].includes(title);
  });

/** The best support for any field of an entity in one system. */
const bestOf = (rows: string[][], index: number) =>
  rows.map((row) => row[index] ?? 'unknown').sort((a, b) => rank(a) - rank(b))[0] ?? 'unknown';

/** The support of an operation in the contract: its own, else that of the entity that it returns. */
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
      {kind: 'text', content: [...origin(table), ...(isByField ? inline(byField) : [])]},
      ...(rows.length > 0 ? answers(given, link) : [namedOnly(table, link)]),
    ];
  });
}

/**
 * Support by system on a resource page: through the unified API (from the contract), and in the PMSs' own APIs (from
 * the guides).
 *
 * @throws WriterError when a guide has a mistake
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

/** The methods that a column is about, by the end of its key; other columns are about a whole resource. */
const narrow: Record<string, string[]> = {
  Read: ['get'],
  Create: ['post'],
  Update: ['put', 'patch'],
};

const methodsOf = ({key}: Column): string[] | undefined =>
  narrow[/(Read|Create|Update)$/.exec(key)?.[0] ?? ''];

type Note = {name: string; answer: string; note: string};

/** The notes of the guides on a column; none on a column about one method, or on unknown support. */
function notesOf(table: SupportTable, column: Column): Note[] {
  if (methodsOf(column)) return [];
  return cellsOf(table, column).flatMap(({name, answer, note}) =>
    note && answer !== 'unknown' ? [{name, answer, note}] : [],
  );
}

/** The notes of a column in a collapsed section, such as which systems are read-only. */
function notesFold({key, label}: Column, notes: Note[]): Block[] {
  if (notes.length === 0) return [];
  const items = notes.map(({name, answer, note}): TextPart[] => [
    {strong: [name]},
    answer === 'yes' ? ': ' : ` (${word(answer).toLowerCase()}): `,
    ...inline(note),
  ]);
  const summary = [`Notes by PMS: ${label.toLowerCase()}`];
  return [{kind: 'fold', id: `notes-${key}`, summary, blocks: [{kind: 'list', items}]}];
}

/** What "Yes" means for an operation, with a link to the notes on the page of the resource. */
function readingOfYes(table: SupportTable, columns: Column[], writes: boolean): TextPart[] {
  const noted = columns.find((column) => notesOf(table, column).length > 0);
  const isGeneral = columns.some((column) => !methodsOf(column));
  if (!noted) return writes && isGeneral ? [' "Yes" may mean read-only.'] : [];
  const says = writes ? '"Yes" may mean read-only' : '"Yes" may have limits';
  return inline(
    ` ${says}: see the [notes by PMS](/docs/vacation-rental-api/${noted.page}#support-by-pms).`,
  );
}

/**
 * Support by system on an operation page, as a line for each value.
 *
 * @throws WriterError when a guide has a mistake
 */
export function supportOfOperation(
  operation: Operation | UnknownOperation,
  contract: Contract,
): Block[] {
  const {description} = operation;
  const link = systemLinks();
  const printed = printedOf(operation, contract.descriptions[description], link);
  // The support of this call is known, so the support of the resource in the PMSs' own APIs would add nothing.
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
