/** What a row says of itself in its data attributes. */
export type RowData = Partial<Record<string, string>>;

export const everything = {
  q: '',
  auth: '',
  supply: '',
  webhooks: '',
  rooms: '',
  test: '',
  has: '',
  sort: 'name',
  dir: 'asc' as 'asc' | 'desc',
};

/** What the reader asked of the comparison. It is kept in the address, so that a view can be sent to somebody. */
export type Query = typeof everything;

const keys = Object.keys(everything) as (keyof Query)[];

const numeric = new Set(['limit', 'resources', 'evidence']);

export function parseQuery(search: string): Query {
  const params = new URLSearchParams(search);
  const query = {...everything};
  for (const key of keys) {
    const value = params.get(key);
    if (value !== null) Object.assign(query, {[key]: value});
  }
  if (query.dir !== 'desc') query.dir = 'asc';
  return query;
}

/** The query as the search part of an address; empty when nothing was asked. */
export function formatQuery(query: Query): string {
  const params = new URLSearchParams();
  for (const key of keys) {
    if (query[key] !== everything[key]) params.set(key, query[key]);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query with nothing but its order left. */
export const withoutFilters = ({sort, dir}: Query): Query => ({...everything, sort, dir});

/** What a row says of these is one word or several. */
const filters = ['auth', 'supply', 'webhooks', 'rooms', 'test', 'has'] as const;

export function matches(row: RowData, query: Query): boolean {
  return (
    (row.name ?? '').includes(query.q.trim().toLowerCase()) &&
    filters.every((key) => query[key] === '' || (row[key] ?? '').split(' ').includes(query[key]))
  );
}

/** Orders two rows; what is unknown comes last in both directions, and equal rows are ordered by name. */
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
  const order = numeric.has(sort) ? Number(left) - Number(right) : compareText(left, right);
  return (dir === 'desc' ? -order : order) || byName;
}

/** By code unit: all values are in lower case, and the rules of a language take long to load on a phone. */
function compareText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
