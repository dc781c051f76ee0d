/** The data attributes of a row. */
export type RowData = Partial<Record<string, string>>;

/** The reader's filters and order. They are kept in the address, so that a view can be sent to somebody. */
export type Query = {q: string; sort: string; dir: string; [filter: string]: string};

export const initialQuery: Query = {q: '', sort: 'name', dir: 'asc'};

/** @returns the value of a field on the served page */
export const initialValue = (key: string): string => initialQuery[key] ?? '';

export function parseQuery(search: string): Query {
  const query = {...initialQuery, ...Object.fromEntries(new URLSearchParams(search))};
  return {...query, dir: query.dir === 'desc' ? 'desc' : 'asc'};
}

/** The query as the search part of an address; empty for the initial query. */
export function formatQuery({sort, dir, ...filters}: Query): string {
  const changed = Object.entries({...filters, sort, dir}).filter(
    ([key, value]) => value !== initialValue(key),
  );
  // A comma needs no escape, and readers see what they share.
  const search = new URLSearchParams(changed).toString().replaceAll('%2C', ',');
  return search && `?${search}`;
}

/** The parts of a text between its commas. */
export const listed = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * A row has one or several words for a filter; a key that it has no words for filters nothing.
 *
 * @param query `q` has parts of names, `pms` the chosen systems, both with commas
 */
export function matches(row: RowData, {q, pms, ...filters}: Query): boolean {
  const parts = listed(q.toLowerCase());
  const chosen = listed(pms);
  return (
    (parts.length === 0 || parts.some((part) => row.name?.includes(part))) &&
    (chosen.length === 0 || chosen.includes(row.pms ?? '')) &&
    Object.entries(filters).every(
      ([key, wanted]) => wanted === '' || (row[key]?.split(' ').includes(wanted) ?? true),
    )
  );
}

/**
 * Orders two rows, numbers by size. Unknown values come last in both directions, and equal rows are ordered by name.
 */
export function compareRows(
  a: RowData,
  b: RowData,
  {sort, dir}: Pick<Query, 'sort' | 'dir'>,
): number {
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

/** By code unit: all values are in lower case, and the first `localeCompare` takes long on a phone. */
function compareText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
