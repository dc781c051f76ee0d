// Reads the lists of the contract that say which PMSs the unified API supports (`x-support`).

/** A list of the contract. Its source and the date on which it was read are for maintainers. */
export type UnifiedSupport = {
  note?: string;
  /** Slugs of PMS guides, or the names of PMSs without a guide. */
  columns: string[];
  /** The support level in each column, by field path or operation ID. Empty if the source only names PMSs. */
  rows: Record<string, string[]>;
};

/** The support levels, the best first. */
const order = ['yes', 'no', 'embedded', 'none', 'planned', 'unknown'];

/** Compares two support levels. */
export const bestFirst = (a: string, b: string): number => order.indexOf(a) - order.indexOf(b);

/**
 * Returns the support of an operation or schema in a version of the API, in at most one list. Of two lists with the
 * same row, the later one counts. Leaves out lists without columns or rows, which the check of the contract reports.
 */
export function unifiedSupportOf(json: {'x-support'?: unknown}, api: string): UnifiedSupport[] {
  const all = [json['x-support'] ?? []].flat() as (UnifiedSupport & {version?: string})[];
  const lists = all.filter(
    ({version = api, columns, rows}) => version === api && Array.isArray(columns) && rows,
  );
  const [first] = lists;
  if (!first || lists.length === 1) return lists;
  const columns = [...new Set(lists.flatMap((list) => list.columns))];
  const rows = lists.flatMap((list) =>
    Object.entries(list.rows).map(([key, row]): [string, string[]] => [
      key,
      columns.map((slug) => row[list.columns.indexOf(slug)] ?? 'unknown'),
    ]),
  );
  return [{...first, columns, rows: Object.fromEntries(rows)}];
}
