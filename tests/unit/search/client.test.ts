// Tests the search client with a fake worker.
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Reply} from '../../../src/plugins/search/worker';

const found = {missingWords: [], count: 0, pages: []};
const request = {query: 'a', limit: 8};

/** The part that the next worker fails to load. */
let broken: 'script' | 'data' | undefined;
const started = vi.fn<() => void>();
const terminated = vi.fn<() => void>();

class FakeWorker extends EventTarget {
  readonly #broken = broken;

  constructor() {
    super();
    started();
    if (broken === 'script')
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('error'), {message: ''})));
  }

  postMessage(_: unknown, [port]: [MessagePort]) {
    const reply: Reply = this.#broken === 'data' ? {error: 'cut off'} : {found};
    if (this.#broken !== 'script') port.postMessage(reply);
  }

  terminate = terminated;
}

let search: typeof import('../../../src/plugins/search/client').search;

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  broken = undefined;
  vi.stubGlobal('Worker', FakeWorker);
  ({search} = await import('../../../src/plugins/search/client'));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['script', 'its script cannot be fetched.'],
  ['data', 'cut off'],
] as const)(
  'a failure to load the %s is reported, and the next search starts a new worker',
  async (part, message) => {
    broken = part;
    await expect(search(request)).rejects.toThrow(message);
    expect(terminated).toHaveBeenCalledTimes(1);
    broken = undefined;
    expect(await search(request)).toEqual(found);
  },
);
