import Loading from '@theme/Loading';
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

/** How long nothing is shown before the spinner, in milliseconds; the same as for a page. */
const DELAY_MS = 200;

type Props<P extends object> = {
  /** Fetches the part's own chunk; called again on Retry. */
  load: () => Promise<{default: ComponentType<P>}>;
  /** What to give the part. */
  props: P;
  /** Shown in the part's place, above the loading state, until it is there. */
  meanwhile?: ReactNode;
};

/** Reloads the page when it can be had, so that a reader without a network keeps the one that is shown. */
async function reloadIfReachable() {
  const {ok} = await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
  if (ok) window.location.reload();
}

/**
 * A part of a page that is fetched when it is first wanted, with the same loading and failure states as a page.
 * React's own `lazy` remembers a failure for ever, so a Retry would never recover.
 */
export default function LazyPart<P extends object>({load, props, meanwhile}: Props<P>): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [pastDelay, setPastDelay] = useState(false);
  const [error, setError] = useState<Error>();
  const [Part, setPart] = useState<ComponentType<P>>();

  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(setPastDelay, DELAY_MS, true);
    load().then(
      (module) => wanted && setPart(() => module.default),
      async (reason: Error) => {
        // The site may have been published again since, without this part under its old name.
        if (wanted && attempt > 0) await reloadIfReachable().catch(() => undefined);
        if (wanted) setError(reason);
      },
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [load, attempt]);

  function retry() {
    setError(undefined);
    setPastDelay(false);
    setAttempt((count) => count + 1);
  }

  if (Part) return <Part {...props} />;
  return (
    <>
      {meanwhile}
      <Loading isLoading pastDelay={pastDelay} timedOut={false} error={error} retry={retry} />
    </>
  );
}
