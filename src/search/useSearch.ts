import {useEffect, useState} from 'react';
import {search} from './client';
import type {Area} from './data';
import type {Found} from './find';

/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 60;
/** Delay after which "Searching" is shown, in milliseconds; the same as for a page. */
const SAY_MS = 200;

export type Outcome =
  {kind: 'idle'} | {kind: 'found'; query: string; found: Found} | {kind: 'failed'; message: string};

type Search = {
  /** The result of the last finished search; it can belong to an earlier query. */
  outcome: Outcome;
  /** Whether it takes long enough to say so. */
  working: boolean;
  retry: () => void;
};

/**
 * Searches whenever the query has not changed for a moment.
 *
 * @param query empty for none
 * @param area the only one to show, if any
 * @param limit of the pages
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
      search({query, choice: {limit, ...(area && {area})}}).then(
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
