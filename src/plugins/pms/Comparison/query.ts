// Parses, formats and applies the filters of the PMS comparison.

/** The `data-` attributes of a table row. */
export type RowData = Partial<Record<string, string>>;

/** The set filters and the selected PMSs (`pms`). The URL contains them, so that readers can share a view. */
export type Query = Partial<Record<string, string>>;

/** Parses the search part of a URL. */
export const parseQuery = (search: string): Query =>
  Object.fromEntries(new URLSearchParams(search));

/** Formats a query as the search part of a URL, with a leading `?`; empty if nothing is set. */
export function formatQuery(query: Query): string {
  const set = Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : []));
  // Commas need no escaping, and a URL with plain commas is readable.
  const search = new URLSearchParams(set).toString().replaceAll('%2C', ',');
  return search && `?${search}`;
}

/** Splits a comma-separated list. Trims the items and drops empty items. */
export const splitList = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Returns true if a row matches all filters. Unknown filters are ignored.
 *
 * @param row the row's data attributes: one or more values per filter, separated by spaces
 * @param query `q`: parts of names; `pms`: slugs of the selected PMSs; both separated by commas
 */
export function matches(row: RowData, {q = '', pms, ...filters}: Query): boolean {
  const parts = splitList(q.toLowerCase());
  const selected = splitList(pms);
  return (
    (parts.length === 0 || parts.some((part) => row.name?.includes(part))) &&
    (selected.length === 0 || selected.includes(row.pms ?? '')) &&
    Object.entries(filters).every(
      ([key, wanted]) => !wanted || (row[key]?.split(' ').includes(wanted) ?? true),
    )
  );
}
