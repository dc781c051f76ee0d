import {useCallback, useEffect, useRef, useState} from 'react';
import {search} from './client';
import type {Area} from './data';
import type {Found} from './find';

/** Pause in typing after which the query runs, in milliseconds. */
const PAUSE_MS = 60;
/** How long nothing is said while the search is working, in milliseconds; the same as for a page. */
const SAY_MS = 200;

export type Outcome =
  {kind: 'idle'} | {kind: 'found'; query: string; found: Found} | {kind: 'failed'; message: string};

/** What a reader asks for. */
export type Asked = {query: string; area?: Area; limit: number};

type Search = {
  /** What the last finished search gave; it can belong to an earlier query. */
  outcome: Outcome;
  /** Whether it is taking long enough to say so. */
  working: boolean;
  retry: () => void;
  /** What is found for the query, as soon as it can be; undefined when that failed. */
  now: () => Promise<Found | undefined>;
};

const choice = (area: Area | undefined, limit: number) => ({limit, ...(area && {area})});

/** Searches whenever what is asked for has stood still for a moment. */
export function useSearch({query, area, limit}: Asked): Search {
  const [outcome, setOutcome] = useState<Outcome>({kind: 'idle'});
  const [working, setWorking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(0);

  const run = useCallback(async (): Promise<void> => {
    latest.current += 1;
    const mine = latest.current;
    const say = setTimeout(() => mine === latest.current && setWorking(true), SAY_MS);
    try {
      const found = await search(query, choice(area, limit));
      if (mine === latest.current) setOutcome({kind: 'found', query, found});
    } catch (error) {
      if (mine === latest.current)
        setOutcome({kind: 'failed', message: error instanceof Error ? error.message : ''});
    } finally {
      clearTimeout(say);
      if (mine === latest.current) setWorking(false);
    }
  }, [query, area, limit]);

  useEffect(() => {
    if (query === '') {
      latest.current += 1;
      setWorking(false);
      setOutcome({kind: 'idle'});
      return undefined;
    }
    const timer = setTimeout(() => void run(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, run, attempt]);

  async function now(): Promise<Found | undefined> {
    try {
      return await search(query, choice(area, limit));
    } catch {
      // The search that the typing started tells of it.
      return undefined;
    }
  }

  return {outcome, working, retry: () => setAttempt((count) => count + 1), now};
}
