/** The data attributes of a row. */
export type RowData = Partial<Record<string, string>>;

/** The reader's filters and order. They are kept in the URL, so that a view can be shared. */
export type Query = {q: string; sort: string; dir: string; [filter: string]: string};

export const initialQuery: Query = {q: '', sort: 'name', dir: 'asc'};

/** The parts of a query that differ from the initial one. */
export const changesIn = (query: Query): Partial<Query> =>
  Object.fromEntries(
    Object.entries(query).filter(([key, value]) => value !== (initialQuery[key] ?? '')),
  );

export function parseQuery(search: string): Query {
  const query = {...initialQuery, ...Object.fromEntries(new URLSearchParams(search))};
  return {...query, dir: query.dir === 'desc' ? 'desc' : 'asc'};
}

/** The query as the search part of a URL; empty for the initial query. */
export function formatQuery({sort, dir, ...filters}: Query): string {
  const changes = changesIn({...filters, sort, dir} as Query) as Record<string, string>;
  // A comma needs no escape, and readers see what they share.
  const search = new URLSearchParams(changes).toString().replaceAll('%2C', ',');
  return search && `?${search}`;
}

/** Splits a text at its commas, and drops empty parts. */
export const splitList = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Each row has one or more values per filter, separated by spaces. Unknown filters are ignored.
 *
 * @param query `q` has parts of names, `pms` the slugs of the selected systems, both separated by commas
 */
export function matches(row: RowData, {q, pms, ...filters}: Query): boolean {
  const parts = splitList(q.toLowerCase());
  const selected = splitList(pms);
  return (
    (parts.length === 0 || parts.some((part) => row.name?.includes(part))) &&
    (selected.length === 0 || selected.includes(row.pms ?? '')) &&
    Object.entries(filters).every(
      ([key, wanted]) => wanted === '' || (row[key]?.split(' ').includes(wanted) ?? true),
    )
  );
}

/**
 * Orders two rows, numbers by size. Unknown values come last in both directions, and equal rows are ordered by name.
 */
export function compareRows(a: RowData, b: RowData, {sort, dir}: Query): number {
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
