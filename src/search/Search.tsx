import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import Areas from './Areas';
import {type Area, areas} from './data';
import type {Found} from './find';
import {isShown, opensSearch} from './keys';
import {forget, readRemembered, rememberOpened} from './recent';
import Results, {type Row, rowsOf} from './Results';
import styles from './Search.module.css';
import {type Outcome, useSearch} from './useSearch';

/** Pages shown at first, and with each "Show more". */
const PAGES = 8;

type Props = {
  query: string;
  setQuery: (query: string) => void;
  /** Opens an address of this site in this tab; `reopened` when the reader has asked for the search anew since. */
  go: (url: string, reopened: boolean) => void;
  /** Opens the search anew while Enter waits for its results; left out where this search stays, behind the page that comes. */
  reopen?: () => void;
  /** Stands behind the box. */
  children?: ReactNode;
  className?: string;
};

type SaidProps = {outcome: Outcome; working: boolean; area: Area | undefined};

/** What is told to everybody, and read out. */
function Said({outcome, working, area}: SaidProps): ReactNode {
  if (working) return 'Searching …';
  if (outcome.kind === 'failed') return `The search could not be loaded: ${outcome.message}`;
  if (outcome.kind === 'idle')
    return 'Type a path, a field, an error number, a PMS or a question. Put a phrase into quotation marks.';
  const {query, found} = outcome;
  const {counts, corrected, without, pages} = found;
  if (counts.all === 0) return `Nothing matches “${query.trim()}”. Try fewer or other words.`;
  const count = (area ? counts[area] : counts.all) ?? 0;
  return (
    <>
      {/* So that the same number for another query is read out too. */}
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
      {pages.length < count && `${pages.length} of `}
      {count} {count === 1 ? 'page' : 'pages'}
      {area && ` in ${areas[area]}`}.{' '}
      <span className={styles.keys}>Arrows to choose, Enter to open.</span>
    </>
  );
}

/** The box, the results and the keys of the search. The box keeps the focus throughout; arrows move the choice. */
export default function Search(props: Props): ReactNode {
  const {query, setQuery, go, reopen, children, className} = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [area, setArea] = useState<Area>();
  const [limit, setLimit] = useState(PAGES);
  const [chosen, setChosen] = useState(0);
  const [recent, setRecent] = useState<string[]>([]);
  const wanted = query.trim() === '' ? '' : query;
  const {outcome, working, retry, now} = useSearch({query: wanted, limit, ...(area && {area})});

  /** An Enter that waits for its results, and whether the reader has asked for the search anew since. */
  const waiting = useRef<{reopened: boolean}>(undefined);

  useEffect(() => setRecent(readRemembered().recent), []);
  useEffect(() => setLimit(PAGES), [wanted, area]);
  useEffect(() => setChosen(0), [wanted, area]);
  // To type on takes Enter back, and so does to close the search; not once it has been opened anew.
  useEffect(
    () => () => {
      if (!waiting.current?.reopened) waiting.current = undefined;
    },
    [query],
  );

  const found: Found | undefined = outcome.kind === 'found' ? outcome.found : undefined;
  const pages = found?.pages ?? [];
  const all = (area ? found?.counts[area] : found?.counts.all) ?? 0;
  const shown = {
    pages,
    recent: wanted === '' ? recent : [],
    more: Math.max(all - pages.length, 0),
  };
  const rows = rowsOf(shown);

  function open(row: Row, inNewTab = false, reopened = false) {
    if (row.kind === 'more') {
      setLimit((count) => count + PAGES);
    } else if (row.kind === 'recent') {
      setQuery(row.query);
      input.current?.focus();
    } else {
      rememberOpened(query.trim());
      if (inNewTab) window.open(row.hit.url, '_blank', 'noopener');
      else go(row.hit.url, reopened);
    }
  }

  /** Opens the choice among the results of what stands in the box now, which may still have to be found. */
  async function enter(inNewTab: boolean) {
    const current = outcome.kind === 'found' && outcome.query === wanted;
    if (wanted === '' || current) {
      const row = rows[chosen];
      if (row) open(row, inNewTab);
      return;
    }
    const mine = {reopened: false};
    waiting.current = mine;
    const hit = (await now())?.pages[0]?.hits[0];
    if (waiting.current !== mine) return;
    waiting.current = undefined;
    if (hit) open({kind: 'hit', hit}, inNewTab, mine.reopened);
  }

  function onKey(event: KeyboardEvent<HTMLElement>) {
    const last = rows.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: chosen >= last ? 0 : chosen + 1,
      ArrowUp: chosen === 0 ? last : chosen - 1,
      PageDown: Math.min(chosen + 5, last),
      PageUp: Math.max(chosen - 5, 0),
    };
    const next = moves[event.key];
    // While a word is being composed, the keys belong to the input method; the field of a dialog that has just been closed keeps the
    // focus until the next frame.
    if (event.nativeEvent.isComposing || !isShown(event.currentTarget)) return;
    if (waiting.current?.reopened === false && opensSearch(event)) {
      // The reader counts on the search having closed with Enter.
      event.preventDefault();
      event.stopPropagation();
      waiting.current.reopened = true;
      if (reopen) reopen();
      else input.current?.select();
    } else if (next !== undefined && rows.length > 0) {
      event.preventDefault();
      setChosen(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      void enter(event.ctrlKey || event.metaKey);
    }
  }

  const failed = outcome.kind === 'failed' && !working;
  return (
    <div className={clsx(styles.search, className)}>
      <div className={styles.head}>
        {/* Not of the type "search": WebKit and Chromium would take Escape to empty it. */}
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
          <Said outcome={outcome} working={working} area={area} />
        </p>
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
