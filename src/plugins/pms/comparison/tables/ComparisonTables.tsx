/* oxlint-disable jsx-a11y/no-redundant-roles -- tables shown as grids lose their implicit roles */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- for the same reason */
import {Fragment, type ReactNode} from 'react';
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
        <Fragment key={table.id}>
          <Title {...table} />
          <Table {...table} guides={guides} />
        </Fragment>
      ))}
    </>
  );
}

/** Separates the name of a group from its columns in labels such as "Reservations: read". */
const separator = ': ';

/** Renders the label of a column. The name of its group is in the row above it, if that is visible. */
function Label({text}: {text: string}) {
  const [rest, group] = text.split(separator).toReversed();
  return (
    <span>
      {group && <span className="pms-group">{group + separator}</span>}
      {rest}
    </span>
  );
}

/** Renders the row above the labels with the name of the group, over its columns. */
function GroupRow({labels}: {labels: string[]}) {
  const grouped = labels.filter((label) => label.includes(separator));
  const before = labels.indexOf(grouped[0] ?? '');
  if (before < 0) return null;
  return (
    <tr className="pms-groups" data-ignore="all">
      <td aria-hidden colSpan={before} />
      <th scope="colgroup" colSpan={grouped.length}>
        {grouped[0]?.split(separator)[0]}
      </th>
      <td aria-hidden colSpan={labels.length - before - grouped.length} />
    </tr>
  );
}

/** The signs of the second table: class, letters and meaning. */
const legend = [
  ['yes', '', 'yes'],
  ['short', 'R/W', 'read and write'],
  ['short', 'R', 'read'],
  ['short', 'W', 'write'],
  ['no', '', 'no'],
  ['embedded', '', 'a field'],
  ['unknown', '', 'not documented'],
] as const;

/** Renders the title of a table above its frame, where it neither scrolls nor fades, and the legend of the second. */
function Title({id, title}: Pick<ComparisonTable, 'id' | 'title'>) {
  return (
    <div className="pms-title" aria-hidden data-ignore="all">
      <strong>{title}</strong>
      {id === 'expose' &&
        legend.map(([mark, letters, label]) => (
          <span key={label}>
            <span className={`pms-mark pms-mark--${mark}`}>{letters}</span>
            {`\u2002${label}`}
          </span>
        ))}
    </div>
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
        <caption className="sr-only">{title}</caption>
        <thead role="rowgroup">
          <GroupRow labels={shown.map(({label}) => label)} />
          <tr role="row">
            {shown.map(({label, width, by}) => (
              <th
                key={label}
                className={width && `pms-${width}`}
                role="columnheader"
                scope="col"
                data-sort={by?.sorts && by.key}
              >
                <Label text={label} />
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
