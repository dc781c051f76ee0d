import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useState} from 'react';
import Search from './Search';
import {useOpenSearch} from './SearchProvider';
import styles from './SearchPage.module.css';

/** The search as a page, whose address has the query, so that results can be sent to somebody. Without script it is not there. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const reopen = useOpenSearch();
  const [query, setQuery] = useState('');

  useEffect(() => setQuery(new URLSearchParams(search).get('q') ?? ''), [search]);

  function change(wanted: string) {
    setQuery(wanted);
    const address = new URL(window.location.href);
    if (wanted.trim()) address.searchParams.set('q', wanted.trim());
    else address.searchParams.delete('q');
    // No step back for each letter, and no new page for the router.
    window.history.replaceState(window.history.state, '', address);
  }

  return (
    <div className={styles.frame} {...(isBrowser && {role: 'search'})}>
      {isBrowser && (
        <Search query={query} setQuery={change} go={(url) => history.push(url)} reopen={reopen} />
      )}
    </div>
  );
}
