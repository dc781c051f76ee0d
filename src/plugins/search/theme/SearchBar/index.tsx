import type {ReactNode} from 'react';
import {Magnifier} from '../../SearchField';
import {useOpenSearch} from '../../SearchProvider';
import styles from './styles.module.css';

/** Renders the search box: a button that looks like a field and opens the search dialog. */
export default function SearchBar(): ReactNode {
  const openSearch = useOpenSearch();
  return (
    <button
      type="button"
      className={styles.box}
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={openSearch}
    >
      <Magnifier />
      <span className={styles.word}>Search</span>
      <kbd className={styles.key}>/</kbd>
    </button>
  );
}
