import {readFileSync, statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {addressesOf} from '../../../src/check-pages/addresses';
import {redirects} from '../../../src/redirects/redirects';
import {readPages} from '../../../src/site/pages';
import sidebars from '../../../sidebars';
import {product} from '../../../src/product';

describe('the product’s own facts', () => {
  it.each(['common', 'v1', 'v2'])(
    'openapi/%s.yaml names the same hosts and support address',
    (name) => {
      const {info, servers} = parse(readFileSync(`openapi/${name}.yaml`, 'utf8'));
      const hosts = servers.map(({url}: {url: string}) => new URL(url).origin);
      expect(hosts).toEqual(Object.values(product.apiHosts));
      expect(info.contact.email).toBe(product.supportEmail);
    },
  );
});

describe('the analytics script', () => {
  it('is at most 2 kB', () => {
    expect(statSync('src/analytics/static/js/ph.js').size).toBeLessThanOrEqual(2048);
  });
});

describe('redirects', () => {
  const {routes} = addressesOf(readPages(), sidebars, redirects);

  it.each(redirects)('$from leads to a page of the site', ({to}) => {
    expect(routes).toContain(decodeURI(to));
  });

  it('never starts at a page of the site', () => {
    const taken = redirects.map(({from}) => decodeURI(from)).filter((from) => routes.has(from));
    expect(taken).toEqual([]);
  });
});
