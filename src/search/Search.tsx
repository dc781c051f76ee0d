import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import Areas from './Areas';
import Magnifier from './Magnifier';
import {type Area, areas} from './data';
import type {Found, PageHits} from './find';
import {forget, readRemembered, rememberOpened} from './recent';
import Results, {type Row, rowsOf} from './Results';
import styles from './Search.module.css';
import {type Outcome, useSearch} from './useSearch';

/** Pages shown at first, and with each "Show more". */
const PAGES = 8;

type Props = {
  query: string;
  setQuery: (query: string) => void;
  /** Opens an address of this site in this tab. */
  go: (url: string) => void;
  /** Pages that are listed before anything is typed. */
  suggested?: PageHits[];
  /** Shown beside the box. */
  children?: ReactNode;
  className?: string;
};

type StatusProps = {outcome: Outcome; working: boolean; area: Area | undefined};

/** The status line, which screen readers announce. */
function Status({outcome, working, area}: StatusProps): ReactNode {
  if (working) return 'Searching …';
  if (outcome.kind === 'failed') return `The search could not be loaded: ${outcome.message}`;
  if (outcome.kind === 'idle')
    return 'Type a path, a field, an error number, a PMS or a question. Put a phrase into quotation marks.';
  const {query, found} = outcome;
  const {counts, corrected, without, elsewhere, pages} = found;
  if (counts.all === 0) return `Nothing matches “${query.trim()}”. Try fewer or other words.`;
  const count = (area ? counts[area] : counts.all) ?? 0;
  return (
    <>
      {/* Makes screen readers announce the same number for another query too. */}
      <span className="sr-only">{query.trim()}: </span>
      {corrected && (
        <>
          Showing results for <strong>{corrected}</strong>.{' '}
        </>
      )}
      {without.length > 0 && (
        <>
          Results without <strong>{without.join(', ')}</strong>.{' '}
        </>
      )}
      {area && elsewhere.length > 0 && (
        <>
          Nothing in {areas[area]} has <strong>{elsewhere.join(', ')}</strong>.{' '}
        </>
      )}
      {pages.length < count && `${pages.length} of `}
      {count} {count === 1 ? 'page' : 'pages'}
      {area && ` in ${areas[area]}`}.
    </>
  );
}

/**
 * The box, the results and the keys of the search. The box keeps the focus throughout; arrow keys change the chosen
 * row.
 */
export default function Search(props: Props): ReactNode {
  const {query, setQuery, go, suggested = [], children, className} = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [area, setArea] = useState<Area>();
  const [limit, setLimit] = useState(PAGES);
  const [chosen, setChosen] = useState(0);
  const [recent, setRecent] = useState<string[]>([]);
  const wanted = query.trim() === '' ? '' : query;
  const {outcome, working, retry} = useSearch(wanted, area, limit);
  /** Set while an Enter waits for its results. */
  const waiting = useRef<{inNewTab: boolean}>(undefined);

  useEffect(() => setRecent(readRemembered().recent), []);
  useEffect(() => setLimit(PAGES), [wanted, area]);
  useEffect(() => setChosen(0), [wanted, area]);
  // Typing on cancels the Enter, and so does closing the search.
  useEffect(() => {
    waiting.current = undefined;
  }, [query]);

  const found: Found | undefined = outcome.kind === 'found' ? outcome.found : undefined;
  const pages = found?.pages ?? (wanted === '' && recent.length === 0 ? suggested : []);
  const all = (area ? found?.counts[area] : found?.counts.all) ?? 0;
  const shown = {
    pages,
    recent: wanted === '' ? recent : [],
    more: found ? Math.max(all - pages.length, 0) : 0,
  };
  const rows = rowsOf(shown);

  function open(row: Row, inNewTab = false) {
    if (row.kind === 'more') {
      setLimit((count) => count + PAGES);
    } else if (row.kind === 'recent') {
      setQuery(row.query);
      input.current?.focus();
    } else {
      rememberOpened(query.trim());
      if (inNewTab) window.open(row.hit.url, '_blank', 'noopener');
      else go(row.hit.url);
    }
  }

  /** Opens the chosen row; when the results of the query are still to come, the first of those. */
  function enter(inNewTab: boolean) {
    const row = rows[chosen];
    const isCurrent = outcome.kind === 'found' && outcome.query === wanted;
    if (wanted !== '' && !isCurrent) waiting.current = {inNewTab};
    else if (row) open(row, inNewTab);
  }

  useEffect(() => {
    const hit = pages[0]?.hits[0];
    if (waiting.current && hit) open({kind: 'hit', hit}, waiting.current.inNewTab);
    waiting.current = undefined;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outcome]);

  function onKey(event: KeyboardEvent<HTMLElement>) {
    const last = rows.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: chosen >= last ? 0 : chosen + 1,
      ArrowUp: chosen === 0 ? last : chosen - 1,
      PageDown: Math.min(chosen + 5, last),
      PageUp: Math.max(chosen - 5, 0),
    };
    const next = moves[event.key];
    // While a word is being composed, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (next !== undefined && rows.length > 0) {
      event.preventDefault();
      setChosen(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      enter(event.ctrlKey || event.metaKey);
    }
  }

  const failed = outcome.kind === 'failed' && !working;
  return (
    <div className={clsx(styles.search, className)}>
      <div className={styles.head}>
        <Magnifier />
        {/* Not of the type "search": in WebKit and Chromium, Escape would empty it instead of closing the dialog. */}
        <input
          ref={input}
          className={styles.input}
          type="text"
          name="q"
          role="combobox"
          placeholder="Search pages, fields, paths"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={rows.length > 0 ? `${id}${chosen}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="go"
          spellCheck={false}
          value={query}
          onChange={({target}) => setQuery(target.value)}
          onKeyDown={onKey}
        />
        {children}
      </div>
      {found && found.counts.all > 0 && (
        <Areas counts={found.counts} area={area} setArea={setArea} />
      )}
      <Results id={id} {...shown} chosen={chosen} choose={setChosen} open={open} />
      <div className={styles.foot}>
        <p role="status" className={styles.said}>
          <Status outcome={outcome} working={working} area={area} />
        </p>
        {rows.length > 0 && (
          <p className={styles.keys}>
            <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>Enter</kbd> to open
          </p>
        )}
        {failed && (
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => {
              input.current?.focus();
              retry();
            }}
          >
            Retry
          </button>
        )}
        {shown.recent.length > 0 && (
          <button
            type="button"
            className={styles.plain}
            onClick={() => {
              forget();
              setRecent([]);
              input.current?.focus();
            }}
          >
            Clear recent searches
          </button>
        )}
        {found && pages.length > 0 && (
          <a className={styles.plain} href={`/search?q=${encodeURIComponent(query.trim())}`}>
            Link to these results
          </a>
        )}
      </div>
    </div>
  );
}
