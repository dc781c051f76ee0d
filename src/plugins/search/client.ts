// Starts the web worker of the search (worker.ts), and sends queries to it.
import type {SearchResults} from './find';
import type {Reply, Request} from './worker';

let current: Worker | undefined;

/** Stops a worker that failed, so that the next search starts a new one. */
function stop(worker: Worker) {
  worker.terminate();
  if (current === worker) current = undefined;
}

/** Starts the worker, unless it is already running. The worker then loads the index. */
export function startWorker(): Worker {
  if (current) return current;
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.addEventListener('error', () => stop(worker));
  current = worker;
  return worker;
}

/**
 * Searches in the worker.
 *
 * @throws Error if the worker or the index cannot be loaded
 */
export function search(request: Request): Promise<SearchResults> {
  const {port1, port2} = new MessageChannel();
  const answered = new AbortController();
  return new Promise<SearchResults>((resolve, reject) => {
    const worker = startWorker();
    worker.addEventListener(
      'error',
      ({message}) =>
        reject(new Error(message || 'its script cannot be fetched. Check your connection.')),
      {signal: answered.signal},
    );
    port1.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      if ('found' in data) return resolve(data.found);
      stop(worker);
      return reject(new Error(data.error));
    });
    port1.start();
    worker.postMessage(request, [port2]);
  }).finally(() => {
    port1.close();
    answered.abort();
  });
}
