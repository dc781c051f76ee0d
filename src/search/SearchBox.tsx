import type {ReactNode} from 'react';
import styles from './SearchBox.module.css';
import {useOpenSearch} from './SearchProvider';

/** The box in the navbar: a button that opens the search. */
export default function SearchBox(): ReactNode {
  const openSearch = useOpenSearch();
  return (
    <button
      type="button"
      className={styles.box}
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={() => openSearch()}
    >
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="m13 13 5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className={styles.word}>Search</span>
      <kbd className={styles.key}>/</kbd>
    </button>
  );
}
