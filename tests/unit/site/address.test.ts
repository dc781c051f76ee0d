// Tests how URLs and paths are encoded and wrapped.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {product} from '../../../src/product';
import {encodedPath, wellFormed} from '../../../src/site/address/address';
import {absoluteUrl} from '../../../src/site/address/markdownAddresses';
import {pathPieces} from '../../../src/site/address/pathPieces';

test.each(['common', 'v1', 'v2'])('openapi/%s.yaml has the hosts and the email address', (name) => {
  const {info, servers} = parse(readFileSync(`openapi/${name}.yaml`, 'utf8'));
  const hosts = servers.map(({url}: {url: string}) => new URL(url).origin);
  expect(hosts).toEqual(Object.values(product.apiHosts));
  expect(info.contact.email).toBe(product.supportEmail);
});

test.each([
  ['/docs/PMS%20Specific%20Guides', '/docs/PMS%20Specific%20Guides'],
  ['/%', '/%25'],
  ['/50%-off#50%', '/50%25-off#50%25'],
  ['/%E0%A4%85/%FF', '/%E0%A4%85/%25FF'],
])('the path %s becomes %s, which can be decoded', (typed, address) => {
  expect(wellFormed(typed)).toBe(address);
  expect(() => decodeURIComponent(address)).not.toThrow();
});

test.each([
  ['/docs/PMS Specific Guides', '/docs/PMS%20Specific%20Guides'],
  ['/docs/PMS%20Specific%20Guides', '/docs/PMS%20Specific%20Guides'],
  ['/50%-off', '/50%25-off'],
])('the path %s is encoded once: %s', (path, link) => {
  expect(encodedPath(path)).toBe(link);
});

test.each([
  ['https://dev.calry.app/api/v1', 'https://dev.calry.app/|api/|v1'],
  ['GET /api/{id}', 'GET /|api/|{id}'],
  ['guest.name', 'guest.|name'],
  ['API key …', 'API key …'],
  ['', ''],
])('the path "%s" can wrap after slashes and dots, but not in a host: %s', (path, pieces) => {
  expect(pathPieces(path).join('|')).toBe(pieces);
});

const site = 'https://docs.calry.app';

test.each([
  ['/docs/a b#c', `${site}/docs/a%20b.md#c`],
  ['/search?q=webhook', `${site}/search?q=webhook`],
  ['/docs/a#50%', `${site}/docs/a.md#50%25`],
  ['/docs/a%zz', `${site}/docs/a%25zz.md`],
  ['//example.com/a', 'https://example.com/a'],
  ['./a.mdx', undefined],
])('a link to %s becomes %s', (href, url) => {
  expect(absoluteUrl(href)).toBe(url);
});
