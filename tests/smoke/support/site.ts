// Serves the built site with simulated faults.
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {siteUrl} from '../../browser/support/test';
import {freePort} from '../../support/freePort';

/** The served site, with faults on demand. The server simulates the faults, so that all browsers get the same. */
export type Site = Awaited<ReturnType<typeof serveWithFaults>>;

const recorder = '/smoke/recorder.js';
const sandbox = '; sandbox allow-same-origin allow-forms allow-top-navigation';

/** Serves the site on a port that this process has not used, because browsers key caches and storage by port. */
export async function serveWithFaults() {
  let failing: RegExp | undefined;
  let scripts = true;

  const server = createServer(async ({url = '/', headers, socket}, response) => {
    if (failing?.test(url)) return socket.destroy();
    if (url === recorder) {
      response.writeHead(200, {'content-type': 'text/javascript'});
      return response.end(readFileSync('tests/smoke/support/recorder.js'));
    }
    const accept = headers.accept ?? '*/*';
    const answer = await fetch(siteUrl('local') + url, {headers: {accept}, redirect: 'manual'});
    const all = new Headers(answer.headers);
    // These headers are wrong now, because `fetch` has decoded the body.
    for (const name of ['content-encoding', 'content-length', 'etag']) all.delete(name);
    if (!all.get('content-type')?.startsWith('text/html'))
      return response
        .writeHead(answer.status, [...all].flat())
        .end(Buffer.from(await answer.arrayBuffer()));
    if (!scripts) all.set('content-security-policy', all.get('content-security-policy') + sandbox);
    response.writeHead(answer.status, [...all].flat());
    const html = await answer.text();
    response.end(html.replace('<head>', `<head><script src="${recorder}"></script>`));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    /** Closes the connection on requests for matching paths, until `restore`. */
    fail(path: RegExp) {
      failing = path;
    },
    /** Serves pages with a policy that blocks scripts. */
    blockScripts() {
      scripts = false;
    },
    restore() {
      failing = undefined;
      scripts = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
