import type LoadingComponent from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Shown while a part of the page loads: nothing for the first 200 ms, then a spinner. If loading fails, shows the error
 * and a Retry button. Ejected: the original's contrast is too low, and it announces nothing to screen readers.
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
