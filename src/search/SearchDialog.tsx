import {useHistory} from '@docusaurus/router';
import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {popular} from './popular';
import Search from './Search';
import styles from './Search.module.css';

type Props = {
  /** Text that was selected in the page, or typed before this part had loaded; it replaces the last query. */
  typed: () => string;
  close: () => void;
  closeButton: ReactNode;
};

/** The query when the dialog was last used, until the tab is closed. */
let lastQuery = '';

/** The content of the search dialog, loaded when it is first opened. */
export default function SearchDialog({typed, close, closeButton}: Props): ReactNode {
  const history = useHistory();
  const frame = useRef<HTMLDivElement>(null);
  const [given] = useState(typed);
  const [query, setQuery] = useState(given || lastQuery);

  // Before the paint, so that no letter is lost between the placeholder field and this one.
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    input?.focus();
    // The next letter replaces an old query.
    if (!given) input?.select();
  }, [given]);

  function change(wanted: string) {
    lastQuery = wanted;
    setQuery(wanted);
  }

  function go(url: string) {
    close();
    history.push(url);
  }

  return (
    <div ref={frame} className={styles.frame}>
      <Search query={query} setQuery={change} go={go} suggested={popular}>
        {closeButton}
      </Search>
    </div>
  );
}
