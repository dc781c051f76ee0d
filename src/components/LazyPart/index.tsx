// Loads the chunk of a component when the component is first rendered.
import Loading from '@theme/Loading';
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

/** Delay before the spinner is shown, in milliseconds; the same as for pages. */
const DELAY_MS = 200;

type Props<P extends object> = {
  /** Loads the chunk of the component; called again on Retry. */
  load: () => Promise<{default: ComponentType<P>}>;
  /** Props of the component. */
  props: P;
  /** Content above the spinner or error, until the component has loaded. */
  fallback: ReactNode;
};

/** Reloads the page only if the site can be reached, so that offline readers keep the current page. */
async function reloadIfReachable() {
  const {ok} = await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
  if (ok) window.location.reload();
}

/**
 * Renders a component as soon as its chunk has loaded. Until then, shows the same loading and error states as a page.
 * `React.lazy` caches a failed import, so Retry would fail again.
 */
export default function LazyPart<P extends object>({load, props, fallback}: Props<P>): ReactNode {
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
        // After a deployment, the chunk may have a different name, which a reload finds.
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
      {fallback}
      <Loading isLoading pastDelay={pastDelay} timedOut={false} error={error} retry={retry} />
    </>
  );
}
