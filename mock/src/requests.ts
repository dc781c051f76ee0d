import type {IncomingHttpHeaders, IncomingMessage} from 'node:http';
import {adminPath} from './admin';
import type {BundleName} from './contract';
import {isLoopback} from './deliveries';
import {type Exchange, type ErrorResponse, errorResponse} from './exchange';
import type {Validator} from './validator';
import type {World} from './world';

/** A description, the base path at which it is served, and its validator. */
export type Part = {name: BundleName; base: string; validator: Validator};

/** A request that was parsed. */
export type Received = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  /** Parsed; undefined if there is no body. */
  body: unknown;
};

/** Maximum size of a request body. */
const mostBytes = 1_000_000;

/**
 * Returns an error for a request from another site; undefined otherwise. A page of any site can send requests to
 * localhost from the browser, so `Host` and `Origin` must be local.
 */
function foreignProblem({headers: {host, origin}}: IncomingMessage) {
  if (host && !isLoopback(`http://${host}`))
    return errorResponse(400, `The mock serves 127.0.0.1 and localhost, not ${host}.`);
  if (origin && origin !== 'null' && !isLoopback(origin))
    return errorResponse(400, `The mock serves programs on this machine, not pages of ${origin}.`);
  return undefined;
}

/** Parses the URL of a request; returns undefined if it is invalid or cannot be decoded. */
function urlOf({url = '/'}: IncomingMessage): URL | undefined {
  const address = /^\/(?!\/)/.test(url) ? `http://127.0.0.1${url}` : '';
  if (!URL.canParse(address)) return undefined;
  const parsed = new URL(address);
  try {
    decodeURIComponent(parsed.pathname);
    return parsed;
  } catch {
    return undefined;
  }
}

/** Reads the body as text; returns undefined if it is too large. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses a request. Returns an exchange with the error response if it cannot be parsed. */
export async function receive(request: IncomingMessage): Promise<Received | Exchange> {
  const {method = 'GET', headers} = request;
  const refused = ({status, body: answer}: ErrorResponse): Exchange => {
    return {
      method,
      url: request.url ?? '/',
      headers,
      body: undefined,
      status,
      answer,
      isRefused: true,
    };
  };
  const foreign = foreignProblem(request);
  if (foreign) return refused(foreign);
  const url = urlOf(request);
  if (!url) return refused(errorResponse(400, `${request.url} is not a path of the mock.`));
  const text = await textOf(request);
  if (text === undefined)
    return refused(errorResponse(413, `body: It has more than ${mostBytes} bytes.`));
  const received = {method, url, headers, body: undefined};
  if (text === '') return received;
  const type = headers['content-type']?.split(';')[0] ?? 'application/json';
  // The page of a link submits a form.
  if (type.endsWith('/x-www-form-urlencoded') && url.pathname.startsWith(`${adminPath}/links/`))
    return {...received, body: Object.fromEntries(new URLSearchParams(text))};
  if (!/^application\/(.*\+)?json$/i.test(type.trim()))
    return refused(errorResponse(415, `header.Content-Type: Send application/json, not ${type}.`));
  try {
    return {...received, body: JSON.parse(text)};
  } catch (error) {
    return refused(errorResponse(400, `body: It is not JSON. ${(error as Error).message}`));
  }
}

/** Validates a request against the description that its path belongs to, and returns it with the response. */
export function exchangeOf(received: Received, parts: Part[], world: World): Exchange {
  const {method, url, headers, body} = received;
  const part = parts.find(({base}) => url.pathname.startsWith(`${base}/`));
  const isAccount = (id: string) =>
    world.accounts.some((one) => one.integrationAccountId === id && !one.deleted);
  const path = url.pathname.slice(part?.base.length);
  const ids = {workspaceId: world.workspaceId, isAccount};
  const validated = part?.validator.validate(
    {method, path, query: url.searchParams, headers, body},
    ids,
  ) ?? {
    ...errorResponse(404, `Nothing is served at ${url.pathname}.`),
    isRefused: true,
    operationId: '',
  };
  return {
    method,
    url: url.pathname + url.search,
    headers,
    body,
    ...(part && validated.operationId && {operation: `${part.name}/${validated.operationId}`}),
    status: validated.status,
    answer: validated.body,
    isRefused: validated.isRefused,
  };
}
