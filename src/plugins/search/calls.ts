// Finds the operations whose method, path or operation ID a query contains.

/** The method and the segments of the path in a query. */
export type Call = {method?: string; segments: string[]};

/**
 * Finds the method and path in a query, such as `PUT /api/v2/vrs/reservations` or a path with ids.
 *
 * @returns undefined if the query has no path
 */
export function readCall(query: string): Call | undefined {
  const words = query.split(/[\s'"]+/);
  const index = words.findIndex((word) => /^(get|post|put|patch|delete)$/i.test(word));
  // A word after a method, such as `put reservations`, also counts as a path.
  const path =
    words.find((word) => word.includes('/')) ?? (index >= 0 && words.length === 2 ? words[1] : '');
  const segments = (path ?? '').toLowerCase().split('/').filter(Boolean);
  const method = words[index]?.toUpperCase();
  return segments.length > 0 ? {segments, ...(method && {method})} : undefined;
}

/**
 * Scores how well an operation matches a typed path, which may begin and end at any segment of the operation's path.
 *
 * @param call method and path of the operation, such as `GET /api/v2/vrs/quote/{propertyId}`
 * @returns the share of the operation's segments that the typed path names
 */
export function scoreCall({method, segments}: Call, call: string): number {
  const [knownMethod, path = ''] = call.split(' ');
  if (method && method !== knownMethod) return 0;
  const known = path.toLowerCase().split('/').filter(Boolean);
  // The last typed segment may be incomplete. It then counts by its length.
  const named = (segment: string, index: number, actual = ''): number => {
    if (actual === segment) return 1;
    const isStart = index === segments.length - 1 && actual.startsWith(segment);
    return isStart ? segment.length / actual.length : 0;
  };
  const scores = known.map((_, start) => {
    const shares = segments.map((segment, index) => named(segment, index, known[start + index]));
    const fits = shares.every((share, index) => share > 0 || known[start + index]?.startsWith('{'));
    return fits ? shares.reduce((sum, share) => sum + share, 0) / known.length : 0;
  });
  return Math.max(...scores);
}

/** Scores (0 to 1) how much of an operation ID the query contains, beyond its verb. */
export function scoreOperationId(words: string[], operation: string): number {
  const id = operation.toLowerCase();
  const verb = /\p{Lu}/u.exec(operation)?.index ?? 0;
  const named = words.filter((word) => word.length > verb && id.startsWith(word));
  return Math.max(0, ...named.map((word) => word.length)) / id.length;
}
