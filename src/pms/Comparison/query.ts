/** What the reader asked of the comparison. It is kept in the address, so that a view can be sent to somebody. */
export type Query = {
  q: string;
  auth: string;
  supply: string;
  webhooks: string;
  rooms: string;
  test: string;
  has: string;
  sort: string;
  dir: 'asc' | 'desc';
};

/** What a row says of itself in its data attributes. */
export type RowData = Partial<Record<string, string>>;

export const everything: Query = {
  q: '',
  auth: '',
  supply: '',
  webhooks: '',
  rooms: '',
  test: '',
  has: '',
  sort: 'name',
  dir: 'asc',
};

const numeric = new Set(['limit', 'resources', 'evidence']);

export function parseQuery(search: string): Query {
  const params = new URLSearchParams(search);
  const query = {...everything};
  for (const key of Object.keys(everything) as (keyof Query)[]) {
    const value = params.get(key);
    if (value !== null) Object.assign(query, {[key]: value});
  }
  if (query.dir !== 'desc') query.dir = 'asc';
  return query;
}

/** The query as the search part of an address; empty when nothing was asked. */
export function formatQuery(query: Query): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(everything) as (keyof Query)[]) {
    if (query[key] !== everything[key]) params.set(key, query[key]);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export function matches(row: RowData, query: Query): boolean {
  return (
    (row.name ?? '').includes(query.q.trim().toLowerCase()) &&
    (query.auth === '' || words(row.auth).includes(query.auth)) &&
    (query.supply === '' || row.supply === query.supply) &&
    (query.webhooks === '' || row.webhooks === query.webhooks) &&
    (query.rooms === '' || row.rooms === query.rooms) &&
    (query.test === '' || row.test === query.test) &&
    (query.has === '' || words(row.has).includes(query.has))
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

function words(list: string | undefined): string[] {
  return (list ?? '').split(' ');
}
