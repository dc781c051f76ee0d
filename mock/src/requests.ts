import type {IncomingMessage} from 'node:http';
import type {IHttpRequest} from '@stoplight/prism-http';
import type {DescriptionName} from './contract';
import {type Exchange, problem} from './exchange';
import type {Validator} from './validator';
import {isLoopback} from './deliveries';
import type {World} from './world';

/** A description that is served, and where. */
export type Part = {name: DescriptionName; base: string; validator: Validator};

/** The largest body that is read. */
export const mostBytes = 1_000_000;

/** What is wrong with where a request comes from. Pages of other sites may reach this address from a browser: they may not use the mock. */
export function foreignProblem({headers: {host, origin}}: IncomingMessage) {
  const isHere = (name: string) => isLoopback(name);
  if (host && !isHere(`http://${host}`))
    return problem(400, `The mock serves 127.0.0.1 and localhost, not ${host}.`);
  if (origin && origin !== 'null' && !isHere(origin))
    return problem(400, `The mock serves programs on this machine, not pages of ${origin}.`);
  return undefined;
}

/** Holds a request against the description that its path belongs to. */
export async function exchangeOf(
  request: IncomingMessage,
  body: unknown,
  parts: Part[],
  world: World,
): Promise<Exchange> {
  const {method = 'GET', url = '/', headers} = request;
  const {pathname, searchParams} = new URL(url, 'http://127.0.0.1');
  const part = parts.find(({base}) => pathname.startsWith(`${base}/`));
  const isAccount = (id: string) =>
    world.accounts.some(
      ({integrationAccountId, deleted}) => integrationAccountId === id && !deleted,
    );
  const validated = part
    ? await part.validator.validate(
        {
          method: method.toLowerCase() as IHttpRequest['method'],
          url: {path: pathname.slice(part.base.length), query: queryOf(searchParams)},
          headers: headers as Record<string, string>,
          body,
        },
        {workspaceId: world.workspaceId, isAccount},
      )
    : {...problem(404, `Nothing is served at ${pathname}.`), isRefused: true};
  const operationId = 'operationId' in validated ? validated.operationId : undefined;
  return {
    method,
    url,
    headers,
    body,
    ...(part && operationId && {operation: `${part.name}/${operationId}`}),
    status: validated.status,
    answer: validated.body,
    isRefused: validated.isRefused,
  };
}

function queryOf(params: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [value = '', ...others] = params.getAll(name);
      return [name, others.length > 0 ? [value, ...others] : value];
    }),
  );
}

/** The body as text; undefined when it is too large. */
export async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A body as JSON or as a form; as text when it is neither, undefined when there is none. */
export function parsed(sent: string, {headers}: IncomingMessage): unknown {
  if (sent === '') return undefined;
  if (headers['content-type']?.includes('x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(sent));
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}
