// A React hook that searches while the reader types.
import {useEffect, useState} from 'react';
import {search} from './client';
import type {SearchResults} from './find';

/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 60;

/** What a search found, or why it failed. */
export type Outcome = {query: string} & ({found: SearchResults} | {error: string});

type Search = {
  /** The last finished search, whose query may be older than the current query. Undefined before the first one. */
  outcome: Outcome | undefined;
  retry: () => void;
};

/**
 * Searches after a debounce whenever the query or limit changes.
 *
 * @param query the text in the search field; if it is empty, there is no outcome
 * @param limit maximum number of pages
 */
export function useSearch(query: string, limit: number): Search {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (query === '') return undefined;
    let isLatest = true;
    const timer = setTimeout(async () => {
      const result = await search({query, limit}).then(
        (found) => ({query, found}),
        (error: Error) => ({query, error: error.message}),
      );
      if (isLatest) setOutcome(result);
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [query, limit, attempt]);

  function retry() {
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  }

  return {outcome: query === '' ? undefined : outcome, retry};
}
