import type {ReactNode} from 'react';
import type {Guide} from '../../model/validate';
import {type Column, type ComparisonTable, comparisonTables, nameColumn} from './columns';
import {dataOf} from './filters';

/**
 * Renders the comparison tables to static HTML that needs no JavaScript. `src/plugins/pms/comparison` filters rows by
 * their data attributes.
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

function Table({id, title, columns, guides}: ComparisonTable & {guides: readonly Guide[]}) {
  return (
    <div
      className={`table-frame pms-compare pms-compare--${id}`}
      data-part="comparison"
      data-kind={id}
      data-ignore="search"
    >
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {[nameColumn, ...columns].map(({label, group, use}, index, {[index - 1]: before}) => (
              <th key={label} scope="col">
                {use && before?.group === group ? (
                  // The name of the group is visible in its first column only.
                  <>
                    <span className="sr-only">{group}: </span>
                    {use}
                  </>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
    <tr {...dataOf(guide)} data-pms={guide.slug}>
      <th scope="row">
        {isSelectable && (
          <label data-ignore="all">
            <input type="checkbox" name="pms" value={guide.slug} />
            <span className="sr-only">Select {guide.title}</span>
          </label>
        )}
        {nameColumn.cell(guide)}
      </th>
      {columns.map(({label, cell}) => (
        <td key={label} data-label={label}>
          {cell(guide)}
        </td>
      ))}
    </tr>
  );
}
