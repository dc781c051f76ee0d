import {escapeHtml as text} from '../site/escapeHtml';
import type {ComparisonRow} from './model/comparison';
import {nothing} from './model/vocabulary';
import {
  type Cell,
  type Column,
  type ComparisonTable,
  comparisonTables,
  exposedOf,
} from './comparisonColumns';

/**
 * The comparison as HTML: complete without script, and one piece for the browser to take over. Each row carries what filter
 * and sort go by (src/pms/Comparison). Where there is no room for the tables, the rows of the first become cards that
 * unfold and tell of the second too. Roles are written out, because an element that is not displayed as a table is not announced
 * as one.
 */
export function comparisonHtml(rows: readonly ComparisonRow[]): string {
  return `<div class="pms-comparison">${comparisonTables.map((shown) => table(shown, rows)).join('')}</div>`;
}

function table({title, id, columns}: ComparisonTable, rows: readonly ComparisonRow[]): string {
  const heads = columns.map(
    ({label, sort}) =>
      `<th role="columnheader" scope="col"${sort ? ` data-sort="${sort}"` : ''}><span>${text(label)}</span></th>`,
  );
  // A head for what the cards tell of the second table.
  if (id === 'connect') {
    heads.push('<th role="columnheader" scope="col" class="pms-exposed">Exposes</th>');
  }
  return [
    `<div class="table-frame pms-compare pms-compare--${id}">`,
    `<table role="table"><caption>${text(title)}</caption>`,
    `<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col" data-sort="name"><span>PMS</span></th>${heads.join('')}</tr></thead>`,
    `<tbody role="rowgroup">${rows.map((row) => tableRow(row, id, columns)).join('')}</tbody></table></div>`,
  ].join('');
}

function tableRow(
  row: ComparisonRow,
  id: ComparisonTable['id'],
  columns: readonly Column[],
): string {
  const card = id === 'connect';
  const fold = card
    ? `<details class="pms-unfold"><summary>Details<span> of ${text(row.name)}</span></summary></details>`
    : '';
  const cells = columns.map(({label, cell}, index) =>
    // The first cell shows on a folded card too. The head of a row may hold no fold.
    cellOf(label, cellHtml(cell(row)) + (index === 0 ? fold : '')),
  );
  return [
    `<tr role="row"${dataOf(row)}><th role="rowheader" scope="row"><a href="${row.route}">${text(row.name)}</a>`,
    `${row.state ? remark(row.state) : ''}</th>${cells.join('')}`,
    card ? cellOf('API resources', cellHtml(exposedOf(row)), 'pms-exposed') : '',
    '</tr>',
  ].join('');
}

function cellOf(label: string, content: string, className?: string): string {
  return `<td role="cell"${className ? ` class="${className}"` : ''} data-label="${text(label)}">${content}</td>`;
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
    test: row.testAccount,
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
    case 'mark':
      return `<span class="pms-mark pms-mark--${cell.name}"><span>${text(cell.label)}</span></span>${cell.short ? `<small aria-hidden="true">${text(cell.short)}</small>` : ''}`;
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
  if (list.length === 0) return value('none', nothing);
  if (list.length === 1) return text(list[0] as string);
  return `<ul>${list.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`;
}
