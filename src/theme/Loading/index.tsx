import type LoadingComponent from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Shown in place of a part that is still loading: nothing for the first 200 ms, then a spinner; the error and a Retry
 * button when it could not be had. Ejected: the original's colours fail contrast and it says nothing to a screen reader.
 */
export default function Loading({
  error,
  retry,
  pastDelay,
}: ComponentProps<typeof LoadingComponent>): ReactNode {
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary button--sm" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.pending} role="status">
      <span className="spinner" />
      <span className="sr-only">Loading</span>
    </div>
  ) : null;
}
