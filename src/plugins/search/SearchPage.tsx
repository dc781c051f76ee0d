import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useState} from 'react';
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
    const address = new URL(window.location.href);
    if (wanted.trim()) address.searchParams.set('q', wanted.trim());
    else address.searchParams.delete('q');
    // Not with `history.push`, which would add a history entry for each letter.
    window.history.replaceState(window.history.state, '', address);
  }

  return (
    <div className={styles.frame} {...(isBrowser && {role: 'search'})}>
      {isBrowser && <Search query={query} setQuery={change} go={(url) => history.push(url)} />}
    </div>
  );
}
