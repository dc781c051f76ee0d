import type {Choice, Found} from './find';
import {fetchData, forgetData} from './load';
import type {Answer, Request} from './worker';

/** A request without its number. */
type Asked<R = Request> = R extends Request ? Omit<R, 'id'> : never;
type Waiting = {resolve: (answer: Answer) => void; reject: (error: Error) => void};

/** A worker that answers each request by its number. */
class Engine {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url));
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  #failed?: Error;

  /** @param failed is called when it will not answer any more */
  constructor(failed: () => void) {
    this.#worker.addEventListener('message', ({data}: MessageEvent<Answer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.error === undefined) waiting?.resolve(data);
      else waiting?.reject(new Error(data.error));
    });
    // Its script cannot be fetched, or does not run.
    this.#worker.addEventListener('error', ({message}) => {
      this.#failed = new Error(message || 'its script cannot be fetched. Check your connection.');
      for (const {reject} of this.#waiting.values()) reject(this.#failed);
      this.#waiting.clear();
      failed();
    });
  }

  ask(asked: Asked, transfer: Transferable[] = []): Promise<Answer> {
    if (this.#failed) return Promise.reject(this.#failed);
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve, reject});
      this.#worker.postMessage({...asked, id}, transfer);
    });
  }

  close() {
    this.#worker.terminate();
  }
}

let ready: Promise<Engine> | undefined;

async function start(): Promise<Engine> {
  // Its script comes while the data is on its way.
  const engine = new Engine(() => {
    ready = undefined;
  });
  try {
    const bytes = await fetchData();
    await engine.ask({kind: 'prepare', bytes}, [bytes]);
    return engine;
  } catch (error) {
    engine.close();
    forgetData();
    ready = undefined;
    throw error;
  }
}

/** Makes the search ready, once. A failure is not remembered: the next search tries again. */
function engineReady(): Promise<Engine> {
  ready ??= start();
  return ready;
}

/**
 * Searches.
 *
 * @param query as it stands in the box
 * @throws when the search cannot be loaded
 */
export async function search(query: string, choice: Choice): Promise<Found> {
  const engine = await engineReady();
  const {found} = await engine.ask({kind: 'find', query, choice});
  if (!found) throw new Error('The search was asked before it was ready.');
  return found;
}
