// Pagination of list responses.
import type {Agency} from './agency';
import {type Exchange, queryOf} from './exchange';

type List = {data: unknown[]; meta: {limit: number; cursors: Record<string, string>}};

/**
 * Returns the page of a list that the request selects with `limit` and `cursors`.
 *
 * @returns the `data` and `meta` members of the response body
 */
export function pageOf<T>(items: T[], exchange: Exchange, agency?: Agency): List {
  const query = queryOf(exchange);
  const limit = Math.max(Number(query.get('limit') ?? 10), 1);
  const current = Math.max(Number(query.get('cursors') ?? 1), 1);
  const data = structuredClone(items.slice((current - 1) * limit, current * limit));
  agency?.afterPage?.(current);
  return {
    data,
    meta: {
      limit,
      cursors: {
        previous: current > 1 ? String(current - 1) : '',
        current: String(current),
        ...(items.length > current * limit && {next: String(current + 1)}),
      },
    },
  };
}
