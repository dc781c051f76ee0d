import {useHistory} from '@docusaurus/router';
import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {readRemembered, rememberLast} from './recent';
import Search from './Search';
import styles from './Search.module.css';

type Props = {
  /** What the page had selected, and what was typed before this part was there; it goes ahead of the last query. */
  typed: () => string;
  close: () => void;
  closeButton: ReactNode;
};

/** What is in the search box's dialog. */
export default function SearchDialog({typed, close, closeButton}: Props): ReactNode {
  const history = useHistory();
  const frame = useRef<HTMLDivElement>(null);
  const [given] = useState(typed);
  const [query, setQuery] = useState(() => given || readRemembered().last);

  // Before the paint, so that no letter falls between the field that was here before and this one.
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    input?.focus();
    // The next letter takes the place of an old query.
    if (!given) input?.select();
  }, [given]);

  useEffect(() => rememberLast(query), [query]);

  function go(url: string, reopened: boolean) {
    if (!reopened) close();
    history.push(url);
  }

  return (
    <div ref={frame} className={styles.frame}>
      <Search query={query} setQuery={setQuery} go={go}>
        {closeButton}
      </Search>
    </div>
  );
}
