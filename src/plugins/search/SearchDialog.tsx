// The content of the search dialog. SearchProvider loads this module when the dialog first opens.
import {useHistory} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';
import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import type {PageHits} from './find';
import popular from './popular.json';
import Search from './Search';
import styles from './Search.module.css';

type Props = {
  /** Returns the text that was typed before this module loaded. */
  typed: () => string;
  close: () => void;
  closeButton: ReactNode;
};

const home = siteConfig.baseUrl.slice(0, -1);

/** Number of recent queries that the browser keeps. */
const MOST_RECENT = 5;

/** Builds a row in the format of search results. */
const suggestion = (title: string, url: string, about: string): PageHits => ({
  title,
  hits: [{url: home + url, heading: title, excerpt: [{text: about, marked: false}]}],
  best: 0,
});

/** Adds a heading above the first row. */
const under = (above: string, [first, ...others]: PageHits[]): PageHits[] =>
  first ? [{...first, above}, ...others] : [];

const recentUrl = (query: string) => `/search?q=${encodeURIComponent(query)}`;

/** Pages that most readers need. */
const popularPages = under(
  'Popular pages',
  popular.map(({title, url, about}) => suggestion(title, url, about)),
);

/** Renders the search. Without a query, it shows recent queries, of which a result was opened, and popular pages. */
export default function SearchDialog({typed, close, closeButton}: Props): ReactNode {
  const history = useHistory();
  const frame = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(typed);
  // Recent queries, the last one first, in a line each.
  const [stored, storage] = useStorageSlot('search.recent');
  const recent = stored?.split('\n') ?? [];
  const focus = () => frame.current?.querySelector('input')?.focus();

  // Runs before the next paint, so that no typed letter is lost when this field replaces the field of the fallback.
  useLayoutEffect(focus, []);

  function go(url: string) {
    const again = recent.find((text) => home + recentUrl(text) === url);
    if (again !== undefined) {
      setQuery(again);
      // A click on the row took the focus.
      focus();
      return;
    }
    const used = query.trim();
    const others = recent.filter((text) => text !== used);
    if (used !== '') storage.set([used, ...others].slice(0, MOST_RECENT).join('\n'));
    close();
    history.push(url);
  }

  function clear() {
    storage.del();
    focus();
  }

  return (
    <div ref={frame} className={styles.frame}>
      <Search
        query={query}
        setQuery={setQuery}
        go={go}
        suggested={[
          ...under(
            'Recent searches',
            recent.map((text) => suggestion(text, recentUrl(text), 'Search again')),
          ),
          ...popularPages,
        ]}
        clear={recent.length > 0 ? clear : undefined}
      >
        {closeButton}
      </Search>
    </div>
  );
}
