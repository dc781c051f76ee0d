// Serves the built site, with a script that records errors.
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {siteUrl} from '../../browser/support/test';
import {freePort} from '../../support/freePort';

/** Path of an empty page without scripts. */
export const blank = '/smoke/blank';
const recorder = '/smoke/recorder.js';

/** Serves the site on a port that this process has not used, because browsers key caches and storage by port. */
export async function serveRecorded() {
  const server = createServer(async ({url = '/', headers}, response) => {
    if (url === blank) return response.writeHead(200, {'content-type': 'text/plain'}).end();
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
    response.writeHead(answer.status, [...all].flat());
    const html = await answer.text();
    response.end(html.replace('<head>', `<head><script src="${recorder}"></script>`));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
