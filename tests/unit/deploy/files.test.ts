import {expect, test} from 'vitest';
import {parseHeaders} from '../../../scripts/lib/headers.mjs';
import {describe as describeSite} from '../../../src/deploy/headers';
import {headersFile, redirectsFile} from '../../../src/deploy/hostFiles';
import {nginxConfig} from '../../../src/deploy/nginx';
import {contentSecurityPolicy} from '../../../src/deploy/policy';

const inline = {scripts: ["'sha256-a'"], styles: [], styleAttributes: []};
const policy = contentSecurityPolicy(inline, {});
const site = describeSite(policy, [{from: '/old%20place', to: '/new'}]);

test('the content security policy allows inline scripts only by their hash', () => {
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).not.toContain("'unsafe-inline'");
  expect(policy).toContain("style-src-attr 'none'");
  expect(policy).toContain("connect-src 'self';");
});

test('the content security policy allows the hosts of search and analytics only', () => {
  const services = {searchApp: 'APP', analytics: 'https://events.example'};
  expect(contentSecurityPolicy(inline, services).match(/https?:[^ ;]+/g)).toEqual([
    'https://app-dsn.algolia.net',
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
    'https://events.example',
  ]);
});

test('_headers has every header and the cache rule of hashed files', () => {
  const rules = parseHeaders(headersFile(site));
  const assets = {'Cache-Control': site.cache.folders['/assets/']};
  expect(rules.map(({folder, headers}) => [folder, Object.fromEntries(headers)])).toEqual([
    ['/', {...site.headers, ...site.secureHeaders}],
    ['/assets/', assets],
  ]);
});

test('a line of _headers that cannot be read is reported', () => {
  expect(() => parseHeaders('/*\n  X-A: b\nX-C: d')).toThrow('_headers, line 3');
});

test('_redirects has every old address', () => {
  expect(redirectsFile(site)).toBe('/old%20place /new 301\n');
});

test('the nginx configuration has every header, and old addresses decoded', () => {
  const config = nginxConfig(site);
  for (const name of Object.keys(site.headers)) expect(config).toContain(`add_header ${name} `);
  expect(config).toContain('location = "/old place" { return 301 "/new$is_args$args"; }');
});

test('a value that nginx would interpret stops the build', () => {
  expect(() => nginxConfig(describeSite('a "quoted" $word', []))).toThrow('nginx cannot be told');
});
