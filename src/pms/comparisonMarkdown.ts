import type {RootContent} from 'mdast';
import type {ComparisonRow} from './model/comparison';
import {nothing} from './model/vocabulary';
import {type Cell, comparisonTables} from './comparisonColumns';
import {heading, link, table} from '../site/mdast';

/** The comparison as Markdown tables, for the twin of its page. */
export function comparisonMarkdown(rows: readonly ComparisonRow[]): RootContent[] {
  return comparisonTables.flatMap(({title, columns}) => [
    heading(2, title),
    table(
      ['PMS', ...columns.map(({label}) => label)],
      rows.map((row) => [
        [link(row.route, row.name), row.state ? ` (${row.state})` : ''],
        ...columns.map((column) => cellText(column.cell(row))),
      ]),
    ),
  ]);
}

function cellText(cell: Cell): string {
  if (cell.kind === 'list') return cell.items.join('; ') || nothing;
  if (cell.kind === 'mark') return cell.label;
  const text = cell.kind === 'value' ? cell.label : cell.text;
  return cell.remarks.length > 0 ? `${text} (${cell.remarks.join('; ')})` : text;
}
