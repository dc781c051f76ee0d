// Starts the web worker of the search (worker.ts).
import type {Outcome} from './worker';

let current: Worker | undefined;

/** Starts the worker, unless it is already running. The worker then loads the index. If it fails, it is stopped. */
export function startWorker(): Worker {
  if (current) return current;
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  function stop() {
    worker.terminate();
    if (current === worker) current = undefined;
  }
  worker.addEventListener('error', stop);
  worker.addEventListener('message', ({data}: MessageEvent<Outcome>) => 'error' in data && stop());
  current = worker;
  return worker;
}
