import {describe as group, expect, it} from 'vitest';
import {parseHeaders} from '../../../scripts/lib/headers.mjs';
import {describe} from '../../../src/deploy/headers';
import {headersFile, redirectsFile} from '../../../src/deploy/hostFiles';
import {nginxConfig} from '../../../src/deploy/nginx';
import {contentSecurityPolicy} from '../../../src/deploy/policy';
import {withScriptFile} from '../../../src/redirects';

const inline = {scripts: ["'sha256-a'"], styles: [], styleAttributes: []};
const moved = [{from: '/old%20place', to: '/new'}];

group('the content security policy', () => {
  it('allows no inline script but by its hash', () => {
    const policy = contentSecurityPolicy(inline, {});
    expect(policy).toContain("script-src 'self' 'sha256-a';");
    expect(policy).not.toContain("'unsafe-inline'");
    expect(policy).toContain("style-src-attr 'none'");
    expect(policy).toContain("connect-src 'self';");
  });

  it('allows the services of the deployment, and no other host', () => {
    const policy = contentSecurityPolicy(inline, {
      searchApp: 'APP',
      analytics: 'https://events.example',
    });
    expect(policy.match(/https?:[^ ;]+/g)).toEqual([
      'https://app-dsn.algolia.net',
      'https://app-1.algolianet.com',
      'https://app-2.algolianet.com',
      'https://app-3.algolianet.com',
      'https://events.example',
    ]);
  });
});

group('the files for hosts', () => {
  const description = describe(contentSecurityPolicy(inline, {}), moved);

  it('say the same as the description, as a host reads them', () => {
    const rules = parseHeaders(headersFile(description));
    expect(rules.map(({folder}) => folder)).toEqual(['/', '/assets/']);
    expect(Object.fromEntries(rules[0]?.headers ?? [])).toEqual({
      ...description.headers,
      ...description.secureHeaders,
    });
    expect(Object.fromEntries(rules[1]?.headers ?? [])).toEqual({
      'Cache-Control': description.cache.folders['/assets/'],
    });
    expect(redirectsFile(description)).toBe('/old%20place /new 301\n');
  });

  it('are refused by their reader, with the line, when it cannot read them', () => {
    expect(() => parseHeaders('/*\n  X-A: b\nX-C: d')).toThrow('_headers, line 3');
  });

  it('give nginx every header, and old addresses decoded', () => {
    const config = nginxConfig(description);
    for (const name of Object.keys(description.headers)) {
      expect(config).toContain(`add_header ${name} `);
    }
    expect(config).toContain('location = "/old place" { return 301 "/new$is_args$args"; }');
  });

  it('give nginx nothing that it would read as its own', () => {
    expect(() => nginxConfig(describe('a "quoted" $word', []))).toThrow('nginx cannot be told');
  });
});

group('the page of an old address', () => {
  it('names a script file and where to go', () => {
    expect(withScriptFile('<html><script>go()</script></html>', '/new')).toBe(
      '<html><script src="/js/redirect.js" data-to="/new"></script></html>',
    );
  });

  it('says what to do when the plugin writes another page than expected', () => {
    expect(() => withScriptFile('<html></html>', '/new')).toThrow(
      'The redirect page to /new holds no inline script',
    );
  });
});
