import BrowserOnly from '@docusaurus/BrowserOnly';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {storeQuery} from '../../site/address/queryInAddress';
import Search from './Search';
import styles from './SearchPage.module.css';

/** Renders the search page. The URL has the query, so that readers can share results. Empty without JavaScript. */
export default function SearchPage(): ReactNode {
  const {search} = useLocation();
  const typed = () => new URLSearchParams(search).get('q') ?? '';
  return (
    <search className={styles.frame}>
      <BrowserOnly>{() => <Search key={search} typed={typed} onQuery={storeQuery} />}</BrowserOnly>
    </search>
  );
}
