import {loadSystems, supportFor, type SupportTable as GuideSupport} from '../../pms/model';
import type {Support} from '../../pms/model/vocabulary';
import {operationNamed} from '../contract/find';
import type {
  Contract,
  Description,
  Entity,
  Operation,
  Resource,
  SupportTable,
  UnknownOperation,
} from '../contract/model';
import type {Block} from './blocks';
import {type Inline, inline, listed} from './inline';
import {operationLink} from './links';

const words: Record<string, string> = {
  yes: 'Yes',
  no: 'No',
  planned: 'Planned',
  unknown: 'Unknown',
};

const word = (value: string) => words[value] ?? value;

/** Answers in the order in which a reader wants them; what is said otherwise comes last. */
const rank = (value: string) => (value in words ? Object.keys(words).indexOf(value) : Infinity);

type Column = GuideSupport['columns'][number];

type SystemLink = (slug: string) => Inline;

/** Names systems as links to their guides; a system without a guide by its bare name. */
function systemLinks(): SystemLink {
  const guides = new Map(loadSystems().map(({slug, title}) => [slug, title]));
  return (slug) => {
    const name = guides.get(slug);
    if (name) return {href: `/docs/PMS%20Specific%20Guides/${slug}`, text: [name]};
    return slug.charAt(0).toUpperCase() + slug.slice(1);
  };
}

const heading: Block = {kind: 'heading', depth: 2, text: 'Support by PMS', id: 'support-by-pms'};

function origin({note}: SupportTable): Inline[] {
  return [{strong: ['Through the unified API.']}, ...(note ? [' ', ...inline(note)] : [])];
}

const guidesOrigin: Inline[] = [
  {strong: ["In the PMSs' own APIs."]},
  ' The unified API may support less. Sources: ',
  {href: '/docs/PMS%20Specific%20Guides', text: ['PMS guides']},
  '.',
];

/** A line for each answer, with the systems that give it. */
function answers(given: {slug: string; answer: string}[], link: SystemLink): Inline[][] {
  return [...new Set(given.map(({answer}) => answer))]
    .sort((a, b) => rank(a) - rank(b))
    .map((answer) => [
      {strong: [word(answer)]},
      ': ',
      ...listed(given.filter((one) => one.answer === answer).map(({slug}) => link(slug))),
      '.',
    ]);
}

/** The systems of a list that has no answers. */
const namedOnly = ({columns}: SupportTable, link: SystemLink): Block => ({
  kind: 'text',
  content: [{strong: ['Named']}, ': ', ...listed(columns.map(link)), '.'],
});

/** Whether an operation returns an entity, or a list of it. */
const returns = ({responses}: Operation, {schema: {title}}: Entity) =>
  responses.some(({content}) => {
    const data = content?.schema.properties?.data;
    return title !== undefined && [data?.title, data?.items?.title].includes(title);
  });

/** The best answer for any field of an entity, system by system. */
const bestOf = (rows: string[][], index: number) =>
  rows.map((row) => row[index] ?? 'unknown').sort((a, b) => rank(a) - rank(b))[0] ?? 'unknown';

/** What the contract says of the support of an operation: of itself, else of the entity that it returns. */
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
  const byField: Inline = {
    href: `${operation.route.replace(/\/[^/]+$/, '')}#support-by-pms`,
    text: ['support of each field'],
  };
  return [...new Set([...own, ...returned])].flatMap(({table, rows}): Block[] => {
    const given = table.columns.map((slug, index) => ({slug, answer: bestOf(rows, index)}));
    const isByField = own.length === 0 && rows.length > 0;
    return [
      {
        kind: 'text',
        content: [...origin(table), ...(isByField ? [' Inferred from the ', byField, '.'] : [])],
      },
      rows.length > 0 ? {kind: 'list', items: answers(given, link)} : namedOnly(table, link),
    ];
  });
}

