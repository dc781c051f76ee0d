import {systems} from '../../data/systems';
import type {Contract, Entity, Operation, SupportTable} from '../model';
import type {Block, Inline} from './blocks';
import {inline, join} from './inline';
import {addressLabel, dateLabel} from './sources';

const guides: ReadonlyMap<string, string> = new Map(systems);

/** A system by its name, as a link to its guide when it has one. */
function system(slug: string): Inline {
  const name = guides.get(slug);
  if (name) return {href: `/docs/PMS%20Specific%20Guides/${slug}`, text: [name]};
  return slug.charAt(0).toUpperCase() + slug.slice(1);
}

const words: Record<string, string> = {yes: 'Yes', no: 'No', planned: 'Planned'};

const word = (value: string) => words[value] ?? value;

function origin({source, note, read}: SupportTable): Inline[] {
  return [
    ...(note ? [...inline(note), ' '] : []),
    `Printed on `,
    {code: addressLabel(source)},
    `, read on ${dateLabel(read)}.`,
  ];
}

/**
 * Support by system on a resource page: one table for each page that printed one.
 *
 * @param contract names the operations whose ids stand in the rows
 */
export function supportOfEntity(entity: Entity, version: string, contract: Contract): Block[] {
  const tables = [...new Set(entity.support)];
  if (tables.length === 0) return [];
  const rowName = (key: string): Inline[] => {
    const operation = contract.operations.get(`${version}/${key}`);
    return operation ? [{href: operation.route, text: [operation.summary]}] : [{code: key}];
  };
  return [
    {kind: 'heading', depth: 2, text: 'Support by PMS', id: 'support-by-pms'},
    ...tables.flatMap((table): Block[] => [
      {kind: 'text', content: origin(table)},
      {
        kind: 'table',
        label: 'Support by PMS',
        head: [['PMS'], ...Object.keys(table.rows).map(rowName)],
        rows: table.columns.map((slug, index) => ({
          cells: [
            [system(slug)],
            ...Object.values(table.rows).map((row) => [word(row[index] ?? 'not published')]),
          ],
        })),
      },
    ]),
  ];
}

/** Support by system on an operation page, where a public page has it: a line for each answer. */
export function supportOfOperation(operation: Operation, contract: Contract): Block[] {
  const {description, operationId} = operation;
  const known = [...contract.descriptions[description].entities.values()].flatMap(
    ({support}) => support,
  );
  const tables = [...new Set([...operation.support, ...known])].filter(
    ({rows}) => rows[operationId],
  );
  if (tables.length === 0) return [];
  return [
    {kind: 'heading', depth: 2, text: 'Support by PMS', id: 'support-by-pms'},
    ...tables.flatMap((table): Block[] => {
      const row = table.rows[operationId] ?? [];
      const answers = [...new Set(row)];
      return [
        {kind: 'text', content: origin(table)},
        {
          kind: 'list',
          items: answers.map((answer) => [
            {strong: [word(answer)]},
            ': ',
            ...join(
              table.columns
                .filter((_, index) => row[index] === answer)
                .map((slug) => [system(slug)]),
              ', ',
            ),
            '.',
          ]),
        },
      ];
    }),
  ];
}
