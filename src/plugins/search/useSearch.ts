// Searches in the web worker (worker.ts) while the reader types.
import {useEffect, useState} from 'react';
import type {Outcome, Request} from './worker';

/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 60;

let running: Worker | undefined;

/** Starts the worker, unless it is already running. The worker then loads the index. */
export function startWorker(): Worker {
  if (!running) {
    running = new Worker(new URL('./worker.ts', import.meta.url));
    running.addEventListener('error', () => {
      running = undefined;
    });
  }
  return running;
}

/**
 * Searches after a debounce whenever the query changes.
 *
 * @param query the text in the search field
 * @param limit maximum number of pages
 * @returns the last finished search, whose query may be older; undefined before the first one and without a query.
 *   `retry` repeats a failed search.
 */
export function useSearch(query: string, limit: number) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (query === '') return undefined;
    const outdated = new AbortController();
    const {signal} = outdated;
    const timer = setTimeout(() => {
      const worker = startWorker();
      const show = ({data}: MessageEvent<Outcome>) => data.query === query && setOutcome(data);
      worker.addEventListener('message', show, {signal});
      // The event of a script that cannot be fetched has no message.
      const notFetched = 'its script cannot be fetched. Check your connection.';
      const report = ({message}: ErrorEvent) => setOutcome({query, error: message || notFetched});
      worker.addEventListener('error', report, {signal});
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have an origin
      worker.postMessage({query, limit} satisfies Request);
    }, PAUSE_MS);
    return () => {
      outdated.abort();
      clearTimeout(timer);
    };
  }, [query, limit, attempt]);

  function retry() {
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  }

  return {outcome: query === '' ? undefined : outcome, retry};
}
