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
 * Returns the filters for which a row's value is unknown: none if it matches, undefined if it can't match. Unknown
 * filters are ignored. If an account can be connected in several ways, one of them must match all filters.
 *
 * @param row the row's data attributes: one or more values per filter, separated by spaces. A value that holds for one
 *   way only ends with its number: `own:2`.
 * @param query `q`: parts of names; `pms`: slugs of the selected PMSs; a filter: accepted values; all separated by commas
 */
export function unknownFilters(
  row: RowData,
  {q, pms, ...filters}: TableQuery,
): string[] | undefined {
  const parts = splitList(q.toLowerCase());
  const selected = splitList(pms);
  if (parts.length > 0 && !parts.some((part) => row.name?.includes(part))) return undefined;
  if (selected.length > 0 && !selected.includes(row.pms ?? '')) return undefined;
  const wanted = Object.entries(filters)
    .filter(([key, value]) => value !== '' && Object.hasOwn(row, key))
    .map(([key, value]) => ({
      key,
      accepted: splitList(value),
      values: (row[key] ?? '').split(' ').map((one) => one.split(':')),
    }));
  const ways = new Set([undefined, ...wanted.flatMap(({values}) => values.map(([, way]) => way))]);
  const unknowns = [...ways].map((way) => {
    const unknown: string[] = [];
    for (const {key, accepted, values} of wanted) {
      const held = values.filter(([, of]) => !of || of === way).map(([value]) => value);
      if (accepted.some((one) => held.includes(one))) continue;
      if (!accepted.some((one) => held.includes('unknown') || held.includes(`?${one}`)))
        return undefined;
      unknown.push(key);
    }
    return unknown;
  });
  return unknowns.filter((list) => list !== undefined).sort((a, b) => a.length - b.length)[0];
}

/** The numbers of PMSs that match, and that may match, with the labels of the filters that are unknown for these. */
export type Result = {matching: number; unknown: number; about: string[]};

/** Returns the line above the tables. */
export function statusText({matching, unknown, about}: Result, total: number, isShown: boolean) {
  const count = `${matching === total ? '' : `${matching} of `}${total} systems`;
  if (unknown === 0) return matching === 0 ? 'No system matches these filters.' : count;
  const shown = isShown ? ', shown below' : '';
  return `${count} known to match. ${about.join(' or ')}: unknown for ${unknown}${shown}.`;
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
