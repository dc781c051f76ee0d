import {readFileSync} from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request as ask,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import {serveSite} from '../../../scripts/lib/serve.mjs';

/** The built site on a loopback port, with faults on demand: they stand in the server, so that they are the same in each browser. */
export type Site = {
  url: string;
  /** Cuts the connection on every request for a path that matches, until `mend`. */
  fail(path: RegExp): void;
  /** Keeps every request for a path that matches waiting, until `mend`. */
  hold(path: RegExp): void;
  /** Serves pages in which no script may run. */
  blockScripts(): void;
  /** Ends all faults. */
  mend(): void;
  close(): Promise<void>;
};

const recorder = '/smoke/recorder.js';
/** A page on which nothing runs. */
export const blank = '/smoke/blank';
/** What is left to a page without scripts. */
const sandbox = 'sandbox allow-same-origin allow-forms allow-top-navigation';

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Passes a request on, as it came. */
function passOn(
  url: string,
  {method, path, headers}: Required<Pick<IncomingMessage, 'method' | 'headers'>> & {path: string},
) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const {hostname, port} = new URL(url);
    ask({hostname, port, method, path, headers}, resolve).once('error', reject).end();
  });
}

/** Ports that this worker's browser has known: what it keeps of a site, it keeps by its port. */
const known = new Set<number>();

/** Listens on a free port that no earlier site had; the system gives the same one out again. */
async function listenAnew(listener: RequestListener): Promise<{server: Server; port: number}> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  if (!known.has(address.port)) {
    known.add(address.port);
    return {server, port: address.port};
  }
  try {
    return await listenAnew(listener);
  } finally {
    server.close();
  }
}

/**
 * @returns the site of `build/`
 * @throws Error when it has not been built
 */
export async function serveWithFaults(): Promise<Site> {
  const built = await serveSite('build');
  let failing: RegExp | undefined;
  let scripts = true;
  let holding: {path: RegExp; ended: Promise<void>; end: () => void} | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const {method = 'GET', url: path = '/', headers} = request;
    if (failing?.test(path)) {
      request.socket.destroy();
      return;
    }
    if (holding?.path.test(path)) await holding.ended;
    if (path === recorder) {
      response.writeHead(200, {'Content-Type': 'text/javascript'});
      response.end(readFileSync('tests/smoke/support/recorder.js'));
      return;
    }
    if (path === blank) {
      response.writeHead(200, {'Content-Type': 'text/plain'});
      response.end();
      return;
    }
    const page = headers.accept?.includes('text/html') ?? false;
    const found = await passOn(built.url, {
      method,
      path,
      // A page is added to, which needs it plain and whole.
      headers: page ? {...headers, 'accept-encoding': 'identity', 'if-none-match': ''} : headers,
    });
    const type = String(found.headers['content-type']);
    if (!page || !type.startsWith('text/html')) {
      response.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(response);
      return;
    }
    const text = await textOf(found);
    const body = text.replace('<head>', `<head><script src="${recorder}"></script>`);
    const {etag: _tag, 'content-length': _length, ...rest} = found.headers;
    const policy = [rest['content-security-policy'], ...(scripts ? [] : [sandbox])].join('; ');
    response.writeHead(found.statusCode ?? 502, {...rest, 'content-security-policy': policy});
    response.end(body);
  }

  const listener: RequestListener = (request, response) => {
    answer(request, response).catch(() => response.destroy());
  };
  const {server, port} = await listenAnew(listener);
  return {
    url: `http://localhost:${port}`,
    fail(path) {
      failing = path;
    },
    hold(path) {
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      holding = {path, ended, end};
    },
    blockScripts() {
      scripts = false;
    },
    mend() {
      failing = undefined;
      scripts = true;
      holding?.end();
      holding = undefined;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await built.close();
    },
  };
}
