import {mkdirSync, writeFileSync} from 'node:fs';
import {get, type IncomingMessage} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {compressSite} from '../../../scripts/lib/compress.mjs';
import {serveSite} from '../../../scripts/lib/serve.mjs';
import {describe as describeSite} from '../../../src/deploy/headers';
import {headersFile} from '../../../src/deploy/hostFiles';
import {temporaryFolder} from '../../support/temporaryFolder';

let server: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  const dir = temporaryFolder('site');
  const page = `<!doctype html><title>x</title><p>${'word '.repeat(400)}`;
  for (const file of ['404.html', 'docs/page.html', 'docs/a b/c.html', 'assets/a.1234.js']) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), page);
  }
  writeFileSync(path.join(dir, '_headers'), headersFile(describeSite("default-src 'self'", [])));
  await compressSite(dir);
  server = await serveSite(dir);
});
afterAll(() => server.close());

const html = 'text/html';
const forever = 'public, max-age=31536000, immutable';

test.each([
  ['/docs/page', 'br, gzip', 200, html, 'no-cache', 'br'],
  ['/docs/page', 'gzip', 200, html, 'no-cache', 'gzip'],
  ['/docs/page', 'identity', 200, html, 'no-cache', undefined],
  ['/docs/a%20b/c', 'br', 200, html, 'no-cache', 'br'],
  ['/assets/a.1234.js', 'br', 200, 'text/javascript', forever, 'br'],
  ['/assets/gone.1234.js', 'br', 404, html, 'no-cache', undefined],
  ['/nothing/here', 'br', 404, html, 'no-cache', undefined],
])(
  '%s for Accept-Encoding %s is served as a host serves it',
  async (target, accepted, ...expected) => {
    const {statusCode, headers} = await new Promise<IncomingMessage>((resolve, reject) =>
      get(server.url + target, {headers: {'Accept-Encoding': accepted}}, (response) =>
        resolve(response.resume()),
      ).on('error', reject),
    );
    const type = headers['content-type']?.split(';')[0];
    expect([statusCode, type, headers['cache-control'], headers['content-encoding']]).toEqual(
      expected,
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'self'",
    });
    // The header means nothing without TLS.
    expect(headers).not.toHaveProperty('strict-transport-security');
  },
);
