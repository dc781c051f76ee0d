// Tests the responses of nginx with the configuration in deploy/nginx.conf.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {readRedirects} from '../../src/plugins/redirects/redirects';
import {routes} from '../data/counts';
import {folderWith} from '../support/temporaryFolder';
import {sendRequest, hasNginx, startNginx} from './support/nginx';

const root = path.resolve('build');
const page = '/docs/guides/pagination';
const scripts = readdirSync(path.join(root, 'assets/js'));
const hashed = `/assets/js/${scripts.find((file) => /^main\..*\.js$/.test(file))}`;
const html = 'text/html; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';

const addresses: Record<'files' | 'formats' | 'headers' | 'redirects', Record<string, string>> &
  Record<'missing' | 'outside' | 'hidden', string[]> = parse(
  readFileSync('tests/deploy/addresses.yaml', 'utf8'),
);

describe.skipIf(!hasNginx)('nginx with deploy/nginx.conf', () => {
  let servers: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    const other = ['.env', 'folder/.git/config', '404.html', 'redirects.map'];
    const texts = other.map((file) => [file, `secret of ${file}`]);
    servers = await startNginx(root, folderWith('other', Object.fromEntries(texts)));
  });
  afterAll(async () => {
    await servers.stop();
    const errors = servers.log().match(/^.*\[(?:warn|error|crit|alert|emerg)\].*$/gm) ?? [];
    expect(errors.filter((line) => !line.includes('No such file'))).toEqual([]);
  });

  const get = (target: string, headers?: Record<string, string>) =>
    sendRequest(servers.site, target, headers);

  /** Asserts that the response body is a file of the build. */
  function expectFile({body}: Awaited<ReturnType<typeof get>>, file: string) {
    expect(body.equals(readFileSync(path.join(root, file))), `is ${file}`).toBe(true);
  }

  /** Asserts that a path gets the not-found page with status 404, which browsers must revalidate. */
  async function expectMissing(target: string, headers?: Record<string, string>) {
    const answer = await get(target, headers);
    expect(answer.status, target).toBe(404);
    expect(answer.headers).toMatchObject({'content-type': html, 'cache-control': 'no-cache'});
    expectFile(answer, '404.html');
  }

  test('the address of the former Postman collection gets 410', async () => {
    expect((await get('/openapi/calry.postman_collection.json')).status).toBe(410);
  });

  test('every page is served at its path, and revalidated on each visit', async () => {
    for (const route of routes) {
      const answer = await get(encodeURI(route));
      expect(answer.status, route).toBe(200);
      expect(answer.headers).toMatchObject({'content-type': html, 'cache-control': 'no-cache'});
      expectFile(answer, route === '/' ? 'index.html' : `${route}.html`);
    }
  });

  test.each([page, hashed, '/nothing/here', '/docs', `${page}/`, '/sitemap.xml'])(
    'the response for %s has the security headers, and no server version',
    async (target) => {
      const {headers} = await get(target);
      expect(headers).toMatchObject(addresses.headers);
      // This header is sent over TLS only.
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  describe.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, Buffer.from],
  ])('with Accept-Encoding %s', (accepted, encoding, decompress) => {
    test.each([
      // nginx also serves a page as Markdown, depending on Accept.
      [page, `${page}.html`, 'Accept-Encoding, Accept'],
      [hashed, hashed, 'Accept-Encoding'],
      ['/nothing/here', '404.html', 'Accept-Encoding'],
    ])('%s is sent with the best accepted encoding', async (target, file, vary) => {
      const answer = await get(target, {'Accept-Encoding': accepted});
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe(vary);
      expectFile({...answer, body: decompress(answer.body)}, file);
    });
  });

  test('hashed files are cached for ever', async () => {
    const {headers} = await get(hashed);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([[page, html], ...Object.entries(addresses.files)])(
    'a program on another origin can read %s and revalidate it',
    async (target, type) => {
      const program = {Origin: 'https://tool.example'};
      const answer = await get(target, program);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toContain(type);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expectFile(answer, target === page ? `${page}.html` : target);
      const again = await get(target, {...program, 'If-None-Match': String(answer.headers.etag)});
      expect(again.status).toBe(304);
      expect(again.headers['access-control-allow-origin']).toBe('*');
    },
  );

  describe.each(Object.entries(addresses.formats))('Accept “%s” gets %s', (accept, format) => {
    test.each([
      ['/', 'index'],
      [page, page],
      [`${page}?a=1`, page],
      ['/docs/PMS%20Specific%20Guides/guesty', 'docs/PMS Specific Guides/guesty'],
    ])('%s', async (target, name) => {
      const answer = await get(target, {Accept: accept});
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': format === 'md' ? markdown : html,
        vary: 'Accept-Encoding, Accept',
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
      });
      expectFile(answer, `${name}.${format}`);
    });
  });

  test('Accept does not affect files, redirects and the not-found page', async () => {
    const accept = {Accept: 'text/markdown'};
    expectFile(await get(hashed, accept), hashed);
    await expectMissing('/nothing/here', accept);
    await expectMissing('/docs//introduction', accept);
    expect((await get(`${page}/`, accept)).headers.location).toBe(page);
  });

  test('the ETag of a Markdown page does not match its HTML page', async () => {
    const accept = {Accept: 'text/markdown'};
    const tag = {'If-None-Match': String((await get(page, accept)).headers.etag)};
    expect((await get(page, {...accept, ...tag})).status).toBe(304);
    expect((await get(page, tag)).status).toBe(200);
  });

  test.each(addresses.missing)('%s gets the not-found page with status 404', (target) =>
    expectMissing(target),
  );

  test.each([
    ...readRedirects().flatMap(({from, to}) => [
      [from, to],
      [`${from}?a=1&b=%20`, `${to}?a=1&b=%20`],
    ]),
    ...Object.entries(addresses.redirects),
  ])('%s redirects to %s', async (from, to) => {
    const {status, headers} = await get(String(from));
    expect([status, headers.location]).toEqual([301, to]);
  });

  test.each(addresses.outside)('no file outside the site is served: %s', async (target) => {
    const {status, body} = await get(target);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('"devDependencies"');
  });

  test.each(addresses.hidden)('the hidden file %s is not served', async (target) => {
    const {status, body} = await sendRequest(servers.other, target);
    expect([status, body.toString()]).toEqual([404, 'secret of 404.html']);
  });

  test('only GET and HEAD are allowed', async () => {
    expect((await sendRequest(servers.site, page, {}, 'HEAD')).status).toBe(200);
    expect((await sendRequest(servers.site, page, {}, 'POST')).status).toBe(405);
  });

  test('HTTP redirects to HTTPS, which sets Strict-Transport-Security', async () => {
    const {status, headers} = await sendRequest(servers.tls, page);
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const moved = await sendRequest(servers.redirect, `${page}?a=1`);
    expect(moved.status).toBe(301);
    expect(moved.headers.location).toBe(`https://docs.example.com${page}?a=1`);
  });
});
