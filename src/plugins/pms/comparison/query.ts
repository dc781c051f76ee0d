// Parses, formats and applies the filters of the PMS comparison.

/** The `data-` attributes of a table row. */
export type RowData = Partial<Record<string, string>>;

/**
 * The values of the filters, `pms`: the slugs of the selected systems, and `differ`, which hides what these share if it
 * isn't empty. The URL contains them, so that readers can share a view.
 */
export type TableQuery = Partial<Record<string, string>>;

/** Parses the search part of a URL. A URL that was shared before November 2026 may have a former value of `supply`. */
export function parseQuery(search: string): TableQuery {
  const withNone = search.replace(/\bsupply=owner\b/, 'supply=none');
  const present = withNone.replace(/\bsupply=both\b/, 'supply=credentials');
  return Object.fromEntries(new URLSearchParams(present));
}

/** Formats the filters that are set as the search part of a URL, with a leading `?`. */
export function formatQuery(query: TableQuery): string {
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
 * Returns the filters for which a row's value is unknown: none if it matches, undefined if it can't match. Unknown
 * filters are ignored. If an account can be connected in several ways, one of them must match all filters.
 *
 * @param row the row's data attributes: one or more values per filter, separated by spaces. A value that holds for one
 *   way only ends with its number: `own:2`.
 * @param query `q`: parts of names; a filter: accepted values; all separated by commas
 */
export function unknownFilters(
  row: RowData,
  {q = '', ...filters}: TableQuery,
): string[] | undefined {
  const parts = splitList(q.toLowerCase());
  if (parts.length > 0 && !parts.some((part) => row.name?.includes(part))) return undefined;
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

/** The numbers of PMSs that match, and of those that may match, because a filtered value is unknown. */
export type Result = {matching: number; unknown: number};

/** Returns the line above the tables. */
export function statusText({matching, unknown}: Result, total: number, selected = 0) {
  const count = `${matching === total ? '' : `${matching} of `}${total} systems`;
  if (unknown > 0) return `${matching} of ${total} match · ${unknown} unknown`;
  if (matching === 0) return 'No system matches these filters.';
  return selected > 0 && matching === total ? `${selected} of ${total} selected` : count;
}
