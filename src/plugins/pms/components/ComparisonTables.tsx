/* oxlint-disable jsx-a11y/no-redundant-roles -- rows shown as cards lose their implicit roles */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- for the same reason */
import type {ReactNode} from 'react';
import type {Guide} from '../model/validate';
import {
  choices,
  type Column,
  type ComparisonTable,
  comparisonTables,
  dataOf,
  nameColumn,
} from './columns';

export {choices};

/**
 * Renders the comparison tables to static HTML that needs no JavaScript. `src/plugins/pms/Comparison` filters and sorts rows by
 * their data attributes. On narrow screens, the rows of the first table become expandable cards, which also show the
 * data of the second table. Roles are explicit, because CSS `display` removes the implicit roles of a table.
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

/** Attributes of a cell that is shown on cards only. */
const cardOnly = {className: 'pms-exposed', 'data-ignore': 'all'} as const;

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
            {shown.map(({label, width, by, onCards}, index) => (
              <th
                key={label}
                className={width && `pms-${width}`}
                role="columnheader"
                scope="col"
                data-sort={by?.sorts && by.key}
                {...(onCards && cardOnly)}
              >
                <Label text={label} before={shown[index - 1]?.label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {guides.map((guide) => (
            <Row key={guide.slug} guide={guide} columns={columns} isCard={id === 'connect'} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({guide, columns, isCard}: {guide: Guide; columns: Column[]; isCard: boolean}) {
  return (
    <tr role="row" {...dataOf(guide)} data-pms={guide.slug}>
      <th role="rowheader" scope="row">
        {isCard && (
          <label data-ignore="all">
            <input type="checkbox" name="pms" value={guide.slug} />
            <span className="sr-only">Select {guide.title}</span>
          </label>
        )}
        {nameColumn.cell(guide)}
      </th>
      {columns.map(({label, cell, onCards}, index) => (
        <td key={label} role="cell" data-label={label} {...(onCards && cardOnly)}>
          {cell(guide)}
          {/* A row header can't contain `details`. Collapsed cards show the first data cell, so `details` is there. */}
          {isCard && index === 0 && (
            <details className="pms-unfold" data-ignore="all">
              <summary aria-label={`Details of ${guide.title}`}>Details</summary>
            </details>
          )}
        </td>
      ))}
    </tr>
  );
}
