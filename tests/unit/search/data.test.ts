// Tests how the search index is fetched.
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fetchData} from '../../../src/plugins/search/data';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('__webpack_public_path__', '/preview/');
});
afterEach(() => vi.unstubAllGlobals());

test('the index is revalidated when it is fetched', async () => {
  const data = {pages: [], texts: [], synonyms: []};
  fetched.mockResolvedValueOnce(Response.json(data));
  expect(await fetchData()).toEqual(data);
  expect(fetched).toHaveBeenCalledWith('/preview/search/data.json', {cache: 'no-cache'});
});

test('an error response is reported', async () => {
  fetched.mockResolvedValueOnce(new Response('', {status: 503}));
  await expect(fetchData()).rejects.toThrow('/search/data.json returned status 503.');
});
