import type LoadingComponent from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';

/**
 * Renders the loading state of a page: nothing for the first 200 ms, then a spinner. If loading fails, renders the
 * error and a Retry button. Ejected: the original has too little contrast, and screen readers don't announce it.
 */
export default function Loading({
  error,
  retry,
  pastDelay,
}: ComponentProps<typeof LoadingComponent>): ReactNode {
  if (error) {
    return (
      <div className="callout callout--caution" role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary button--sm" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className="text--center padding--lg" role="status">
      <span className="load-spinner" />
      <span className="sr-only">Loading</span>
    </div>
  ) : null;
}
