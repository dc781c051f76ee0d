import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {FORMAT} from '../../../src/components/search/data';

const data = {format: FORMAT, pages: [], texts: [], synonyms: []};
const answer = (body: string, status = 200) => new Response(body, {status});
let fetchData: typeof import('../../../src/components/search/load').fetchData;
const fetched = vi.fn<typeof fetch>();

beforeEach(async () => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  ({fetchData} = await import('../../../src/components/search/load'));
});

afterEach(() => vi.unstubAllGlobals());

test('the data is fetched once', async () => {
  fetched.mockImplementation(async () => answer(JSON.stringify(data)));
  expect(await fetchData()).toEqual(data);
  await fetchData();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a failure is not remembered, and what the browser has kept is not asked', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchData()).rejects.toThrow('Failed to fetch');
  fetched.mockImplementation(async () => answer(JSON.stringify(data)));
  expect(await fetchData()).toEqual(data);
  expect(fetched.mock.calls[1]?.[1]).toEqual({cache: 'reload'});
});

test.each([
  ['an error of the host', answer('', 503), '/search/data.json was answered with 503.'],
  ['a cut off file', answer('{"format":'), '/search/data.json is cut off or not JSON.'],
  [
    'the file of another build',
    answer(JSON.stringify({...data, format: FORMAT + 1})),
    'This site has been published anew since you opened the page. Reload it.',
  ],
])('%s is told', async (_, response, message) => {
  fetched.mockResolvedValueOnce(response);
  await expect(fetchData()).rejects.toThrow(message);
});