/**
 * Support by system on a resource page: what the contract says of the unified API, and what the guides know of the systems' own APIs.
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
  const rowName = (key: string): Inline[] => {
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
              [link(slug)],
              ...Object.values(table.rows).map((row) => [word(row[index] ?? 'unknown')]),
            ],
          })),
        },
  ]);
  const table = supportFor(resource.folder);
  const guides = [
    ...guidesTable(table, link),
    ...(table?.columns ?? [])
      .filter(({page}) => page.startsWith(`${name}/`))
      .flatMap((column) => notesFold(column, notesOf(table, column.key))),
  ];
  return printed.length + guides.length > 0 ? [heading, ...printed, ...guides] : [];
}

function guidesTable(table: GuideSupport | undefined, link: SystemLink): Block[] {
  if (!table) return [];
  return [
    {kind: 'text', content: guidesOrigin},
    {
      kind: 'table',
      label: "Support in the PMSs' own APIs",
      head: [['PMS'], ...table.columns.map(({label}) => [label])],
      rows: table.rows.map(({slug, cells}) => ({
        cells: [[link(slug)], ...cells.map(({support}) => [word(support)])],
      })),
    },
  ];
}

/** Whether a column of the guides is about one thing that operations do, not about a whole resource. */
const isNarrow = (key: string) => /(?:Read|Create|Update)$/.test(key);

type Note = {name: string; support: Support; note: string};

/** What the guides note of a column, system by system; nothing of a narrow one, whose answer says enough, nor of an unknown one. */
function notesOf(table: GuideSupport | undefined, key: Column['key']): Note[] {
  if (!table || isNarrow(key)) return [];
  const index = table.columns.findIndex((column) => column.key === key);
  return table.rows.flatMap(({name, cells}) => {
    const {support, note} = cells[index] ?? {};
    return support && support !== 'unknown' && note ? [{name, support, note}] : [];
  });
}

/** The notes of a column: some systems can be written, others are read alone, and some have the data elsewhere. */
function notesFold({key, label}: Column, notes: Note[]): Block[] {
  if (notes.length === 0) return [];
  const items = notes.map(({name, support, note}): Inline[] => {
    const answer = support === 'yes' ? ': ' : ` (${word(support).toLowerCase()}): `;
    return [{strong: [name]}, answer, ...inline(note)];
  });
  const summary = [`Notes by PMS: ${label.toLowerCase()}`];
  return [{kind: 'fold', id: `notes-${key}`, summary, blocks: [{kind: 'list', items}]}];
}

/** How an operation's "Yes" has to be read, with the way to the notes on the page of the resource. */
function readingOfYes(table: GuideSupport, columns: Column[], writes: boolean): Inline[] {
  const noted = columns.find(({key}) => notesOf(table, key).length > 0);
  const isGeneral = columns.some(({key}) => !isNarrow(key));
  if (!noted) return writes && isGeneral ? [' "Yes" may mean reading alone.'] : [];
  const href = `/docs/vacation-rental-api/${noted.page}#support-by-pms`;
  const says = writes ? ' "Yes" may mean reading alone' : ' "Yes" may have limits';
  return [`${says}: see the `, {href, text: ['notes by PMS']}, '.'];
}

/** Whether a column of the guides is about what an operation does; most are about the whole resource. */
function concerns(key: string, operation: Operation | UnknownOperation): boolean {
  if (operation.kind === 'unknown') return false;
  const {method} = operation;
  if (key.endsWith('Read')) return method === 'get';
  if (key.endsWith('Create')) return method === 'post';
  if (key.endsWith('Update')) return method === 'put' || method === 'patch';
  return true;
}

/**
 * Support by system on an operation page, as a line for each answer.
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
  // Where the call has a list of its own, what the systems' own APIs have of the resource answers another question.
  if (operation.support.length > 0) return [heading, ...printed];
  const table = description === 'common' ? undefined : supportFor(operation.resource);
  const writes = operation.kind !== 'unknown' && operation.method !== 'get';
  const columns = (table?.columns ?? []).filter(({key}) => concerns(key, operation));
  const guides = columns.flatMap(({key, label}): Block[] => {
    const index = table?.columns.findIndex((column) => column.key === key) ?? -1;
    const given = (table?.rows ?? []).map(({slug, cells}) => ({
      slug,
      answer: cells[index]?.support ?? 'unknown',
    }));
    return [
      {kind: 'text', content: [{strong: [`${label}.`]}]},
      {kind: 'list', items: answers(given, link)},
    ];
  });
  const from = table ? [...guidesOrigin, ...readingOfYes(table, columns, writes)] : guidesOrigin;
  const own: Block[] = guides.length > 0 ? [{kind: 'text', content: from}, ...guides] : [];
  return printed.length + own.length > 0 ? [heading, ...printed, ...own] : [];
}
