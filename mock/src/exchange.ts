import type {IncomingHttpHeaders} from 'node:http';

/** One request, and what the mock returned. */
export type Exchange = {
  method: string;
  /** As it was sent, with the query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Parsed when it is JSON; undefined when nothing was sent. */
  body: unknown;
  /** What was called, such as `v2/getReservation`; undefined when the contract has no such call. */
  operation?: string;
  status: number;
  answer: unknown;
  /** Whether the request itself does not fit the contract. */
  isRefused: boolean;
  /** What went wrong on purpose; the request itself was in order. */
  fault?: string;
};

/** What an operation returns; the status is 200 unless it says otherwise. */
export type Answer = {status?: number; body: unknown};

/** An error body. Error bodies are not documented, so each of its members is invented. */
export function problem(status: number, detail: string, more: object = {}): Required<Answer> {
  return {status, body: {title: titles[status] ?? 'Error', status, detail, ...more}};
}

/**
 * Does something with the item that a request names; 404 when there is none.
 *
 * @param key the member that holds the ID
 * @param what how the 404 calls such an item
 */
export function withItem<Key extends string, T extends Record<Key, unknown>>(
  items: T[],
  key: Key,
  id: string,
  what: string,
  use: (item: T) => Answer,
): Answer {
  const found = items.find((item) => item[key] === id);
  return found ? use(found) : problem(404, `There is no ${what} ${id}.`);
}

const titles: Record<number, string> = {
  400: 'The request was rejected',
  401: 'The request is not authorised',
  404: 'Not found',
  405: 'The path has no such method',
};

export const addressOf = ({url}: Pick<Exchange, 'url'>) => new URL(url, 'http://127.0.0.1');
export const queryOf = (exchange: Exchange) => addressOf(exchange).searchParams;
export const lastSegment = (exchange: Exchange) =>
  decodeURIComponent(addressOf(exchange).pathname.split('/').at(-1) ?? '');
