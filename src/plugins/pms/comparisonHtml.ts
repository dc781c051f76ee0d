import type {ComparisonRow} from '../../pms/comparison';
import {type ResourceKey, resources, supportValues, webhookSetups} from '../../pms/vocabulary';

/**
 * The comparison as HTML: complete without script, and one piece for the browser to take over. Each row carries what filter
 * and sort go by (src/components/pms/Comparison). Roles are written out, because on a phone the rows become cards, and an
 * element that is not displayed as a table is not announced as one.
 */
export function comparisonHtml(rows: readonly ComparisonRow[]): string {
  return [
    table('How they connect', 'connect', connectColumns, rows),
    table('What their APIs expose', 'expose', exposeColumns, rows),
  ].join('');
}

type Column = {
  label: string;
  /** The name by which the column is sorted. */
  sort?: string;
  cell(row: ComparisonRow): string;
};

const connectColumns: Column[] = [
  {
    label: 'Authentication',
    sort: 'auth',
    cell: ({authentication}) => items(authentication),
  },
  {label: 'You supply', cell: ({integrator}) => items(integrator)},
  {label: 'Account owner supplies', cell: ({owner}) => items(owner)},
  {
    label: 'Webhooks through Calry',
    sort: 'webhooks',
    cell: ({webhooks, systemWebhooks}) =>
      `${value(webhooks, webhookSetups[webhooks])}${remark(systemRemark(systemWebhooks))}`,
  },
  {
    label: 'Rate limit',
    sort: 'limit',
    cell: ({limit}) =>
      limit
        ? `${text(limit.text)}${remark(limit.scope)}${limit.disputed ? remark('Sources disagree') : ''}`
        : value('unknown', 'Unknown'),
  },
  {
    label: 'Room types',
    sort: 'rooms',
    cell: ({roomTypes}) => value(roomTypes, supportValues[roomTypes]),
  },
  {
    label: 'Resources',
    sort: 'resources',
    cell: ({support}) => {
      const count = support.filter((entry) => entry.support === 'yes').length;
      return `${count} of ${support.length}`;
    },
  },
  {
    label: 'Evidence',
    sort: 'evidence',
    cell: ({evidence}) =>
      `${evidence.documented} documented, ${evidence.secondary} reported, ${evidence.unknown} unknown`,
  },
];

const exposeColumns: Column[] = (Object.keys(resources) as ResourceKey[]).map((key) => ({
  label: resources[key].label,
  cell: ({support}) => {
    const found = support.find((entry) => entry.key === key)?.support ?? 'unknown';
    return value(found, supportValues[found]);
  },
}));

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
    `<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col" data-sort="name">System</th>${heads.join('')}</tr></thead>`,
    `<tbody role="rowgroup">${rows.map((row) => tableRow(row, columns)).join('')}</tbody></table></div>`,
  ].join('');
}

function tableRow(row: ComparisonRow, columns: readonly Column[]): string {
  const cells = columns.map(
    (column) => `<td role="cell" data-label="${text(column.label)}">${column.cell(row)}</td>`,
  );
  return `<tr role="row"${dataOf(row)}><th role="rowheader" scope="row"><a href="${row.route}">${text(row.name)}</a>${row.state ? remark(row.state) : ''}</th>${cells.join('')}</tr>`;
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

function systemRemark(support: ComparisonRow['systemWebhooks']): string {
  return {
    yes: 'The system offers webhooks',
    no: 'The system offers none',
    unknown: 'Unknown for the system too',
  }[support];
}

function value(name: string, label: string): string {
  return `<span class="pms-value pms-value--${name}">${text(label)}</span>`;
}

function remark(content: string): string {
  return `<small>${text(content)}</small>`;
}

function items(list: readonly string[]): string {
  if (list.length === 0) return '<span class="pms-value pms-value--none">Nothing published</span>';
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
