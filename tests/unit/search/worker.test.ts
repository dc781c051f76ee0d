// Tests the replies of the search worker.
import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('a search that throws is answered with its error', async () => {
  vi.doMock('../../../src/plugins/search/data', () => ({fetchData: async () => ({})}));
  vi.doMock('../../../src/plugins/search/engine', () => ({prepare: () => ({})}));
  vi.doMock('../../../src/plugins/search/find', () => ({
    find() {
      throw new Error('no such term');
    },
  }));
  const listen = vi.fn<(type: string, listener: (event: unknown) => void) => void>();
  vi.stubGlobal('addEventListener', listen);
  await import('../../../src/plugins/search/worker');
  const {port1, port2} = new MessageChannel();
  const reply = new Promise((resolve) => {
    port2.addEventListener('message', ({data}) => resolve(data), {once: true});
  });
  port2.start();
  listen.mock.calls[0]?.[1]({data: {query: 'a', options: {limit: 8}}, ports: [port1]});
  expect(await reply).toEqual({error: 'no such term'});
  port2.close();
});
