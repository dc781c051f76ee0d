// Pagination of list responses.
import {type Exchange, queryOf} from './exchange';
import type {World} from './world';

type List = {data: unknown[]; meta: {limit: number; cursors: Record<string, string>}};

/**
 * Returns the page of a list that the request selects with `limit` and `cursors`.
 *
 * @returns the `data` and `meta` members of the response body
 */
export function pageOf<T>(items: T[], exchange: Exchange, world?: World): List {
  const query = queryOf(exchange);
  const limit = Math.max(Number(query.get('limit') ?? 10), 1);
  const current = Math.max(Number(query.get('cursors') ?? 1), 1);
  const data = structuredClone(items.slice((current - 1) * limit, current * limit));
  world?.afterPage?.(current);
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

/** Paginates the contract's example if it is a list; returns any other example unchanged. */
export function examplePage(exchange: Exchange): unknown {
  const example = exchange.answer as Partial<List> | undefined;
  if (!Array.isArray(example?.data) || !example.meta?.cursors) return example;
  return {...example, ...pageOf(example.data, exchange)};
}
