import {mkdirSync, writeFileSync} from 'node:fs';
import {get, type IncomingMessage} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {compressSite} from '../../../scripts/lib/compress.mjs';
import {serveSite} from '../../../scripts/lib/serve.mjs';
import {describe as describeSite} from '../../../src/deploy/headers';
import {headersFile} from '../../../src/deploy/hostFiles';
import {temporaryFolder} from '../../support/temporaryFolder';

let server: Awaited<ReturnType<typeof serveSite>>;
const dir = temporaryFolder('site');

/** Asks as a browser would, but keeps the encoded bytes. */
function ask(pathname: string, encoding = 'br'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${server.url}${pathname}`, {headers: {'Accept-Encoding': encoding}}, (response) => {
      response.resume();
      resolve(response);
    }).on('error', reject);
  });
}

beforeAll(async () => {
  const page = `<!doctype html><title>x</title><p>${'word '.repeat(400)}`;
  mkdirSync(path.join(dir, 'docs/PMS Specific Guides'), {recursive: true});
  mkdirSync(path.join(dir, 'assets'));
  for (const file of [
    'index.html',
    '404.html',
    'docs/page.html',
    'docs/PMS Specific Guides/mews.html',
  ]) {
    writeFileSync(path.join(dir, file), page);
  }
  writeFileSync(path.join(dir, '_headers'), headersFile(describeSite("default-src 'self'", [])));
  writeFileSync(path.join(dir, 'assets/a.1234.js'), 'let a = 1;'.repeat(200));
  expect(await compressSite(dir)).toBe(5);
  server = await serveSite(dir);
});

afterAll(() => server.close());

describe('the server', () => {
  it('serves a page by its address, compressed as the reader can take it', async () => {
    for (const [encoding, wanted] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const {statusCode, headers} = await ask('/docs/page', encoding);
      expect(statusCode).toBe(200);
      expect(headers['content-encoding']).toBe(wanted);
      expect(headers['content-type']).toMatch(/^text\/html/);
    }
  });

  it('serves an address with an encoded space', async () => {
    expect((await ask('/docs/PMS%20Specific%20Guides/mews')).statusCode).toBe(200);
  });

  it('keeps hashed files for ever and asks for pages anew', async () => {
    expect((await ask('/assets/a.1234.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/docs/page')).headers['cache-control']).toBe('no-cache');
  });

  it('answers an unknown address with the not-found page and status 404', async () => {
    const {statusCode, headers} = await ask('/nothing/here');
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
  });

  it('sends the safety headers with every answer', async () => {
    for (const address of ['/docs/page', '/nothing/here', '/assets/a.1234.js']) {
      const {headers} = await ask(address);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['content-security-policy']).toBe("default-src 'self'");
      // This server speaks no TLS.
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('keeps the answer for a missing hashed file no longer than a page', async () => {
    expect((await ask('/assets/gone.1234.js')).headers['cache-control']).toBe('no-cache');
  });

  it('says so when the port is taken', async () => {
    const port = Number(new URL(server.url).port);
    await expect(serveSite(dir, port)).rejects.toThrow(`Port ${port} is taken`);
  });
});
