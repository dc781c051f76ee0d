// Tests how the search index is fetched.
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fetchData, FORMAT} from '../../../src/plugins/search/data';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('__webpack_public_path__', '/preview/');
});
afterEach(() => vi.unstubAllGlobals());

test('the index is revalidated when it is fetched', async () => {
  const data = {format: FORMAT, pages: [], texts: [], synonyms: []};
  fetched.mockResolvedValueOnce(Response.json(data));
  expect(await fetchData()).toEqual(data);
  expect(fetched).toHaveBeenCalledWith('/preview/search/data.json', {cache: 'no-cache'});
});

test.each<[string, string, () => Promise<Response>]>([
  [
    'an error response',
    '/search/data.json returned status 503.',
    async () => new Response('', {status: 503}),
  ],
  [
    'an index of another build',
    'This site has been updated since you opened the page. Reload it.',
    async () => Response.json({format: FORMAT + 1, pages: [], texts: [], synonyms: []}),
  ],
])('%s is reported', async (_, message, respond) => {
  fetched.mockImplementationOnce(respond);
  await expect(fetchData()).rejects.toThrow(message);
});
