import {type IncomingHttpHeaders, STATUS_CODES} from 'node:http';

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
  /** Invented parts of the response in addition to members that the contract does not name. */
  invented?: string[];
  /** Whether the request itself does not fit the contract. */
  isRefused: boolean;
  /** What went wrong on purpose; the request itself was in order. */
  fault?: string;
};

/** What an operation returns; the status is 200 unless it says otherwise. */
export type MockResponse = Pick<Exchange, 'invented'> & {status?: number; body: unknown};

export type ErrorResponse = MockResponse & {status: number};

/** An error body. Error bodies are not documented, so each of its members is invented. */
export function errorResponse(status: number, detail: string, more: object = {}): ErrorResponse {
  return {status, body: {title: STATUS_CODES[status] ?? 'Error', status, detail, ...more}};
}

/** Rejects something that the API may accept: its error response is undocumented. */
export const inventedProblem = (detail: string): MockResponse => ({
  ...errorResponse(400, detail),
  invented: ['400'],
});

/**
 * Does something with the item that a request names; 404 when there is none.
 *
 * @param key the member that holds the ID
 * @param what name of the item in the 404 message
 */
export function withItem<Key extends string, T extends Record<Key, unknown>>(
  items: T[],
  key: Key,
  id: string,
  what: string,
  use: (item: T) => MockResponse,
): MockResponse {
  const found = items.find((item) => item[key] === id);
  return found ? use(found) : errorResponse(404, `There is no ${what} ${id}.`);
}

export const requestUrl = ({url}: Pick<Exchange, 'url'>) => new URL(url, 'http://127.0.0.1');
export const queryOf = (exchange: Exchange) => requestUrl(exchange).searchParams;
export const lastSegment = (exchange: Exchange) =>
  decodeURIComponent(requestUrl(exchange).pathname.split('/').at(-1) ?? '');
