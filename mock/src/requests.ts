// Receives requests, and validates them against the contract.
import type {IncomingMessage} from 'node:http';
import {adminPath} from './admin';
import type {BundleName} from './contract';
import {isLoopback} from './deliveries';
import {type Exchange, Refusal} from './exchange';
import type {Validator} from './validator';
import type {World} from './world';

/** An OpenAPI description, the base path of its server, and its validator. */
export type Part = {name: BundleName; base: string; validator: Validator};

/** A request that was parsed. */
export type Received = Pick<Exchange, 'method' | 'headers' | 'body'> & {url: URL};

/** Maximum size of a request body. */
const mostBytes = 1_000_000;

/**
 * Checks that a request does not come from another site. A page of any site can make the browser send requests to
 * localhost, so `Host` and `Origin` must be local.
 *
 * @throws Refusal if `Host` or `Origin` is not local
 */
function checkOrigin({headers: {host, origin}}: IncomingMessage): void {
  if (host && !isLoopback(`http://${host}`))
    throw new Refusal(400, `The mock serves 127.0.0.1 and localhost, not ${host}.`);
  if (origin && !isLoopback(origin))
    throw new Refusal(400, `The mock serves programs on this machine, not pages of ${origin}.`);
}

/** Parses the URL of a request. @throws Refusal if it is invalid or cannot be decoded */
function urlOf({url = '/'}: IncomingMessage): URL {
  try {
    if (url.startsWith('//')) throw new Error('This would be parsed as a host.');
    const parsed = new URL(`http://127.0.0.1${url}`);
    decodeURIComponent(parsed.pathname);
    return parsed;
  } catch {
    throw new Refusal(400, `${url} is not a path of the mock.`);
  }
}

/** Maximum depth of arrays and objects in a body. */
const mostLevels = 100;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1)));

/** Reads the body as text. @throws Refusal if it is too large or not UTF-8 */
async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new Refusal(413, `body: It has more than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(Buffer.concat(chunks));
  } catch {
    throw new Refusal(400, 'body: It is not UTF-8.');
  }
}

/** Parses a request. @throws Refusal if it cannot be parsed */
export async function receive(request: IncomingMessage): Promise<Received> {
  const {method = 'GET', headers} = request;
  checkOrigin(request);
  const url = urlOf(request);
  const {'content-encoding': encoding = 'identity'} = headers;
  if (encoding !== 'identity') {
    const wrong = `Send the body as it is, not as ${encoding}.`;
    throw new Refusal(415, `header.Content-Encoding: ${wrong}`);
  }
  const text = await textOf(request);
  const received = {method, url, headers};
  if (text === '') return {...received, body: undefined};
  const type = headers['content-type'] ?? 'none';
  // The page of a link submits a form.
  if (/\/x-www-form-urlencoded\b/.test(type) && url.pathname.startsWith(`${adminPath}/links/`))
    return {...received, body: Object.fromEntries(new URLSearchParams(text))};
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type))
    throw new Refusal(415, `header.Content-Type: Send application/json, not ${type}.`);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new Refusal(400, `body: It is not JSON. ${(error as Error).message}`);
  }
  if (isDeeper(body, mostLevels))
    throw new Refusal(400, `body: It is nested deeper than ${mostLevels} levels.`);
  return {...received, body};
}

/** Returns a request that could not be parsed, with its error response. @throws any error that is not a refusal */
export function refusedExchange(request: IncomingMessage, error: unknown): Exchange {
  if (!(error instanceof Refusal)) throw error;
  const {method = 'GET', url = '/', headers} = request;
  const {status, body: answer} = error.response;
  return {method, url, headers, body: undefined, status, answer, isRefused: true};
}

/** Validates a request against the description that contains its path. Returns the request and its response. */
export function exchangeOf(
  received: Received,
  parts: Part[],
  world: World,
  isExpired: (key: string) => boolean,
): Exchange {
  const {method, url, headers, body} = received;
  const part = parts.find(({base}) => url.pathname.startsWith(`${base}/`));
  const isAccount = (id: string) =>
    world.accounts.some((one) => one.integrationAccountId === id && !one.deleted);
  const path = url.pathname.slice(part?.base.length);
  const ids = {workspaceId: world.workspaceId, isAccount, isExpired};
  const response: ReturnType<Validator['validate']> =
    part?.validator.validate({method, path, query: url.searchParams, headers, body}, ids) ??
    new Refusal(404, `Nothing is served at ${url.pathname}.`).response;
  const {operationId, status, body: answer, headers: responseHeaders} = response;
  return {
    method,
    url: url.pathname + url.search,
    headers,
    body,
    ...(part && operationId && {operation: `${part.name}/${operationId}`}),
    status: status ?? 200,
    answer,
    responseHeaders,
    isRefused: status !== undefined,
  };
}
