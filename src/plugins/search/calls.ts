// Finds a method and path in a query, and scores how well operations match them.
import {call as weights} from './weights';

/** The segments of a typed or pasted path, and the method if there is one. */
export type Call = {method?: string; segments: string[]};

const methods = /^(get|post|put|patch|delete)$/i;
const methodAndName = /^(?:get|post|put|patch|delete)\s+([\w-]+)$/i;
const origins = /https?:\/\/[^/\s'"]*/gi;
/** Matches words and paths, without a query string after them. */
const paths = /[\w{}%.:~*/-]+/g;

/**
 * Finds the method and path in a query. Accepts a call such as `PUT /api/v2/vrs/reservations`, a full URL with ids and
 * query string, and a path without a method.
 *
 * @returns undefined if the query has no path
 */
export function readCall(query: string): Call | undefined {
  // A word after a method, such as `put reservations`, also counts as a path.
  const path =
    query
      .replaceAll(origins, ' ')
      .match(paths)
      ?.find((word) => word.includes('/')) ?? methodAndName.exec(query.trim())?.[1];
  const segments = (path ?? '').split('/').filter(Boolean);
  if (segments.length === 0) return undefined;
  const method = query.split(/[\s'"]+/).find((word) => methods.test(word));
  return {segments, ...(method && {method: method.toUpperCase()})};
}

/** Scores (0 to 1) how well a typed segment matches a segment of an operation's path, by name or as a parameter. */
function fit(typed: string, template: string, last: boolean): number {
  const wanted = typed.toLowerCase();
  const known = template.toLowerCase();
  if (wanted === known) return 1;
  if (template.startsWith('{'))
    return /^\{.*\}$|^:/.test(typed) ? weights.parameter : weights.value;
  // The last typed segment may be incomplete.
  return last && known.startsWith(wanted) ? weights.beginning : 0;
}

/**
 * Scores how well an operation matches a typed path. Segments may be missing at the start and end of the typed path.
 *
 * @param wanted the typed method and path
 * @param call method and path of the operation, such as `GET /api/v2/vrs/quote/{propertyId}`
 * @returns from 0 for no match to 1 for the same path
 */
export function scoreCall({method, segments}: Call, call: string): number {
  const [knownMethod, path = ''] = call.split(' ');
  if (method && method !== knownMethod) return 0;
  const template = path.split('/').filter(Boolean);
  let best = 0;
  for (let start = 0; start + segments.length <= template.length; start += 1) {
    const fits = segments.map((segment, index) =>
      fit(segment, template[start + index] ?? '', index === segments.length - 1),
    );
    // A parameter matches anything, so at least one segment must match by name.
    const named = fits.some((_, index) => !template[start + index]?.startsWith('{'));
    if (fits.includes(0) || !named) continue;
    const sum = fits.reduce((total, value) => total + value, 0);
    // Operations differ mostly at the end of their paths, so a segment missing there lowers the score more.
    const missing = template.length - start - segments.length;
    best = Math.max(best, sum / (segments.length + missing) - start * weights.perSkippedSegment);
  }
  return best;
}
