import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useState} from 'react';
import {storeQuery} from '../../site/queryInAddress';
import Search from './Search';
import styles from './SearchPage.module.css';

/** Renders the search page. The URL has the query, so that readers can share results. Empty without JavaScript. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const [query, setQuery] = useState('');

  useEffect(() => setQuery(new URLSearchParams(search).get('q') ?? ''), [search]);

  function change(wanted: string) {
    setQuery(wanted);
    storeQuery(wanted.trim());
  }

  return (
    <div className={styles.frame} {...(isBrowser && {role: 'search'})}>
      {isBrowser && <Search query={query} setQuery={change} go={(url) => history.push(url)} />}
    </div>
  );
}
