// A request with its response, and the error that rejects a request.
import {type IncomingHttpHeaders, STATUS_CODES} from 'node:http';

/** A request and its response. */
export type Exchange = {
  method: string;
  /** As sent, with the query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Parsed JSON; undefined if there is no body or it cannot be parsed. */
  body: unknown;
  /** Key of the operation, such as `v2/getReservation`; undefined if the contract has no such operation. */
  operation?: string;
  status: number;
  answer: unknown;
  /** Invented parts of the response, besides the undocumented members of its body, which the server finds. */
  invented?: string[];
  /** Headers of the response, besides its content type. */
  responseHeaders?: Record<string, string>;
  /** Whether the request was rejected as invalid. */
  isRefused: boolean;
  /** The simulated fault of a valid request. */
  fault?: string;
};

/** What an operation returns; the status is 200 by default. */
export type MockResponse = Pick<Exchange, 'invented'> & {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
};

/** Builds the body of an error response. Error bodies are not documented, so each member is invented. */
export const errorBody = (status: number, detail: string, more: object = {}) => ({
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail,
  ...more,
});

/** Thrown to reject a request. The message is the `detail` of the response. */
export class Refusal extends Error {
  /**
   * @param more members of the body, headers, and invented parts of the response besides its body
   */
  constructor(
    readonly status: number,
    detail: string,
    readonly more: Pick<MockResponse, 'headers' | 'invented'> & {members?: object} = {},
  ) {
    super(detail);
  }

  get response(): MockResponse & {status: number} {
    const {status, message, more} = this;
    const {members, ...others} = more;
    return {status, body: errorBody(status, message, members), ...others};
  }
}

/** Creates a refusal for a request that the API may accept. The response is marked as invented. */
export const inventedRefusal = (detail: string) => new Refusal(400, detail, {invented: ['400']});

/** A mistake in a request. `location` is its place, such as `['body', 'arrivalDate']`. */
export type Mistake = {location: string[]; message: string};

/** Creates a refusal. In its body, `validation` lists the mistakes, and `detail` describes them in one line. */
export function invalid(mistakes: Mistake[]): Refusal {
  const where = mistakes.map(({location, message}) => `${location.join('.')}: ${message}`);
  return new Refusal(400, where.join('; '), {members: {validation: mistakes}});
}

/** Returns the response of a function, or an error response if the function throws a refusal. */
export function responseOf(run: () => MockResponse): MockResponse {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return error.response;
    throw error;
  }
}

/**
 * Finds an item by ID.
 *
 * @param key member that contains the ID
 * @param what noun for the item in the message
 * @throws Refusal with 404 if there is no such item
 */
export function itemOf<Key extends string, T extends Record<Key, unknown>>(
  items: T[],
  key: Key,
  id: string,
  what: string,
): T {
  const found = items.find((item) => item[key] === id);
  if (!found) throw new Refusal(404, `There is no ${what} ${id}.`);
  return found;
}

export const requestUrl = ({url}: Pick<Exchange, 'url'>) => new URL(url, 'http://127.0.0.1');
export const queryOf = (exchange: Exchange) => requestUrl(exchange).searchParams;
export const lastSegment = (exchange: Exchange) =>
  decodeURIComponent(requestUrl(exchange).pathname.split('/').at(-1) ?? '');

/** Returns whether a request is for version 1. */
export const isV1 = ({operation}: Exchange) => operation?.startsWith('v1/') ?? false;

/** Adds `success` to a body. In version 1, most bodies do not have it. */
export const envelope = (exchange: Exchange, members: object) =>
  isV1(exchange) ? members : {success: true, ...members};
