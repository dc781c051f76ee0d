import type {IncomingHttpHeaders, IncomingMessage} from 'node:http';
import {adminPath} from './admin';
import type {DescriptionName} from './contract';
import {isLoopback} from './deliveries';
import {type Exchange, type ErrorResponse, errorResponse} from './exchange';
import type {Validator} from './validator';
import type {World} from './world';

/** A description that is served, and where. */
export type Part = {name: DescriptionName; base: string; validator: Validator};

/** A request that could be read. */
export type Received = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  /** Parsed; undefined when nothing was sent. */
  body: unknown;
};

/** The largest body that is read. */
const mostBytes = 1_000_000;

/**
 * What is wrong with where a request comes from. Pages of other sites may reach this address from a browser: they may
 * not use the mock.
 */
function foreignProblem({headers: {host, origin}}: IncomingMessage) {
  if (host && !isLoopback(`http://${host}`))
    return errorResponse(400, `The mock serves 127.0.0.1 and localhost, not ${host}.`);
  if (origin && origin !== 'null' && !isLoopback(origin))
    return errorResponse(400, `The mock serves programs on this machine, not pages of ${origin}.`);
  return undefined;
}

/** The address of a request; undefined when it is none, or has a percent sign that encodes nothing. */
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

/** The body as text; undefined when it is too large. */
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

/** Reads a request; one that the mock can't read is refused at once. */
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
  if (!url) return refused(errorResponse(400, `${request.url} is no address of the mock.`));
  const text = await textOf(request);
  if (text === undefined)
    return refused(errorResponse(413, `body: It has more than ${mostBytes} bytes.`));
  const received = {method, url, headers, body: undefined};
  if (text === '') return received;
  const type = headers['content-type']?.split(';')[0] ?? 'application/json';
  // The page of a link sends a form.
  if (type.endsWith('/x-www-form-urlencoded') && url.pathname.startsWith(`${adminPath}/links/`))
    return {...received, body: Object.fromEntries(new URLSearchParams(text))};
  if (!/^application\/(.*\+)?json$/i.test(type.trim()))
    return refused(errorResponse(415, `header.Content-Type: Send application/json, not ${type}.`));
  try {
    return {...received, body: JSON.parse(text)};
  } catch (error) {
    return refused(errorResponse(400, `body: It is no JSON. ${(error as Error).message}`));
  }
}

/** Compares a request with the description that its path belongs to. */
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
