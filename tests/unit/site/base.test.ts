// Tests the environment variables of a preview.
import {expect, test} from 'vitest';
import {placeFromEnv} from '../../../src/site/base';

test.each([
  [{BASE_URL: 'preview'}, '/preview/'],
  [{BASE_URL: '/preview'}, '/preview/'],
  [{BASE_URL: '/preview/'}, '/preview/'],
  [{BASE_URL: ''}, '/'],
])('%j is the folder %s', (env, folder) => {
  expect(placeFromEnv(env).baseUrl).toBe(folder);
});

test('a site URL that is none is named, with an example', () => {
  const message = 'SITE_URL: "previews.example" is not a URL. Write an origin';
  expect(() => placeFromEnv({SITE_URL: 'previews.example'})).toThrow(message);
});
