import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const answer = (body: string, status = 200) => new Response(body, {status});
let load: typeof import('../../../src/search/load');
const fetched = vi.fn<typeof fetch>();

beforeEach(async () => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  load = await import('../../../src/search/load');
});

afterEach(() => vi.unstubAllGlobals());

test('the data is fetched once', async () => {
  fetched.mockImplementation(async () => answer('data'));
  expect(new TextDecoder().decode(await load.fetchData())).toBe('data');
  await load.fetchData();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a failure is not remembered, and what the browser has kept is not asked', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(load.fetchData()).rejects.toThrow('its data cannot be fetched. Check');
  fetched.mockImplementation(async () => answer('data'));
  await load.fetchData();
  expect(fetched.mock.calls[1]?.[1]).toEqual({cache: 'reload'});
});

test('a connection that breaks in the middle is told like one that does not come about', async () => {
  const body = new ReadableStream({pull: (stream) => stream.error(new TypeError('cut'))});
  fetched.mockResolvedValueOnce(new Response(body));
  await expect(load.fetchData()).rejects.toThrow('its data cannot be fetched. Check');
});

test('what could not be read is fetched anew', async () => {
  fetched.mockImplementation(async () => answer('data'));
  await load.fetchData();
  load.forgetData();
  await load.fetchData();
  expect(fetched.mock.calls[1]?.[1]).toEqual({cache: 'reload'});
});

test('an error of the host is told', async () => {
  fetched.mockResolvedValueOnce(answer('', 503));
  await expect(load.fetchData()).rejects.toThrow('/search/data.json was answered with 503.');
});
