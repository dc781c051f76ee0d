import {type IncomingHttpHeaders, STATUS_CODES} from 'node:http';

/** A request and its response. */
export type Exchange = {
  method: string;
  /** As sent, with the query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Parsed if it is JSON; undefined if there is no body. */
  body: unknown;
  /** Key of the operation, such as `v2/getReservation`; undefined if the contract does not have it. */
  operation?: string;
  status: number;
  answer: unknown;
  /** Invented parts of the response, in addition to members that the contract does not document. */
  invented?: string[];
  /** Whether the request was rejected as invalid. */
  isRefused: boolean;
  /** The simulated fault of a valid request. */
  fault?: string;
};

/** What an operation returns; the status is 200 by default. */
export type MockResponse = Pick<Exchange, 'invented'> & {status?: number; body: unknown};

export type ErrorResponse = MockResponse & {status: number};

/** Builds an error response. Error bodies are not documented, so each member is invented. */
export function errorResponse(status: number, detail: string, more: object = {}): ErrorResponse {
  return {status, body: {title: STATUS_CODES[status] ?? 'Error', status, detail, ...more}};
}

/** Builds the error for a request that the API may accept; its error response is undocumented. */
export const inventedProblem = (detail: string): MockResponse => ({
  ...errorResponse(400, detail),
  invented: ['400'],
});

/**
 * Finds an item by ID and returns the response of `use`, or 404 if there is no such item.
 *
 * @param key member that contains the ID
 * @param what noun for the item in the 404 message
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
