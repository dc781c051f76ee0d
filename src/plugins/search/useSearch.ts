// A React hook that searches while the reader types.
import {useEffect, useState} from 'react';
import {startWorker} from './client';
import type {Outcome} from './worker';

/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 60;

type Search = {
  /** The last finished search, whose query may be older than the current query. Undefined before the first one. */
  outcome: Outcome | undefined;
  retry: () => void;
};

/**
 * Searches after a debounce whenever the query changes.
 *
 * @param query the text in the search field; if it is empty, there is no outcome
 */
export function useSearch(query: string): Search {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (query === '') return undefined;
    const outdated = new AbortController();
    const {signal} = outdated;
    const timer = setTimeout(() => {
      const worker = startWorker();
      worker.addEventListener(
        'message',
        ({data}: MessageEvent<Outcome>) => data.query === query && setOutcome(data),
        {signal},
      );
      worker.addEventListener(
        'error',
        ({message}) => {
          const error = message || 'its script cannot be fetched. Check your connection.';
          setOutcome({query, error});
        },
        {signal},
      );
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have an origin
      worker.postMessage(query);
    }, PAUSE_MS);
    return () => {
      outdated.abort();
      clearTimeout(timer);
    };
  }, [query, attempt]);

  function retry() {
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  }

  return {outcome: query === '' ? undefined : outcome, retry};
}
