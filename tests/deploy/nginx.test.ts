import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseHeaders} from '../../scripts/lib/headers.mjs';
import {redirects} from '../../src/redirects/redirects';
import {temporaryFolder} from '../support/temporaryFolder';
import {type Answer, ask, startNginx} from './support/nginx';

const root = path.resolve('build');
const other = temporaryFolder('other');
const page = '/docs/guides/pagination';
const routes = readFileSync('tests/data/routes.txt', 'utf8').trim().split('\n');
const onDisk = (file: string) => readFileSync(path.join(root, file));

let servers: Awaited<ReturnType<typeof startNginx>>;
/** Sent with every answer, by the file for static hosts. */
let everywhere: Record<string, string>;
/** A script whose name changes with its content. */
let hashed: string;

beforeAll(async () => {
  // What nobody means to publish, in a site of its own.
  mkdirSync(path.join(other, 'folder/.git'), {recursive: true});
  for (const file of ['.env', 'folder/.git/config', '404.html', '_headers', '_redirects'])
    writeFileSync(path.join(other, file), `secret of ${file}`);
  servers = await startNginx(root, other);
  const [rule] = parseHeaders(onDisk('_headers').toString());
  everywhere = Object.fromEntries(rule?.headers ?? []);
  delete everywhere['Strict-Transport-Security'];
  hashed = `/assets/js/${readdirSync(path.join(root, 'assets/js')).find((file) => /^main\..*\.js$/.test(file))}`;
});

afterAll(async () => {
  await servers?.stop();
});

const get = (target: string, headers?: Record<string, string>) =>
  ask(servers.site, target, {headers});

/** That the answer is the site's own not-found page, and kept by nobody. */
function expectMissing({status, headers, body}: Answer, what: string) {
  expect(status, what).toBe(404);
  expect(headers['content-type'], what).toBe('text/html; charset=utf-8');
  expect(headers['cache-control'], what).toBe('no-cache');
  expect(body.equals(onDisk('404.html')), what).toBe(true);
}

