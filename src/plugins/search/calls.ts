// Finds the operations whose method and path a query contains.
import {offset} from './weights';

/** The method and the segments of the path in a query. */
type TypedCall = {method?: string | undefined; segments: string[]};

/** Reads the method and path in a query, such as `PUT /api/v2/vrs/reservations` or `put reservations`. */
export function readCall(query: string): TypedCall | undefined {
  const words = query
    .toLowerCase()
    .split(/[\s'"]+/)
    .filter(Boolean);
  const method = words.find((word) => /^(get|post|put|patch|delete)$/.test(word));
  const path =
    words.find((word) => /\w\/|\/\w/.test(word)) ??
    (method === words[0] && words.length === 2 && words[1]);
  return path ? {method, segments: path.split('/').filter(Boolean)} : undefined;
}

/**
 * Scores (0 to 1) how well an operation matches a typed path, which may begin and end anywhere in the operation's path.
 *
 * @param call method and path of the operation, such as `GET /api/v2/vrs/quote/{propertyId}`
 */
export function scoreCall({method, segments}: TypedCall, call: string): number {
  const [ownMethod, ...path] = call.toLowerCase().split(/[ /]+/);
  const fits = path.some((_, start) => {
    const equal = segments.map((segment, index) => path[start + index]?.startsWith(segment));
    const fit = (isEqual?: boolean, index = 0) => isEqual || path[start + index]?.startsWith('{');
    return equal.includes(true) && equal.every(fit);
  });
  const equal = path.filter((segment) => segments.includes(segment));
  return fits && (method ?? ownMethod) === ownMethod
    ? (equal.length + offset.call) / (path.length + offset.call)
    : 0;
}
