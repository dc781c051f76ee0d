// Starts the web worker of the search (worker.ts), and sends queries to it.
import type {SearchResults} from './find';
import type {Reply, Request} from './worker';

type SearchWorker = {worker?: Worker; failure: Promise<Reply>};

let current: SearchWorker | undefined;

/** Starts the worker, unless it is already running. The worker then loads the index. */
export function startWorker(): SearchWorker {
  current ??= newWorker();
  return current;
}

function newWorker(): SearchWorker {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
  } catch {
    // The origin of a sandboxed frame may not start workers.
    const error = 'this frame does not allow it. Open the page in a separate tab.';
    return {failure: Promise.resolve({error})};
  }
  const failure = new Promise<Reply>((resolve) => {
    worker.addEventListener('error', ({message}) =>
      resolve({error: message || 'its script cannot be fetched. Check your connection.'}),
    );
  });
  return {worker, failure};
}

/**
 * Searches in the worker. After a failure, terminates the worker, so that the next search starts a new one.
 *
 * @throws Error if the worker or the index cannot be loaded
 */
export async function search(request: Request): Promise<SearchResults> {
  const started = startWorker();
  const {worker, failure} = started;
  const {port1, port2} = new MessageChannel();
  const answered = new Promise<Reply>((resolve) => {
    port1.addEventListener('message', ({data}: MessageEvent<Reply>) => resolve(data));
  });
  port1.start();
  worker?.postMessage(request, [port2]);
  const reply = await Promise.race([answered, failure]);
  port1.close();
  if ('found' in reply) return reply.found;
  worker?.terminate();
  if (current === started) current = undefined;
  throw new Error(reply.error);
}