describe('nginx with the shipped configuration', () => {
  it('serves every page under its address, not to be kept', async () => {
    for (const route of routes.filter((address) => address !== '/docs')) {
      const {status, headers, body} = await get(encodeURI(route));
      expect(status, route).toBe(200);
      expect(headers['content-type'], route).toBe('text/html; charset=utf-8');
      expect(headers['cache-control'], route).toBe('no-cache');
      const file = route === '/' ? 'index.html' : `${route}.html`;
      expect(body.equals(onDisk(file)), route).toBe(true);
    }
  });

  it('serves the encoded space', async () => {
    const {status, body} = await get('/docs/PMS%20Specific%20Guides');
    expect(status).toBe(200);
    expect(body.equals(onDisk('docs/PMS Specific Guides.html'))).toBe(true);
  });

  it('sends the safety headers with every kind of answer, and says no more of itself than it must', async () => {
    for (const target of [page, hashed, '/nothing/here', '/docs', `${page}/`, '/sitemap.xml']) {
      const {headers} = await get(target);
      for (const [name, value] of Object.entries(everywhere))
        expect(headers[name.toLowerCase()], `${name} of ${target}`).toBe(value);
      expect(headers.server, target).toBe('nginx');
      expect(headers['strict-transport-security'], target).toBeUndefined();
    }
  });

  it.each([
    ['br, gzip', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['identity', undefined, ''],
  ])('sends the file that a reader of %s can take', async (accepted, encoding, ending) => {
    for (const [target, file] of [
      [page, `${page}.html`],
      [hashed, hashed],
      ['/nothing/here', '404.html'],
    ] as const) {
      const {headers, body} = await get(target, {'Accept-Encoding': accepted});
      expect(headers['content-encoding'], target).toBe(encoding);
      // A page is also Markdown; anything else doesn't depend on who asks.
      const also = target === page ? ', Accept' : '';
      expect(headers.vary, target).toBe(`Accept-Encoding${also}`);
      expect(body.equals(onDisk(`${file}${ending}`)), target).toBe(true);
    }
  });

  it('lets hashed files be kept for ever, but not the answer for one that is gone', async () => {
    const {status, headers} = await get(hashed);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expectMissing(await get('/assets/js/gone.12345678.js'), 'a script that is gone');
  });

  it('answers a page that the reader has already with nothing', async () => {
    const {headers} = await get(page);
    const again = await get(page, {'If-None-Match': String(headers.etag)});
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it.each([
    '/openapi/v2.json',
    '/openapi/v2.yaml',
    '/openapi/calry.postman_collection.json',
    '/data/pms.json',
    `${page}.md`,
    `${page}.python.md`,
    '/docs/vacation-rental-api/v2/reservation/get-all-reservations.samples.md',
    '/docs/vacation-rental-api/v2/llms-full.txt',
    '/llms.txt',
    '/llms-full.txt',
    '/skill.md',
    '/robots.txt',
    '/mock/calry-mock.tgz',
    '/changelog/rss.xml',
    '/blog/atom.xml',
  ])('lets a program on another site read %s, and ask whether it has changed', async (target) => {
    const {status, headers} = await get(target, {Origin: 'https://tool.example'});
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers.etag).toMatch(/^(W\/)?"[^"]+"$/);
    const again = await get(target, {
      Origin: 'https://tool.example',
      'If-None-Match': String(headers.etag),
    });
    expect(again.status).toBe(304);
    expect(again.headers['access-control-allow-origin']).toBe('*');
  });

  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/html, text/markdown', true],
    ['Text/Markdown;charset=utf-8, */*;q=0.1', true],
    ['text/markdown;q=1.0, text/html;q=0.9', true],
    ['text/plain, text/markdown; q=0.5', true],
    ['text/html, text/markdown; q=0.9', false],
    ['text/markdown;q=0', false],
    ['text/markdown; q=0.0, */*', false],
    ['text/markdownish', false],
    [browser, false],
    ['*/*', false],
    ['', false],
  ])('serves a page to Accept "%s" as Markdown: %s', async (accept, isMarkdown) => {
    for (const [target, name] of [
      ['/', 'index'],
      [page, page.slice(1)],
      [`${page}?a=1`, page.slice(1)],
      ['/docs/PMS%20Specific%20Guides/guesty', 'docs/PMS Specific Guides/guesty'],
    ] as const) {
      const {status, headers, body} = await get(target, {Accept: accept});
      expect(status, target).toBe(200);
      expect(headers['content-type'], target).toBe(
        `text/${isMarkdown ? 'markdown' : 'html'}; charset=utf-8`,
      );
      expect(headers.vary, target).toBe('Accept-Encoding, Accept');
      expect(headers['cache-control'], target).toBe('no-cache');
      expect(headers['access-control-allow-origin'], target).toBe('*');
      expect(body.equals(onDisk(`${name}.${isMarkdown ? 'md' : 'html'}`)), target).toBe(true);
    }
  });

  it('gives everything else as it is to those who would rather have Markdown', async () => {
    const accept = {Accept: 'text/markdown'};
    const file = await get(hashed, accept);
    expect(file.headers['content-type']).toContain('javascript');
    expect(file.headers.vary).toBe('Accept-Encoding');
    expectMissing(await get('/nothing/here', accept), 'a page that is not there');
    expectMissing(await get('/docs//introduction', accept), 'a page by another address');
    const moved = await get(`${page}/`, accept);
    expect([moved.status, moved.headers.location]).toEqual([301, page]);
    // A copy that is kept is asked for by its own tag.
    const {headers} = await get(page, accept);
    const again = await get(page, {...accept, 'If-None-Match': String(headers.etag)});
    expect(again.status).toBe(304);
    expect((await get(page, {'If-None-Match': String(headers.etag)})).status).toBe(200);
  });

  it('serves the mock as a package, as it was built', async () => {
    const {status, headers, body} = await get('/mock/calry-mock.tgz', {'Accept-Encoding': 'gzip'});
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.equals(onDisk('mock/calry-mock.tgz'))).toBe(true);
  });

  it('answers with the not-found page and status 404 where nothing is', async () => {
    for (const target of [
      '/nothing',
      '/docs/nothing/',
      '/docs/nothing.html',
      '/img',
      '/404',
      '/404.html',
      '/docs//introduction',
      '/docs//introduction.html',
      '/docs/%2Fintroduction',
      '/docs/introduction//',
      '//docs/introduction',
      '/js//reference.js',
    ])
      expectMissing(await get(target), target);
  });

  it('leads every old address on, with its query', async () => {
    expect(redirects.length).toBeGreaterThan(20);
    for (const {from, to} of redirects) {
      for (const [asked, wanted] of [
        [from, to],
        [`${from}?a=1&b=%20`, `${to}?a=1&b=%20`],
      ] as const) {
        const {status, headers} = await get(asked);
        expect(status, asked).toBe(301);
        expect(headers.location, asked).toBe(wanted);
      }
    }
  });

  it('has one address for a page', async () => {
    for (const [asked, wanted] of [
      [`${page}/`, page],
      [`${page}/?a=1`, `${page}?a=1`],
      [`${page}.html`, page],
      ['/index.html', '/'],
      ['/docs/guides/webhooks/', '/docs/guides/webhooks'],
      ['/docs/PMS%20Specific%20Guides/', '/docs/PMS%20Specific%20Guides'],
      ['/docs/', '/docs'],
    ] as const) {
      const {status, headers} = await get(asked);
      expect(status, asked).toBe(301);
      expect(headers.location, asked).toBe(wanted);
    }
    for (const elsewhere of ['//example.com/', '/%5Cexample.com/', '//example.com/docs/'])
      expectMissing(await get(elsewhere), elsewhere);
  });

  it('names the types of what programs read', async () => {
    for (const [target, type] of [
      ['/openapi/v2.yaml', 'application/yaml'],
      ['/sitemap.xml', 'text/xml'],
      ['/js/reference.js', 'application/javascript'],
      ['/skill.md', 'text/markdown; charset=utf-8'],
      [`${page}.python.md`, 'text/markdown; charset=utf-8'],
      ['/docs/vacation-rental-api/v2/llms-full.txt', 'text/plain; charset=utf-8'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/img/mark.svg', 'image/svg+xml'],
    ] as const) {
      const {status, headers} = await get(target);
      expect(status, target).toBe(200);
      expect(headers['content-type'], target).toMatch(type);
    }
  });

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/assets/%252e%252e/package.json',
    '/..%00/package.json',
  ])('serves nothing outside the site: %s', async (target) => {
    const {status, body} = await get(target);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('"devDependencies"');
  });

  it.each(['/.env', '/folder/.git/config', '/%2eenv', '/_headers', '/_redirects'])(
    'does not serve %s',
    async (target) => {
      const {status, body} = await ask(servers.other, target);
      expect(status).toBe(404);
      expect(body.toString()).toBe('secret of 404.html');
    },
  );

  it('takes no other method than GET and HEAD', async () => {
    expect((await ask(servers.site, page, {method: 'HEAD'})).status).toBe(200);
    expect((await ask(servers.site, page, {method: 'POST'})).status).toBe(405);
  });

  it('asks for TLS where TLS ends, and only there', async () => {
    const {status, headers} = await ask(servers.tls, page);
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const moved = await ask(servers.redirect, `${page}?a=1`);
    expect(moved.status).toBe(301);
    expect(moved.headers.location).toBe(`https://docs.example.com${page}?a=1`);
  });

  it('complains about nothing', () => {
    // A file that is not there is worth a line to nginx; nothing else is expected.
    const lines = servers
      .complaints()
      .split('\n')
      .filter((line) => /\[(warn|error|crit|alert|emerg)\]/.test(line));
    expect(lines.filter((line) => !line.includes('No such file'))).toEqual([]);
  });
});
