import type {ReactNode} from 'react';
import type {Guide} from '../../model/validate';
import {type Column, type ComparisonTable, comparisonTables} from './columns';
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

type TableProps = ComparisonTable & {guides: readonly Guide[]};

function Table({id, title, note, name, columns, guides}: TableProps) {
  return (
    <div
      className={`table-frame pms-compare pms-compare--${id}`}
      data-part="comparison"
      data-kind={id}
      data-ignore="search"
    >
      <table>
        <caption>
          {title} {note && <small>{note}</small>}
        </caption>
        <thead>
          <tr>
            {[name, ...columns].map(({label, group, use}, index, {[index - 1]: before}) => (
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
            <Row
              key={guide.slug}
              guide={guide}
              name={name}
              columns={columns}
              isSelectable={id === 'connect'}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = {guide: Guide; name: Column; columns: Column[]; isSelectable: boolean};

function Row({guide, name, columns, isSelectable}: RowProps) {
  return (
    <tr {...dataOf(guide)} data-pms={guide.slug}>
      <th scope="row">
        {isSelectable && (
          <label data-ignore="all">
            <input type="checkbox" name="pms" value={guide.slug} />
            <span className="sr-only">Select {guide.title}</span>
          </label>
        )}
        {name.cell(guide)}
      </th>
      {columns.map(({label, cell}) => (
        <td key={label} data-label={label}>
          {cell(guide)}
        </td>
      ))}
    </tr>
  );
}
