// Tests that static hosts and nginx send the same headers.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parseHeaders} from '../../../scripts/lib/headers.mjs';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const [everywhere, assets] = parseHeaders(readFileSync('static/_headers', 'utf8'));

/** Headers that nginx sets conditionally: over TLS only, by folder, or by response format. */
const bySituation = ['Strict-Transport-Security', 'Cache-Control', 'Vary'];

test('static hosts and nginx send the same headers', () => {
  const sent = [...nginx.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(
    ([, name, value]) => [name, value] as const,
  );
  const wanted = everywhere?.headers.filter(([name]) => !bySituation.includes(name));
  expect(everywhere?.folder).toBe('/');
  expect(new Map(sent)).toEqual(new Map(wanted));
  expect(new Map(sent).get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
});

test('Strict-Transport-Security lasts a year', () => {
  const [, value] = everywhere?.headers.find(([name]) => name === bySituation[0]) ?? [];
  expect(value).toBe('max-age=31536000');
  expect(nginx).toContain(`set $transport_security "${value}";`);
});

test('files with a hash are cached for ever, and everything else is revalidated', () => {
  expect(assets).toEqual({
    folder: '/assets/',
    headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
  });
  expect(everywhere?.headers.map(([name]) => name)).not.toContain('Cache-Control');
  expect(nginx).toContain('set $cache_rule "no-cache";');
  expect(nginx).toContain(
    `if ($uri ~ ^/assets/) { set $cache_rule "${assets?.headers[0]?.[1]}"; }`,
  );
});
