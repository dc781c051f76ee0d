/* oxlint-disable jsx-a11y/no-redundant-roles -- cards lose the implied roles */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- the same */
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
 * The comparison as static HTML, complete without script. Each row has data attributes for filters and order
 * (src/pms/Comparison). On narrow screens the rows of the first table become cards that unfold and show the data of
 * the second too. Roles are explicit, because screen readers don't announce an element as a table when CSS displays
 * it otherwise.
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

/** Attributes of a cell that only cards show. */
const cardOnly = {className: 'pms-exposed', 'data-mdast': 'ignore'};

function Table({id, title, columns, guides}: ComparisonTable & {guides: readonly Guide[]}) {
  return (
    <div className={`table-frame pms-compare pms-compare--${id}`}>
      <table role="table">
        <caption>{title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[nameColumn, ...columns].map(({label, by, onCards}) => (
              <th
                key={label}
                role="columnheader"
                scope="col"
                data-sort={by?.sorts && by.key}
                {...(onCards && cardOnly)}
              >
                <span>{label}</span>
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
          <label data-mdast="ignore">
            <input type="checkbox" name="pms" value={guide.slug} autoComplete="off" />
            <span className="sr-only">Select {guide.title}</span>
          </label>
        )}
        {nameColumn.cell(guide)}
      </th>
      {columns.map(({label, cell, onCards}, index) => (
        <td key={label} role="cell" data-label={label} {...(onCards && cardOnly)}>
          {cell(guide)}
          {/* In the first cell, which a folded card shows too: `details` isn't allowed in the head of a row. */}
          {isCard && index === 0 && (
            <details className="pms-unfold" data-mdast="ignore">
              <summary>
                Details<span className="sr-only"> of {guide.title}</span>
              </summary>
            </details>
          )}
        </td>
      ))}
    </tr>
  );
}
