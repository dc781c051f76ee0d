import type {ComparisonRow} from '../../pms/comparison';
import {nothing} from '../../pms/vocabulary';
import {type Cell, type Column, comparisonTables} from './comparisonColumns';

/**
 * The comparison as HTML: complete without script, and one piece for the browser to take over. Each row carries what filter
 * and sort go by (src/components/pms/Comparison). Roles are written out, because on a phone the rows become cards, and an
 * element that is not displayed as a table is not announced as one.
 */
export function comparisonHtml(rows: readonly ComparisonRow[]): string {
  return comparisonTables.map(({title, id, columns}) => table(title, id, columns, rows)).join('');
}

function table(
  title: string,
  id: string,
  columns: readonly Column[],
  rows: readonly ComparisonRow[],
): string {
  const heads = columns.map(
    ({label, sort}) =>
      `<th role="columnheader" scope="col"${sort ? ` data-sort="${sort}"` : ''}>${text(label)}</th>`,
  );
  return [
    `<div class="table-frame pms-compare pms-compare--${id}" tabindex="0" role="group" aria-label="${text(title)}">`,
    `<table role="table"><caption>${text(title)}</caption>`,
    `<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col" data-sort="name">PMS</th>${heads.join('')}</tr></thead>`,
    `<tbody role="rowgroup">${rows.map((row) => tableRow(row, columns)).join('')}</tbody></table></div>`,
  ].join('');
}

function tableRow(row: ComparisonRow, columns: readonly Column[]): string {
  const cells = columns.map(
    (column) =>
      `<td role="cell" data-label="${text(column.label)}">${cellHtml(column.cell(row))}</td>`,
  );
  return `<tr role="row" data-lay-out="later"${dataOf(row)}><th role="rowheader" scope="row"><a href="${row.route}">${text(row.name)}</a>${row.state ? remark(row.state) : ''}</th>${cells.join('')}</tr>`;
}

function dataOf(row: ComparisonRow): string {
  const known = row.evidence.documented + row.evidence.secondary + row.evidence.unknown;
  const has = row.support.filter(({support}) => support === 'yes').map(({key}) => key);
  const data = {
    name: row.name.toLowerCase(),
    auth: row.methods.join(' '),
    supply: row.integrator.length > 0 ? 'both' : 'owner',
    webhooks: row.webhooks,
    rooms: row.roomTypes,
    has: has.join(' '),
    resources: String(has.length),
    limit: row.limit?.perMinute === undefined ? '' : String(row.limit.perMinute),
    evidence: (row.evidence.documented / known).toFixed(3),
  };
  return Object.entries(data)
    .map(([key, content]) => ` data-${key}="${text(content)}"`)
    .join('');
}

function cellHtml(cell: Cell): string {
  switch (cell.kind) {
    case 'list':
      return items(cell.items);
    case 'value':
      return value(cell.name, cell.label) + cell.remarks.map(remark).join('');
    case 'text':
      return text(cell.text) + cell.remarks.map(remark).join('');
  }
}

function value(name: string, label: string): string {
  return `<span class="pms-value pms-value--${name}">${text(label)}</span>`;
}

function remark(content: string): string {
  return `<small>${text(content)}</small>`;
}

function items(list: readonly string[]): string {
  if (list.length === 0) return `<span class="pms-value pms-value--none">${nothing}</span>`;
  if (list.length === 1) return text(list[0] as string);
  return `<ul>${list.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`;
}

function text(content: string): string {
  return content
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
