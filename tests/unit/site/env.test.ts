// Tests the environment variables that change the build.
import {expect, test} from 'vitest';
import {analyticsFromEnv} from '../../../src/plugins/analytics';
import {algoliaFromEnv} from '../../../src/plugins/search/algolia';
import {placeFromEnv} from '../../../src/site/address/base';
import {editUrlFromEnv, editUrlOf, issueOf, issueUrlOf} from '../../../src/site/address/editLinks';

test('an edit link is EDIT_URL followed by the encoded file path', () => {
  const base = editUrlFromEnv({EDIT_URL: 'https://git.example/docs/edit/main/'});
  expect(editUrlOf(String(base), 'docs/PMS Specific Guides/apaleo.mdx')).toBe(
    'https://git.example/docs/edit/main/docs/PMS%20Specific%20Guides/apaleo.mdx',
  );
});

test('problems are reported in the repository of the edit links', () => {
  expect(issueUrlOf('https://git.example/docs/edit/main')).toBe(
    'https://git.example/docs/issues/new',
  );
  expect(issueUrlOf(undefined)).toBeUndefined();
});

test('an issue has the page with its anchor, and the version of the contract', () => {
  const page = 'https://docs.example/docs/calrylink#the-flow';
  const {searchParams} = new URL(issueOf('https://git.example/new', page, '2026-11-27'));
  expect(searchParams.get('title')).toBe(`Problem on ${page}`);
  expect(searchParams.get('body')).toContain(`Page: ${page}\nContract: as of 2026-11-27\n`);
});

test.each([
  [{BASE_URL: 'preview'}, '/preview/'],
  [{BASE_URL: '/preview'}, '/preview/'],
  [{BASE_URL: '/preview/'}, '/preview/'],
  [{BASE_URL: ''}, '/'],
])('%j is the folder %s', (env, folder) => {
  expect(placeFromEnv(env).baseUrl).toBe(folder);
});

type Env = Record<string, string | undefined>;

test.each<[env: Env, fromEnv: (env: Env) => unknown, message: string]>([
  [{ALGOLIA_APP_ID: 'app'}, algoliaFromEnv, 'set all of ALGOLIA_APP_ID, ALGOLIA_API_KEY,'],
  [{PUBLIC_POSTHOG_KEY: 'key'}, analyticsFromEnv, 'PUBLIC_POSTHOG_KEY, PUBLIC_POSTHOG_HOST'],
  [
    {PUBLIC_POSTHOG_KEY: 'key', PUBLIC_POSTHOG_HOST: 'posthog.example'},
    analyticsFromEnv,
    'PUBLIC_POSTHOG_HOST: "posthog.example" is not the origin of a site.',
  ],
  [{SITE_URL: 'a.example'}, placeFromEnv, 'SITE_URL: "a.example" is not the origin of a site.'],
  [{SITE_URL: 'localhost:3000'}, placeFromEnv, 'SITE_URL: "localhost:3000" is not the origin'],
  [{SITE_URL: 'https://a.example/b/'}, placeFromEnv, 'Write it without a path: https://name'],
])('the environment %j stops the build, which names the variable', (env, fromEnv, message) => {
  expect(() => fromEnv(env)).toThrow(message);
});
