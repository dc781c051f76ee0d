// The content of the search dialog. SearchProvider loads this module when the dialog first opens.
import {useHistory} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {PageHits} from './find';
import popular from './popular.json';
import Search from './Search';
import styles from './Search.module.css';

type Props = {
  /** Returns the text that replaces the last query: selected on the page, or typed before this module loaded. */
  typed: () => string;
  close: () => void;
  closeButton: ReactNode;
};

const home = siteConfig.baseUrl.slice(0, -1);

/** Pages that most readers need, in the format of search results, with a heading above the first. */
const popularPages = popular.map(({title, url, about}, index): PageHits => ({
  title,
  hits: [{url: home + url, heading: title, excerpt: [{text: about, marked: false}]}],
  best: 0,
  ...(index === 0 && {above: 'Popular pages'}),
}));

/** The last query in the dialog, kept until the tab is closed. */
let lastQuery = '';

/** Renders the search. Without a query, it shows popular pages. */
export default function SearchDialog({typed, close, closeButton}: Props): ReactNode {
  const history = useHistory();
  const frame = useRef<HTMLDivElement>(null);
  const [given] = useState(typed);
  const [query, setQuery] = useState(given || lastQuery);

  // Runs before the next paint, so that no typed letter is lost when this field replaces the field of the fallback.
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    input?.focus();
    // Selects the last query, so that typing replaces it.
    if (!given) input?.select();
  }, [given]);

  useEffect(() => {
    lastQuery = query;
  }, [query]);

  function go(url: string) {
    close();
    history.push(url);
  }

  return (
    <div ref={frame} className={styles.frame}>
      <Search query={query} setQuery={setQuery} go={go} suggested={popularPages}>
        {closeButton}
      </Search>
    </div>
  );
}
