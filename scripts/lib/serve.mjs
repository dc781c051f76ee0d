// Serves a built site on this machine as a static host would.
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
// @ts-expect-error It has no types. It needs Node's request and response only.
import compression from 'compression';
import sirv from 'sirv';

/**
 * Serves a built site: compressed on the fly, with caching, `/page` from `page.html`, and
 * `404.html` for unknown paths.
 *
 * @param {string} dir the built site
 * @param {number} [port] 0 picks a free one
 * @returns {Promise<{url: string, close: () => Promise<void>}>} a server on the loopback interface
 * @throws {Error} if there is no built site, or the port is taken
 */
export async function serveSite(dir, port = 0) {
  if (!existsSync(path.join(dir, '404.html')))
    throw new Error(`There is no built site in ${dir}/. Run \`npm run build\` first.`);
  const missing = readFileSync(path.join(dir, '404.html'));
  const files = sirv(dir, {
    etag: true,
    // As deploy/nginx.conf. sirv sets no Cache-Control unless `maxAge` is given, and a charset for HTML only.
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/assets/');
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', caching);
      if (pathname.endsWith('.md'))
        response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
    },
    onNoMatch(_, response) {
      const headers = {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache'};
      response.writeHead(404, headers).end(missing);
    },
  });
  const compress = compression();
  const server = createServer((request, response) =>
    compress(request, response, () => files(request, response)),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}
