// A React hook that searches while the reader types.
import {useEffect, useState} from 'react';
import {search} from './client';
import type {Area} from './data';
import type {SearchResults} from './find';

/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 60;
/** Delay before "Searching" is shown, in milliseconds. Slow navigations are shown after the same delay. */
const SAY_MS = 200;

export type Outcome =
  | {kind: 'idle'}
  | {kind: 'found'; query: string; found: SearchResults}
  | {kind: 'failed'; message: string};

type Search = {
  /** Result of the last finished search. Its query may be older than the current query. */
  outcome: Outcome;
  /** Whether the search takes long enough to show "Searching". */
  working: boolean;
  retry: () => void;
};

/**
 * Searches after a debounce whenever the query, area or limit changes.
 *
 * @param query the text in the search field; if it is empty, there are no results
 * @param area the only area whose pages are shown, if any
 * @param limit maximum number of pages
 */
export function useSearch(query: string, area: Area | undefined, limit: number): Search {
  const [outcome, setOutcome] = useState<Outcome>({kind: 'idle'});
  const [working, setWorking] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let say: ReturnType<typeof setTimeout>;
    let isLatest = true;
    function finish(result: Outcome) {
      clearTimeout(say);
      if (!isLatest) return;
      setWorking(false);
      setOutcome(result);
    }
    if (query === '') {
      finish({kind: 'idle'});
      return undefined;
    }
    const timer = setTimeout(() => {
      say = setTimeout(() => isLatest && setWorking(true), SAY_MS);
      search({query, options: {limit, ...(area && {area})}}).then(
        (found) => finish({kind: 'found', query, found}),
        (error: Error) => finish({kind: 'failed', message: error.message}),
      );
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [query, area, limit, attempt]);

  return {outcome, working, retry: () => setAttempt((count) => count + 1)};
}
