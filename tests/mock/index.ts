import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import {createServer as createHttpsServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import type {IHttpRequest} from '@stoplight/prism-http';
import {type DescriptionName, descriptions} from '../../src/contract/operationFiles';
import {type Answer, type Answerer, createAnswerer} from './answerer';
import type {Behaviour} from './behaviour';
import {bundleDescription} from './bundle';
import type {Certificate} from './certificate';

/** One request, and what the mock answered. */
export type Exchange = {
  method: string;
  /** As it was sent, with the query. */
  url: string;
  headers: IncomingMessage['headers'];
  /** Parsed when it is JSON; undefined when nothing was sent. */
  body: unknown;
  /** What was called, such as `v2/getReservation`; undefined when the contract has no such call. */
  operation?: string;
  status: number;
  answer: unknown;
  /** What went wrong on purpose; the request itself was in order. */
  fault?: string;
};

/** An address at which the mock is reached, with the requests that came in there. */
export type Listener = {
  /** Host and port, to be put in the place of the API's host. */
  host: string;
  origin: string;
  exchanges: Exchange[];
  close: () => Promise<void>;
};

export type Mock = {
  /**
   * Opens another address on a free port of the loopback interface. Every caller that wants to know its own requests opens
   * one of its own.
   *
   * @param certificate makes it an https address
   * @param behaviour what goes wrong, and what is answered instead of the examples
   */
  listen: (certificate?: Certificate, behaviour?: Behaviour) => Promise<Listener>;
  stop: () => Promise<void>;
};

/**
 * Starts a mock of the API: all three descriptions under the paths of their servers. Requests that do not fit the contract
 * are refused with 401, 404, 405, 415 or 422 and a `detail` that tells why.
 *
 * @param root folder of the contract
 */
export async function startMock(root = 'openapi'): Promise<Mock> {
  const parts = await Promise.all(
    (Object.keys(descriptions) as DescriptionName[]).map(async (name) => {
      const document = await bundleDescription(name, root);
      const base = new URL(document.servers[0]?.url ?? 'https://localhost').pathname;
      return {name, base, answer: await createAnswerer(document)};
    }),
  );
  // The Common API's base is also the beginning of v1's, so the longest is tried first.
  const byLength = parts.toSorted((a, b) => b.base.length - a.base.length);
  const listeners: Listener[] = [];

  return {
    async listen(certificate, behaviour = {}) {
      const exchanges: Exchange[] = [];
      const listener: RequestListener = async (request, response) => {
        const exchange = await exchangeOf(request, byLength);
        exchanges.push(exchange);
        const headers = behave(exchange, behaviour);
        if (!headers) return;
        response.writeHead(exchange.status, {'Content-Type': 'application/json', ...headers});
        response.end(exchange.answer === undefined ? '' : JSON.stringify(exchange.answer));
      };
      const server = certificate
        ? createHttpsServer(certificate, listener)
        : createHttpServer(listener);
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
      });
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      const opened: Listener = {
        host,
        origin: `${certificate ? 'https' : 'http'}://${host}`,
        exchanges,
        close: () =>
          new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          }),
      };
      listeners.push(opened);
      return opened;
    },
    async stop() {
      await Promise.all(listeners.map(({close}) => close()));
    },
  };
}

/**
 * Changes the answer of a request that fits the contract.
 *
 * @returns further headers; undefined when no answer is to be sent
 */
function behave(
  exchange: Exchange,
  {fault, answer}: Behaviour,
): Record<string, string> | undefined {
  if (exchange.status >= 400) return {};
  const wrong = fault?.(exchange);
  if (wrong) exchange.fault = wrong.kind;
  if (wrong?.kind === 'status') {
    Object.assign(exchange, {status: wrong.status, answer: undefined});
    return wrong.headers ?? {};
  }
  if (wrong && !wrong.carriedOut) return undefined;
  const instead = answer?.(exchange);
  if (instead) Object.assign(exchange, {status: instead.status ?? 200, answer: instead.body});
  return wrong ? undefined : {};
}

type Part = {name: DescriptionName; base: string; answer: Answerer};

async function exchangeOf(request: IncomingMessage, parts: Part[]): Promise<Exchange> {
  const {method = 'GET', url = '/', headers} = request;
  const sent = await text(request);
  const body = sent === '' ? undefined : parseJson(sent);
  const {pathname, searchParams} = new URL(url, 'http://127.0.0.1');
  const part = parts.find(({base}) => pathname.startsWith(`${base}/`));
  const answer: Answer = part
    ? await part.answer({
        method: method.toLowerCase() as IHttpRequest['method'],
        url: {path: pathname.slice(part.base.length), query: queryOf(searchParams)},
        headers: headers as Record<string, string>,
        body,
      })
    : {
        status: 404,
        body: {title: 'No such path', status: 404, detail: `Nothing is served at ${pathname}.`},
      };
  return {
    method,
    url,
    headers,
    body,
    ...(part && answer.operationId && {operation: `${part.name}/${answer.operationId}`}),
    status: answer.status,
    answer: answer.body,
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

function parseJson(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}
