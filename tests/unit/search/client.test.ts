import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Request} from '../../../src/search/worker';

const found = {without: [], elsewhere: [], counts: {all: 0}, pages: []};

/** The part that fails in the next worker. */
let broken: 'script' | 'data' | undefined;
const terminated = vi.fn<() => void>();

class FakeWorker extends EventTarget {
  readonly #broken = broken;

  constructor() {
    super();
    if (broken === 'script')
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('error'), {message: ''})));
  }

  postMessage(request: Request, [port]: [MessagePort]) {
    if (this.#broken === 'script') return;
    if (this.#broken === 'data') port.postMessage({error: 'cut off'});
    else port.postMessage(request instanceof ArrayBuffer ? {} : {found});
  }

  terminate = terminated;
}

let search: typeof import('../../../src/search/client').search;
const fetched = vi.fn<typeof fetch>();

beforeEach(async () => {
  vi.resetModules();
  broken = undefined;
  terminated.mockReset();
  fetched.mockReset().mockImplementation(async () => new Response('data'));
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', fetched);
  ({search} = await import('../../../src/search/client'));
});
afterEach(() => vi.unstubAllGlobals());

test('one worker and one request serve all searches', async () => {
  expect(await Promise.all([search('a', {limit: 8}), search('b', {limit: 8})])).toEqual([
    found,
    found,
  ]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

const cutBody = () => new ReadableStream({pull: (stream) => stream.error(new TypeError('cut'))});

test.each<[string, string, () => void]>([
  [
    'no connection',
    'its data cannot be fetched. Check your connection.',
    () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')),
  ],
  [
    'a connection that breaks',
    'its data cannot be fetched. Check your connection.',
    () => fetched.mockResolvedValueOnce(new Response(cutBody())),
  ],
  [
    'an error of the host',
    '/search/data.json was answered with 503.',
    () => fetched.mockResolvedValueOnce(new Response('', {status: 503})),
  ],
  ['a missing script', 'its script cannot be fetched.', () => (broken = 'script')],
  ['data that the worker cannot read', 'cut off', () => (broken = 'data')],
])('%s is reported, and the next search starts over, past the cache', async (_, message, fail) => {
  fail();
  await expect(search('a', {limit: 8})).rejects.toThrow(message);
  expect(terminated).toHaveBeenCalledTimes(1);
  broken = undefined;
  expect(await search('a', {limit: 8})).toEqual(found);
  expect(fetched.mock.calls[1]?.[1]).toEqual({cache: 'reload'});
});
