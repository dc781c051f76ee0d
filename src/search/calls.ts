import {call as weights} from './weights';

/** A typed or pasted path, possibly with a method. */
export type Call = {method?: string; segments: string[]};

const methods = /^(get|post|put|patch|delete)$/i;
const methodAndName = /^(?:get|post|put|patch|delete)\s+([\w-]+)$/i;
/** Matches a URL, or a path with a slash, without a command before it or the query string after it. */
const pathIn = /(?:https?:\/\/[^/\s'"]+)?\/?[\w{}%.:~*-]*(?:\/[\w{}%.:~*-]*)+/i;

/**
 * Finds method and path in a query, such as `PUT /api/v2/vrs/reservations`, a full URL with ids and query string, or
 * only a path.
 *
 * @returns undefined if the query has no path
 */
export function readCall(query: string): Call | undefined {
  // Also accepts a method with one name, such as `put reservations`.
  const found = pathIn.exec(query)?.[0] ?? methodAndName.exec(query.trim())?.[1];
  if (!found) return undefined;
  const path = found.replace(/^https?:\/\/[^/]+/i, '');
  const segments = path.split('/').filter(Boolean);
  if (segments.length === 0) return undefined;
  const method = query.split(/[\s'"]+/).find((word) => methods.test(word));
  return {segments, ...(method && {method: method.toUpperCase()})};
}

/** Scores (0 to 1) how well a segment matches a segment of a template, by name or as the value of a parameter. */
function fit(typed: string, template: string, last: boolean): number {
  const wanted = typed.toLowerCase();
  const known = template.toLowerCase();
  if (wanted === known) return 1;
  if (template.startsWith('{'))
    return /^\{.*\}$|^:/.test(typed) ? weights.parameter : weights.value;
  // The last segment may be incomplete.
  return last && known.startsWith(wanted) ? weights.beginning : 0;
}

/**
 * Scores how well an operation matches a typed path, which may omit the beginning and the end.
 *
 * @param wanted what was typed
 * @param call of an operation, such as `GET /api/v2/vrs/quote/{propertyId}`
 * @returns 0 for no match, 1 for the same path
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
    // Operations differ at the end of their paths, so segments missing there lower the score more than at the start.
    const missing = template.length - start - segments.length;
    best = Math.max(best, sum / (segments.length + missing) - start * weights.perSkippedSegment);
  }
  return best;
}
