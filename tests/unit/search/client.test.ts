import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Request} from '../../../src/search/worker';

const found = {without: [], counts: {all: 0}, pages: []};

/** A worker that answers, unless it is told to fail. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  static fails?: 'script' | 'data';
  closed = false;

  constructor() {
    super();
    FakeWorker.made.push(this);
    if (FakeWorker.fails === 'script')
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('error'), {message: ''})));
  }

  postMessage(request: Request) {
    if (FakeWorker.fails === 'script') return;
    const error = FakeWorker.fails === 'data' && request.kind === 'prepare' && 'cut off';
    const data = {
      id: request.id,
      ...(error && {error}),
      ...(request.kind === 'find' && {found}),
    };
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', {data})));
  }

  terminate() {
    this.closed = true;
  }
}

let search: typeof import('../../../src/search/client').search;
const fetched = vi.fn<typeof fetch>();
const choice = {limit: 8};

beforeEach(async () => {
  vi.resetModules();
  FakeWorker.made = [];
  delete FakeWorker.fails;
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response('data'));
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', fetched);
  ({search} = await import('../../../src/search/client'));
});

afterEach(() => vi.unstubAllGlobals());

test('one worker answers all searches', async () => {
  expect(await Promise.all([search('a', choice), search('b', choice)])).toEqual([found, found]);
  expect(FakeWorker.made).toHaveLength(1);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['whose script cannot be fetched', 'script', 'its script cannot be fetched'],
  ['that cannot read the data', 'data', 'cut off'],
] as const)(
  'a worker %s is told and closed, and the next search starts another',
  async (_, what, message) => {
    FakeWorker.fails = what;
    await expect(search('a', choice)).rejects.toThrow(message);
    expect(FakeWorker.made[0]?.closed).toBe(true);
    delete FakeWorker.fails;
    expect(await search('a', choice)).toEqual(found);
    expect(FakeWorker.made).toHaveLength(2);
    // What the first worker was given is gone.
    expect(fetched).toHaveBeenCalledTimes(2);
  },
);
