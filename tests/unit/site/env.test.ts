import {describe, expect, it} from 'vitest';
import {algoliaFromEnv} from '../../../src/search/algolia';
import {analyticsFromEnv, analyticsScript} from '../../../src/analytics/options';

describe('hosted search', () => {
  const all = {ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'index'};

  it('is off when nothing is set, or set to nothing', () => {
    expect(algoliaFromEnv({})).toBeUndefined();
    expect(algoliaFromEnv({ALGOLIA_APP_ID: ''})).toBeUndefined();
  });

  it('takes all three', () => {
    expect(algoliaFromEnv(all)).toMatchObject({appId: 'app', apiKey: 'key', indexName: 'index'});
  });

  it.each(Object.keys(all))('stops the build when %s is missing, and names it', (name) => {
    expect(() => algoliaFromEnv({...all, [name]: undefined})).toThrow(
      new RegExp(`Algolia search is half configured: .* set, ${name} missing\\.`),
    );
  });
});

describe('analytics', () => {
  const all = {PUBLIC_POSTHOG_KEY: 'key', PUBLIC_POSTHOG_HOST: 'https://analytics.example/'};

  it('is off by default, and then the script tag carries nothing', () => {
    expect(analyticsFromEnv({})).toBeUndefined();
    expect(analyticsScript(undefined)).toBe('<script src="/js/ph.js"></script>');
  });

  it('hands key and origin to the script tag', () => {
    const quoted = {...all, PUBLIC_POSTHOG_KEY: 'a "key"'};
    expect(analyticsScript(analyticsFromEnv(quoted))).toBe(
      '<script src="/js/ph.js" data-key="a &quot;key&quot;" data-host="https://analytics.example"></script>',
    );
  });

  it.each(Object.keys(all))('stops the build when %s is missing, and names it', (name) => {
    expect(() => analyticsFromEnv({...all, [name]: ''})).toThrow(`${name} missing`);
  });

  it.each(['analytics.example', 'ftp://analytics.example'])('refuses %s as a host', (host) => {
    expect(() => analyticsFromEnv({...all, PUBLIC_POSTHOG_HOST: host})).toThrow(
      `PUBLIC_POSTHOG_HOST is "${host}"; it must be an http(s) address`,
    );
  });
});
