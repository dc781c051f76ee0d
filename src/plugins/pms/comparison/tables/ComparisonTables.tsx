/* oxlint-disable jsx-a11y/no-redundant-roles -- tables shown as grids lose their implicit roles */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- for the same reason */
import type {ReactNode} from 'react';
import type {Guide} from '../../model/validate';
import {
  type Column,
  type ComparisonTable,
  comparisonTables,
  dataOf,
  filters,
  nameColumn,
} from './columns';

export {filters};

/**
 * Renders the comparison tables to static HTML that needs no JavaScript. `src/plugins/pms/comparison` filters and sorts rows by
 * their data attributes. Roles are explicit, because CSS `display` removes the implicit roles of a table.
 */
export default function ComparisonTables({guides}: {guides: readonly Guide[]}): ReactNode {
  return (
    <>
      {comparisonTables.map((table) => (
        <Table key={table.id} {...table} guides={guides} />
      ))}
    </>
  );
}

/**
 * Renders the label of a column. If neighbouring labels start with the same word, such as "Reservations:", the style
 * sheet shows this word only once.
 */
function Label({text, before = ''}: {text: string; before?: string}) {
  const [word = '', rest] = text.split(/(?<=:)/);
  if (!rest) return <span>{text}</span>;
  return (
    <span>
      <span className={before.startsWith(word) ? 'pms-repeated' : 'pms-shared'}>{word}</span>
      {rest}
    </span>
  );
}

function Table({id, title, columns, guides}: ComparisonTable & {guides: readonly Guide[]}) {
  const shown = [nameColumn, ...columns];
  return (
    <div
      className={`table-frame pms-compare pms-compare--${id}`}
      data-part="comparison"
      data-kind={id}
      data-ignore="search"
    >
      <table role="table">
        <caption>{title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {shown.map(({label, width, by}, index) => (
              <th
                key={label}
                className={width && `pms-${width}`}
                role="columnheader"
                scope="col"
                data-sort={by?.sorts && by.key}
              >
                <Label text={label} before={shown[index - 1]?.label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {guides.map((guide) => (
            <Row key={guide.slug} guide={guide} columns={columns} isSelectable={id === 'connect'} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = {guide: Guide; columns: Column[]; isSelectable: boolean};

function Row({guide, columns, isSelectable}: RowProps) {
  return (
    <tr role="row" {...dataOf(guide)} data-pms={guide.slug}>
      <th role="rowheader" scope="row">
        {isSelectable && (
          <label data-ignore="all">
            <input type="checkbox" name="pms" value={guide.slug} />
            <span className="sr-only">Select {guide.title}</span>
          </label>
        )}
        {nameColumn.cell(guide)}
      </th>
      {columns.map(({label, cell}) => (
        <td key={label} role="cell" data-label={label}>
          {cell(guide)}
        </td>
      ))}
    </tr>
  );
}
