// Serves a built site on this machine as a static host would.
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

/** Content types that sirv does not know, or sends without a charset. */
const types = {'.md': 'text/markdown; charset=utf-8', '.tgz': 'application/gzip'};

/** Returns the caching of `deploy/nginx.conf`, and a type that sirv lacks. */
function headersFor(/** @type {string} */ pathname) {
  const type = types[/** @type {keyof typeof types} */ (path.extname(pathname))];
  const isHashed = pathname.startsWith('/assets/');
  return {
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(type && {'Content-Type': type}),
  };
}

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
    // sirv sets no Cache-Control unless `maxAge` is given.
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(headersFor(pathname)))
        response.setHeader(name, value);
    },
    onNoMatch(request, response) {
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        ...headersFor('/404.html'),
      });
      response.end(request.method === 'HEAD' ? undefined : missing);
    },
  });
  const compress = compression();
  const server = createServer((request, response) =>
    compress(
      // `compression` is typed for Express, but only uses Node's request and response.
      /** @type {import('express').Request} */ (request),
      /** @type {import('express').Response} */ (response),
      () => files(request, response),
    ),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
