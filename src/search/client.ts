import type {Choice, Found} from './find';
import {fetchData, forgetData} from './load';
import type {Reply, Request} from './worker';

/** Starts the worker and sends it the index. */
function start() {
  // Its script loads while the index is fetched.
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failure = new Promise<Reply>((resolve) => {
    worker.addEventListener('error', ({message}) =>
      resolve({error: message || 'its script cannot be fetched. Check your connection.'}),
    );
  });
  /** @throws Error with the message of the worker */
  async function ask(request: Request, transfer: Transferable[] = []): Promise<Found | undefined> {
    const {port1, port2} = new MessageChannel();
    const reply = new Promise<Reply>((resolve) => {
      port1.addEventListener('message', ({data}: MessageEvent<Reply>) => resolve(data));
    });
    port1.start();
    worker.postMessage(request, [port2, ...transfer]);
    const {found, error} = await Promise.race([reply, failure]);
    port1.close();
    if (error !== undefined) throw new Error(error);
    return found;
  }
  const ready = fetchData().then((bytes) => ask(bytes, [bytes]));
  return {worker, ask, ready};
}

let engine: ReturnType<typeof start> | undefined;

/**
 * Searches. The engine is loaded once; after a failure the next search loads it again.
 *
 * @param query as it is in the box
 * @throws Error when the search cannot be loaded
 */
export async function search(query: string, choice: Choice): Promise<Found> {
  engine ??= start();
  const {worker, ask, ready} = engine;
  try {
    await ready;
    return (await ask({query, choice})) as Found;
  } catch (error) {
    worker.terminate();
    forgetData();
    if (engine?.worker === worker) engine = undefined;
    throw error;
  }
}
