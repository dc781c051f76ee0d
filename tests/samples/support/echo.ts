import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import type {Exchange, Mock} from '../../mock';

const noWorld = () => {
  throw new Error('The echo remembers nothing.');
};

/** A server that takes every request and answers with what it got. */
export function startEcho(): Mock {
  const closers: (() => Promise<void>)[] = [];
  return {
    async listen({certificate} = {}) {
      const exchanges: Exchange[] = [];
      const server = createServer(certificate ?? {}, async (request, response) => {
        const {method = '', url = '', headers} = request;
        const sent = await text(request);
        const body: unknown = sent === '' ? undefined : JSON.parse(sent);
        const answer = {method, url, body: body ?? null};
        exchanges.push({method, url, headers, body, status: 200, answer, isRefused: false});
        response.writeHead(200, {'Content-Type': 'application/json'});
        response.end(JSON.stringify(answer));
      });
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      const close = () =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        });
      closers.push(close);
      return {host, origin: `https://${host}`, exchanges, close, world: noWorld};
    },
    async stop() {
      await Promise.all(closers.map((close) => close()));
    },
  };
}
