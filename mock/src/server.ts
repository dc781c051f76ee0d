import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import {createServer as createHttpsServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {administer, adminPath} from './admin';
import type {Contract, DescriptionName} from './contract';
import {type Exchange, problem} from './exchange';
import {type Behaviour, type FaultSettings, noFaults, seededFaults} from './faults';
import {inventedHeader, inventedMembers} from './invented';
import {carryOut, linkPage, type Surroundings} from './operations';
import {bodyOf, exchangeOf, foreignProblem, mostBytes, parsed, type Part} from './requests';
import {createValidator} from './validator';
import {createSender} from './deliveries';
import {occur, receiversOf} from './webhooks';
import {append, exampleWorld, type World} from './world';

/** How one address of the mock behaves. */
export type Options = Behaviour & {
  /** Makes it an https address. */
  certificate?: {key: string; cert: string};
  /** 0, the default, takes a free one. */
  port?: number;
  faults?: FaultSettings;
  links?: Surroundings['links'];
  platformReceiver?: string;
  /** Is told of each request and delivery. */
  log?: (line: string) => void;
};

/** An address at which the mock is reached, with the requests that came in there. */
export type Listener = {
  /** Host and port, to be put in the place of the API's host. */
  host: string;
  origin: string;
  /** The last thousand. */
  exchanges: Exchange[];
  /** What it remembers. */
  world: () => World;
  close: () => Promise<void>;
};

export type Mock = {
  /**
   * Opens another address on the loopback interface, with a world of its own. Every caller that wants to know its own requests
   * opens one.
   *
   * @throws Error of the system when the port is taken
   */
  listen: (options?: Options) => Promise<Listener>;
  stop: () => Promise<void>;
};

const mostExchanges = 1000;

/** Makes a mock of the API: all three descriptions under the paths of their servers. */
export async function startMock(contract: Contract): Promise<Mock> {
  const parts = await Promise.all(
    Object.entries(contract).map(async ([name, document]): Promise<Part> => {
      const base = new URL(document.servers[0]?.url ?? 'https://localhost').pathname;
      const validator = await createValidator(document);
      return {name: name as DescriptionName, base, validator};
    }),
  );
  // The Common API's base is also the beginning of v1's, so the longest is tried first.
  const byLength = parts.toSorted((a, b) => b.base.length - a.base.length);
  const listeners: Listener[] = [];
  return {
    async listen(options = {}) {
      const listener = await listen(contract, byLength, options);
      listeners.push(listener);
      return listener;
    },
    async stop() {
      await Promise.all(listeners.map(({close}) => close()));
    },
  };
}

async function listen(contract: Contract, parts: Part[], options: Options): Promise<Listener> {
  const {certificate, port = 0, log = () => undefined} = options;
  const exchanges: Exchange[] = [];
  const running = run(contract, options, log);

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const foreign = foreignProblem(request);
    const sent = foreign ? '' : await bodyOf(request);
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (foreign || sent === undefined) {
      const {status, body} = foreign ?? problem(400, `A body has ${mostBytes} bytes at most.`);
      send(response, status, body);
    } else if (path === adminPath || path.startsWith(`${adminPath}/`)) {
      const {status = 200, body} = running.administer(request, path, parsed(sent, request));
      // A form of the link's page goes back to it.
      const {referer, 'content-type': type = ''} = request.headers;
      if (type.includes('form') && referer) response.setHeader('Refresh', `0; url=${referer}`);
      send(response, status, body);
    } else {
      await serve(request, response, parsed(sent, request));
    }
  };

  const serve = async (request: IncomingMessage, response: ServerResponse, body: unknown) => {
    const exchange = await exchangeOf(request, body, parts, running.world());
    const page = linkPage(running.world(), exchange);
    if (page) {
      response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'}).end(page);
      return;
    }
    append(exchanges, exchange, mostExchanges);
    const headers = await running.behave(exchange);
    const isSilent = exchange.fault === 'silence' || exchange.fault === 'lost';
    log(
      `${exchange.method} ${exchange.url} ${isSilent ? `no response (${exchange.fault})` : exchange.status}`,
    );
    if (exchange.fault === 'lost') request.socket.destroy();
    if (isSilent) return;
    const part = parts.find(({name}) => exchange.operation?.startsWith(`${name}/`));
    const id = exchange.operation?.split('/')[1] ?? '';
    const schema = part?.validator.schemaOf(id, exchange.status);
    const document = contract[part?.name ?? 'common'];
    const invented = [
      ...inventedMembers(exchange.answer, schema, document),
      ...Object.keys(headers),
    ];
    send(response, exchange.status, exchange.answer, {
      ...headers,
      ...(invented.length > 0 && {[inventedHeader]: invented.join(', ')}),
    });
  };

  const listener: RequestListener = (request, response) => {
    respond(request, response).catch((error: Error) => {
      // A connection that ended early leaves nobody to tell.
      if (response.destroyed || response.headersSent) return;
      send(response, 500, problem(500, `The mock itself failed: ${error.stack}`).body);
    });
  };
  const server = certificate
    ? createHttpsServer(certificate, listener)
    : createHttpServer(listener);
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
    close: () =>
      new Promise((resolve) => {
        running.forget();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The state behind one address: its world, its faults, and what will happen later. */
function run(contract: Contract, options: Options, log: (line: string) => void) {
  const {links = 'succeed', platformReceiver, answer} = options;
  const timers = new Set<NodeJS.Timeout>();
  const deliver = createSender(log);
  let settings = options.faults ?? noFaults;
  let faults = seededFaults(settings);
  let world = exampleWorld(contract);

  const around: Surroundings = {
    links,
    platformReceiver,
    later(milliseconds, task) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        task();
      }, milliseconds);
      timers.add(timer.unref());
    },
    emit(event, ids) {
      const receivers = platformReceiver ? [platformReceiver] : [];
      occur(world, {event, receivers, ids: {...ids}}, faults.isDropped, deliver);
    },
    emitReservation(event, {id, propertyId}) {
      const ids = {reservationId: id, propertyId};
      occur(world, {event, receivers: receiversOf(world, event), ids}, faults.isDropped, deliver);
    },
  };
  const forget = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };

  return {
    world: () => world,
    forget,
    /** Changes what a request that fits the contract returns. Gives further headers. */
    async behave(exchange: Exchange): Promise<Record<string, string>> {
      if (exchange.isRefused) return {};
      const wrong = options.fault ? options.fault(exchange) : faults.fault(exchange);
      if (settings.delay > 0) await sleep(settings.delay);
      if (wrong) exchange.fault = wrong.kind;
      if (wrong?.kind === 'status') {
        Object.assign(exchange, {status: wrong.status, answer: undefined});
        return wrong.headers ?? {};
      }
      if (wrong?.kind === 'silence' && !wrong.carriedOut) return {};
      const instead = answer ? answer(exchange) : carryOut(world, exchange, around);
      if (instead) Object.assign(exchange, {status: instead.status ?? 200, answer: instead.body});
      return {};
    },
    administer: ({method = 'GET'}: IncomingMessage, path: string, body: unknown) =>
      administer(
        {
          world,
          around,
          faults: settings,
          setFaults(next) {
            settings = next;
            faults = seededFaults(next);
          },
          reset() {
            forget();
            world = exampleWorld(contract);
            faults = seededFaults(settings);
          },
        },
        method,
        path.slice(adminPath.length),
        typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {},
      ),
  };
}

function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, {'Content-Type': 'application/json', ...headers});
  response.end(body === undefined ? '' : JSON.stringify(body));
}
