// The HTTP server of the mock: it receives requests, applies faults and sends responses.
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import {createServer as createHttpsServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import type {Duplex} from 'node:stream';
import {setTimeout as sleep} from 'node:timers/promises';
import {administer, adminPath} from './admin';
import type {Agency} from './agency';
import type {Bundles, BundleName} from './contract';
import {createSender, type Deliver} from './deliveries';
import {errorBody, type Exchange} from './exchange';
import {type Fault, noFaults, seededFaults} from './faults';
import type {Context} from './handler';
import {linkPage, linkPath, returnAddress} from './linkPage';
import {inventedHeader, inventedValue, unnamedMembers} from './members';
import {carryOut} from './operations';
import type {Options} from './options';
import {exchangeOf, type Part, receive, type Received, refusedExchange} from './requests';
import {checkTargets} from './targets';
import {createValidator} from './validator';
import {occur, occurOnPlatform} from './webhooks';
import {append, limits, seedWorld, type World} from './world';

/** A running server of the mock, with its log of requests. */
export type Listener = {
  /** Host and port, to use instead of the API's host. */
  host: string;
  origin: string;
  /** The last 1000 exchanges. */
  exchanges: Exchange[];
  /** Returns the current state. */
  world: () => World;
  /** Returns the data of the first account. */
  agency: () => Agency;
  close: () => Promise<void>;
};

export type Mock = {
  /**
   * Starts another server on the loopback interface, with separate state and a separate log of requests.
   *
   * @throws Error with code EADDRINUSE if the port is taken
   * @throws Refusal if a fault targets a call that the contract does not have
   */
  listen: (options?: Options) => Promise<Listener>;
  stop: () => Promise<void>;
};

const mostExchanges = 1000;

/** Lists the descriptions with their base paths and validators. */
function documentsOf(contract: Bundles, isLenient?: boolean): Part[] {
  const parts = Object.entries(contract).map(([name, document]): Part => {
    const base = new URL(document.servers[0]?.url ?? 'https://localhost').pathname;
    return {name: name as BundleName, base, validator: createValidator(document, isLenient)};
  });
  // The base path of v1 begins with the base path of the Common API, so the longest base path is tried first.
  return parts.toSorted((a, b) => b.base.length - a.base.length);
}

/** Creates a mock that serves all three descriptions of the API, at the paths of their `servers`. */
export function createMock(contract: Bundles): Mock {
  const parts = documentsOf(contract);
  const listeners: Listener[] = [];
  return {
    async listen(options = {}) {
      const own = options.isLenient ? documentsOf(contract, true) : parts;
      const listener = await listen(contract, own, options);
      listeners.push(listener);
      return listener;
    },
    async stop() {
      await Promise.all(listeners.map(({close}) => close()));
    },
  };
}

async function listen(contract: Bundles, parts: Part[], options: Options): Promise<Listener> {
  const {certificate, port = 0, log = () => undefined} = options;
  const exchanges: Exchange[] = [];
  const running = run(contract, parts, options, log);

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    let exchange: Exchange;
    try {
      const received = await receive(request);
      if (respondToOther(received, response)) return;
      exchange = exchangeOf(received, parts, running.world(), running.isExpired);
    } catch (error) {
      exchange = refusedExchange(request, error);
    }
    append(exchanges, exchange, mostExchanges);
    const {headers, wait} = running.behave(exchange);
    if (wait > 0) {
      // What happens during the delay must not change the response.
      exchange.answer = structuredClone(exchange.answer);
      await sleep(wait);
    }
    finish(exchange, response, headers);
  };

  /** Responds to a request for the page of a link or an admin route. Returns false for any other request. */
  const respondToOther = (received: Received, response: ServerResponse): boolean => {
    const {url, headers} = received;
    const [, link] = linkPath.exec(url.pathname) ?? [];
    if (link !== undefined) {
      const {status, html} = linkPage(running.world(), link);
      response.writeHead(status, {'Content-Type': 'text/html; charset=utf-8'}).end(html);
      return true;
    }
    if (!url.pathname.startsWith(`${adminPath}/`)) return false;
    const {status = 200, body} = running.administer(received);
    // After the browser submits the form of a link's page, it returns to the application.
    const isForm = status === 200 && headers['content-type']?.includes('form');
    const back = isForm && returnAddress((body as {redirectUrl?: unknown}).redirectUrl);
    if (back) response.writeHead(303, {Location: back}).end();
    else send(response, status, body);
    return true;
  };

  const finish = (
    exchange: Exchange,
    response: ServerResponse,
    headers: Record<string, string>,
  ) => {
    const isSilent = exchange.fault === 'silence' || exchange.fault === 'lost';
    log(
      `${exchange.method} ${exchange.url} ${isSilent ? `no response (${exchange.fault})` : exchange.status}`,
    );
    if (exchange.fault === 'lost') response.destroy();
    if (isSilent) return;
    const {status, answer} = exchange;
    const [name = 'common', id = ''] = exchange.operation?.split('/') ?? [];
    const part = status < 400 ? parts.find((one) => one.name === name) : undefined;
    const document = contract[name as BundleName];
    const unnamed = unnamedMembers(answer, part?.validator.schemaOf(id), document);
    const invented = [
      ...(exchange.invented ?? []),
      ...unnamed.map(({place}) => place),
      ...Object.keys(headers),
    ];
    send(response, status, answer, {
      ...exchange.responseHeaders,
      ...headers,
      ...(invented.length > 0 && {[inventedHeader]: inventedValue(invented)}),
    });
  };

  const listener: RequestListener = (request, response) => {
    respond(request, response).catch((error: Error) => {
      // The client has disconnected, or already has the headers.
      if (response.destroyed || response.headersSent) return;
      log(String(error.stack));
      send(response, 500, errorBody(500, `The mock itself failed: ${error.message}`));
    });
  };
  const server = certificate
    ? createHttpsServer(certificate, listener)
    : createHttpServer(listener);
  server.on('clientError', refuseBroken);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    origin: `${certificate ? 'https' : 'http'}://${host}`,
    exchanges,
    world: running.world,
    agency: () => [...running.world().agencies.values()][0]!,
    close: () =>
      new Promise((resolve) => {
        running.forget();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Creates the state of one server: its world, faults and timers. */
function run(contract: Bundles, parts: Part[], options: Options, log: (line: string) => void) {
  const {links = 'succeed', answer, faults: startFaults = noFaults} = options;
  const timers = new Set<NodeJS.Timeout>();
  const post = createSender(log);
  let settings = startFaults;
  let faults = seededFaults(settings);
  let world = seedWorld(contract, options.world);
  checkTargets(settings, parts, contract);

  const deliver: Deliver = (receiver, body, sent) => {
    const {isDropped, isTwice, isLate} = faults.delivery();
    const note = () => log(`webhook ${body.event} to ${receiver}: dropped`);
    const go = () => {
      if (post(receiver, body)) sent?.();
      if (isTwice) post(receiver, body);
    };
    if (isDropped) note();
    else if (isLate) context.later(1000, go);
    else go();
  };
  const context: Context = {
    links,
    later(milliseconds, task) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        task();
      }, milliseconds);
      timers.add(timer.unref());
    },
    emit: (event) => occurOnPlatform(world, event, deliver),
    emitReservation: (event, {id, propertyId}, {accountId}) =>
      occur(world, accountId, event, {reservationId: id, propertyId}, deliver),
    mayAdd() {
      const all = [...world.agencies.values()].map(({reservations}) => reservations.length);
      return all.reduce((sum, count) => sum + count, 0) < limits.reservations;
    },
  };
  const forget = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };

  const faultOf = (exchange: Exchange): Fault | undefined => {
    const limited = faults.limit(exchange);
    if (limited || exchange.isRefused) return limited;
    return options.fault ? options.fault(exchange) : faults.fault(exchange);
  };

  return {
    world: () => world,
    forget,
    isExpired: (key: string) => settings['expired-key'].includes(key),
    /** Carries out a valid request or applies a fault, and updates the exchange. */
    behave(exchange: Exchange): {headers: Record<string, string>; wait: number} {
      const result = {headers: {}, wait: faults.delay()};
      const wrong = faultOf(exchange);
      if (!wrong && exchange.isRefused) return result;
      if (wrong) exchange.fault = wrong.kind;
      if (wrong?.kind === 'status') {
        const {status, detail = `The mock is set to fail this request with ${status}.`} = wrong;
        Object.assign(exchange, {status, answer: errorBody(status, detail), responseHeaders: {}});
        return {...result, headers: wrong.headers ?? {}};
      }
      if (wrong?.kind === 'silence' && !wrong.carriedOut) return result;
      const instead = answer ? answer(exchange) : carryOut(world, exchange, context);
      if (instead) {
        const {status = 200, body, invented} = {invented: undefined, ...instead};
        Object.assign(exchange, {status, answer: body, invented});
      }
      return result;
    },
    administer: ({method, url, body}: Received) =>
      administer(
        {
          world,
          context,
          faults: settings,
          validator: parts.find(({name}) => name === 'v2')!.validator,
          setFaults(next) {
            checkTargets(next, parts, contract);
            settings = next;
            faults = seededFaults(next);
          },
          reset() {
            forget();
            world = seedWorld(contract, options.world);
            settings = startFaults;
            faults = seededFaults(settings);
          },
        },
        method,
        url.pathname,
        body,
      ),
  };
}

/** Sends a body as JSON, or a string as it is. */
function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = {'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text)};
  response.writeHead(status, {...type, ...headers}).end(text);
}

/** Responds to a request that Node can't parse, such as one with more than 16 kB of headers. */
function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return;
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLarge ? 431 : 400;
  const detail = isTooLarge
    ? 'header: The headers have more than 16 kB.'
    : 'The request is not HTTP.';
  const text = JSON.stringify(errorBody(status, detail));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
