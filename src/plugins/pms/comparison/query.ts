// Parses, formats and applies the filters and the sort order of the PMS comparison.

/** The `data-` attributes of a table row. */
export type RowData = Partial<Record<string, string>>;

/**
 * The current filters and sort order. The URL contains them, so that readers can share a view. `unknown`, if not empty,
 * includes systems for which the filtered values aren't documented; `differ` hides what all compared systems share.
 */
export type TableQuery = {q: string; sort: string; dir: string; [filter: string]: string};

/** No filters, sorted by name. */
export const initialQuery: TableQuery = {q: '', sort: 'name', dir: 'asc', unknown: '', differ: ''};

/** Returns the settings that differ from the initial query. */
export const changesIn = (query: TableQuery): Partial<TableQuery> =>
  Object.fromEntries(
    Object.entries(query).filter(([key, value]) => value !== (initialQuery[key] ?? '')),
  );

/** Parses the search part of a URL. Missing settings get their initial values. */
export function parseQuery(search: string): TableQuery {
  const query = {...initialQuery, ...Object.fromEntries(new URLSearchParams(search))};
  return {...query, dir: query.dir === 'desc' ? 'desc' : 'asc'};
}

/** Formats a query as the search part of a URL, with a leading `?`; empty for the initial query. */
export function formatQuery({sort, dir, ...filters}: TableQuery): string {
  const changes = changesIn({...filters, sort, dir} as TableQuery) as Record<string, string>;
  // Commas need no escaping, and a URL with plain commas is readable.
  const search = new URLSearchParams(changes).toString().replaceAll('%2C', ',');
  return search && `?${search}`;
}

/** Splits a comma-separated list. Trims the items and drops empty items. */
export const splitList = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Returns true if a row matches all filters. Unknown filters are ignored. If an account can be connected in several
 * ways, one of them must match all filters.
 *
 * @param row the row's data attributes: one or more values per filter, separated by spaces. A value that holds for one
 *   way only ends with its number: `own:2`.
 * @param query `q`: parts of names; `pms`: slugs of the selected PMSs; a filter: accepted values; all separated by commas
 */
export function matches(row: RowData, {q, pms, unknown, ...filters}: TableQuery): boolean {
  const parts = splitList(q.toLowerCase());
  const selected = splitList(pms);
  const wanted = Object.entries(filters).filter(
    ([key, value]) => value !== '' && Object.hasOwn(row, key),
  );
  const values = wanted.map(([key]) => (row[key] ?? '').split(' ').map((one) => one.split(':')));
  const ways = new Set(values.flat().map(([, way]) => way));
  const accepted = wanted.map(([, value]) =>
    splitList(value).flatMap((one) => (unknown ? [one, `?${one}`, 'unknown'] : [one])),
  );
  const fits = (way: string | undefined) =>
    values.every((all, index) =>
      all.some(([value = '', of]) => (!of || of === way) && accepted[index]?.includes(value)),
    );
  return (
    (parts.length === 0 || parts.some((part) => row.name?.includes(part))) &&
    (selected.length === 0 || selected.includes(row.pms ?? '')) &&
    (wanted.length === 0 || [...ways].some(fits))
  );
}

/**
 * Compares two rows for sorting. Compares numbers as numbers. Unknown values come last in both directions, and rows
 * with the same value are sorted by name.
 */
export function compareRows(a: RowData, b: RowData, {sort, dir}: TableQuery): number {
  const left = a[sort] ?? '';
  const right = b[sort] ?? '';
  const byName = compareText(a.name ?? '', b.name ?? '');
  const leftUnknown = left === '' || left === 'unknown';
  const rightUnknown = right === '' || right === 'unknown';
  if (leftUnknown || rightUnknown) return Number(leftUnknown) - Number(rightUnknown) || byName;
  const difference = Number(left) - Number(right);
  const sorted = Number.isNaN(difference) ? compareText(left, right) : difference;
  return (dir === 'desc' ? -sorted : sorted) || byName;
}

/** Compares by code unit: all values are lower case, and the first `localeCompare` call is slow on phones. */
function compareText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
